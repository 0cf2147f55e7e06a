"""Cards that move, are shuffled into decks or switch places, and those whose controller changes."""

from typing import Literal

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect, Either
from agot_judge.engine.ability.cards import Cards, On
from agot_judge.engine.ability.effects_on_cards import (
    Kneel,
    Move,
    PlaceToken,
    ReturnToHand,
    Switch,
    TakeControl,
)
from agot_judge.engine.ability.effects_on_players import Rearrange
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.moved_to import must_be_its_owner, must_be_of_the_player
from agot_judge.text.discourse.one_deed import done_at_once
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.on_cards import effects_on_cards
from agot_judge.text.grammar.effects.on_cards.affected import affected, there
from agot_judge.text.grammar.nouns.others import OTHERS_IN_A_DECK, SEARCHED
from agot_judge.text.grammar.places.destinations import Place, To, to_zone
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.template import FIRST, FOURTH, READING, SECOND, SUBJECT, THIRD, call, joined
from agot_judge.text.phrases.noun import Noun


@effects_on_cards.rule
def move(
    reading: Reading, chosen: str | None, noun: Noun, place: Place, unsaved: bool | None = None
) -> Effects:
    """The moving of cards to a place."""
    if place.or_bottom:
        return _on_either_end(reading, chosen, noun, place)
    found: tuple[Effect, ...] = ()
    if place.order == "in any order" and chosen is None and _is_from_deck(reading, noun):
        end: Literal["top of deck", "bottom of deck"] = (
            "top of deck" if place.to == "top of deck" else "bottom of deck"
        )
        return (Rearrange(on=reading.on(noun), to=end, player=reading.subject),)
    for one in noun.conjuncts:
        if place.to == "owner's agenda":
            must_be_its_owner(reading, one, place.who)
        else:
            must_be_of_the_player(reading, one, place.who)
        on = reading.moves(affected(reading, one, chosen))
        if place.to == "hand":
            found += (ReturnToHand(on=reading.was_done("returned", on), can_be_saved=not unsaved),)
        else:
            beneath = place.to in ("agenda", "owner's agenda", "under this card")
            moved = Move(on=on, to=place.to, facedown=beneath, can_be_saved=not unsaved, order=place.order)
            if place.order == "in any order":
                moved = replace(moved, ordered_by=_who_orders(reading, on))
            found += (moved,)
    return done_at_once(reading, found)


def _who_orders(reading: Reading, on: On) -> Who:
    """The player who puts cards somewhere in any order: the subject; of "chooses cards and places them" who chooses."""
    if reading.subject == "you" and on == "target" and reading.choices:
        return reading.choices[-1].by
    return reading.subject


def _on_either_end(reading: Reading, chosen: str | None, noun: Noun, place: Place) -> Effects:
    """``place that card on the top or bottom of its owner's deck``: the player says which, of one card."""
    if noun.also or noun.plural or (chosen is None and noun.quantity not in ("the", "some")):
        raise Unclear("which of several cards goes where")
    top = move(reading, chosen, noun, replace(place, or_bottom=False))
    bottom = tuple(replace(one, to="bottom of deck") for one in top if isinstance(one, Move))
    return (Either(options=(top, bottom), player=reading.subject, labels=("on top", "on the bottom")),)


@effects_on_cards.rule
def move_with_token(
    reading: Reading, chosen: str | None, noun: Noun, place: Place, token: str, unsaved: bool | None = None
) -> Effects:
    """``place that card in shadows with a shadow token on it``."""
    found = move(reading, chosen, noun, place, unsaved)
    if len(found) != 1 or not isinstance(found[0], Move) or noun.plural:
        raise Unclear("on what the token is placed")
    return (*found, PlaceToken(token=token, on="those"))


@effects_on_cards.rule
def into_shadows_with_token(reading: Reading, chosen: str | None, noun: Noun) -> Effects:
    """``place a card you control in shadows with a shadow token on it``: where it is said to be is where it goes; so too
    ``place a [martell] card you control in shadows``."""
    tokens = [one.token for one in noun.cards.where if one.token and one.relation == "at least"]
    if (noun.cards.zone, noun.cards.controller, tokens) == ("shadows", "you", []):
        return move(reading, chosen, replace(noun, cards=replace(noun.cards, zone="play")), Place("shadows"))
    if noun.cards.zone != "shadows" or noun.cards.controller != "you" or len(tokens) != 1:
        raise Unclear("where it is placed")
    rest = tuple(one for one in noun.cards.where if not one.token)
    there = replace(noun, cards=replace(noun.cards, zone="play", where=rest))
    return move_with_token(reading, chosen, there, Place("shadows"), tokens[0])


def _is_from_deck(reading: Reading, noun: Noun) -> bool:
    """True where these are all of certain cards of a deck that were shown or searched: they go back into it."""
    if reading.discourse.shown.zone != "deck":
        return False
    of_all = noun.quantity in ("each", "the")
    return noun.ref == "those" or (of_all and noun.cards in OTHERS_IN_A_DECK)


@effects_on_cards.rule
def kneel_and_return(reading: Reading, noun: Noun, zone: Zone) -> Effects:
    """The kneeling and returning of cards."""
    on = affected(reading, noun)
    return (Kneel(on=on), *move(reading, None, noun, to_zone(reading, zone)))


@effects_on_cards.rule
def shuffle_into(
    reading: Reading, chosen: str | None, noun: Noun, zone: Zone, unsaved: bool | None
) -> Effects:
    """The shuffling of cards into a deck."""
    if noun.cards == SEARCHED:
        raise Unclear("into what it is shuffled")
    nouns = noun.conjuncts
    decks = [_deck_for(reading, one, zone) for one in nouns]
    effects = [
        Move(on=affected(reading, one, chosen), to=deck, can_be_saved=not unsaved)
        for one, deck in zip(nouns, decks, strict=True)
    ]
    return done_at_once(reading, tuple(effects))


def _deck_for(reading: Reading, noun: Noun, zone: Zone) -> To:
    """The deck into which a card is shuffled: a plot card out of play, which is only ever in a plot deck or a used pile, into a
    plot deck. Raises Unclear for another one, and where it is not said whose card goes to whose deck."""
    where = noun.cards.zone if noun.ref is None else reading.zone_of(noun.ref)
    deck: To = "plot deck" if where in ("used", "plot deck") else "deck"
    must_be_of_the_player(reading, noun, zone.only(deck))
    return deck


@effects_on_cards.rule
def shuffle_zone(reading: Reading, zone: Zone, at_least: int | None, into: Zone) -> Effects:
    """``shuffle your used pile into your plot deck``; ``your hand (of at least 1 card)``: an empty one is not shuffled anyway."""
    to: To = "plot deck" if zone.places == ("used",) else "deck"
    if zone.pronoun or zone.who != into.only(to) or zone.places[0] in ("play", "deck", "plot deck"):
        raise Unclear("what is shuffled")
    if at_least not in (None, 1):
        raise Unclear("so many cards at least")
    return (Move(on=Cards(zone=zone.field, controller=zone.who), to=to),)


@effects_on_cards.rule
def switch(reading: Reading, chosen: str | None, noun: Noun, other: Noun) -> Effects:
    """One card that is out of play with another one; of piles of one and the same opponent, who is singled out."""
    of_one = other.cards.controller == "chosen player" and noun.cards.controller == "opponent"
    if other.cards.controller == "chosen player" and reading.choices and reading.choices[-1].implied:
        if not of_one and noun.cards.controller != "chosen player":
            raise Unclear("which player")
        noun = replace(noun, cards=replace(noun.cards, controller="chosen player"))
    for one in (noun, other):
        if one.also or one.plural or one.quantity not in ("some", "the"):
            raise Unclear("one card with one other card")
        if _is_in_play(reading, one):
            raise Unclear("a switch of cards in play")
    return (Switch(on=affected(reading, noun, chosen), other=affected(reading, other)),)


def _is_in_play(reading: Reading, noun: Noun) -> bool:
    if noun.ref is not None:
        return reading.is_in_play(noun.ref)
    return noun.cards.zone == "play" and noun.cards.among is None


@effects_on_cards.rule
def top_with_bottom(reading: Reading, zone: Zone) -> Effects:
    """``switch the top card with the bottom card of that player's deck``."""
    if zone.every:
        raise Unclear("of which deck")
    deck = Cards(zone="deck", controller=zone.only("deck"))
    return (Switch(on=replace(deck, top=1), other=replace(deck, bottom=1)),)


effects_on_cards.means(
    # The change of control of cards
    control=(TakeControl(on=call(affected, READING, FIRST), player=SUBJECT),),
    # The change of control of a card that is chosen
    choose_control=(TakeControl(on=call(affected, READING, FIRST, "choose and"), player=SUBJECT),),
    # The change of control of cards for a time
    control_until=(TakeControl(on=call(affected, READING, FIRST), player=SUBJECT, until=SECOND),),
    # The moving of cards to a place, from another that is said last
    move_out_of=call(move, READING, FIRST, call(there, READING, SECOND, FOURTH), THIRD),
    move_from=call(move, READING, FIRST, call(there, READING, SECOND, THIRD), FOURTH),
    # "place 1 in shadows, and the other on the bottom of your deck"
    move_both=call(
        joined, (call(move, READING, None, FIRST, SECOND), call(move, READING, None, THIRD, FOURTH))
    ),
    # The shuffling of cards from a place into a deck
    shuffle_from=call(shuffle_into, READING, FIRST, call(there, READING, SECOND, THIRD), FOURTH, None),
)
