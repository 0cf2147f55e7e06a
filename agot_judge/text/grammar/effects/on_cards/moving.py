"""Cards that move or are shuffled into decks, and those whose controller changes."""

from typing import Literal

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect, Either
from agot_judge.engine.ability.cards import Cards, On
from agot_judge.engine.ability.effects_on_cards import Kneel, Move, PlaceToken, ReturnToHand, TakeControl
from agot_judge.engine.ability.effects_on_players import Rearrange
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.moved_to import must_be_its_owner, must_be_of_the_player
from agot_judge.text.discourse.one_deed import done_at_once
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.on_cards import effects_on_cards
from agot_judge.text.grammar.effects.on_cards.affected import affected, one_by_one, there
from agot_judge.text.grammar.nouns.others import OTHERS_IN_A_DECK, SEARCHED
from agot_judge.text.grammar.places.destinations import Place, To, to_zone
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.template import FIRST, FOURTH, READING, SECOND, SUBJECT, THIRD, call
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
    for one in one_by_one(noun):
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


@effects_on_cards.rule
def move_both(reading: Reading, first: Noun, place: Place, second: Noun, other: Place) -> Effects:
    """``place 1 in shadows, and the other on the bottom of your deck``."""
    return (*move(reading, None, first, place), *move(reading, None, second, other))


def _is_from_deck(reading: Reading, noun: Noun) -> bool:
    """True where these are all of certain cards of a deck that were shown or searched: they go back into it."""
    if reading.discourse.shown.zone != "deck":
        return False
    of_all = noun.quantity in ("each", "the")
    return noun.ref == "those" or (of_all and noun.cards in OTHERS_IN_A_DECK)


@effects_on_cards.rule
def move_from(reading: Reading, chosen: str | None, noun: Noun, zone: Zone, place: Place) -> Effects:
    """The moving of cards from a place to another."""
    return move(reading, chosen, there(reading, noun, zone), place)


@effects_on_cards.rule
def kneel_and_return(reading: Reading, noun: Noun, zone: Zone) -> Effects:
    """The kneeling and returning of cards."""
    on = affected(reading, noun, None)
    return (Kneel(on=on), *move(reading, None, noun, to_zone(reading, zone)))


@effects_on_cards.rule
def shuffle_into(
    reading: Reading, chosen: str | None, noun: Noun, zone: Zone, unsaved: bool | None
) -> Effects:
    """The shuffling of cards into a deck."""
    to: Literal["deck", "plot deck"] = "plot deck" if zone.places == ("plot deck",) else "deck"
    wrong = any(_is_plot(reading, one) != (to == "plot deck") for one in one_by_one(noun))
    if zone.places != (to,) or wrong or noun.cards == SEARCHED:
        raise Unclear("into what it is shuffled")
    for one in one_by_one(noun):
        must_be_of_the_player(reading, one, zone.who)
    effects = [
        Move(on=affected(reading, one, chosen), to=to, can_be_saved=not unsaved) for one in one_by_one(noun)
    ]
    return done_at_once(reading, tuple(effects))


def _is_plot(reading: Reading, noun: Noun) -> bool:
    """True where it is a plot card out of play: one is only ever in a plot deck and in a used pile."""
    where = noun.cards.zone if noun.ref is None else reading.zone_of(noun.ref)
    return where in ("used", "plot deck")


@effects_on_cards.rule
def shuffle_zone(reading: Reading, zone: Zone, into: Zone) -> Effects:
    """``shuffle your used pile into your plot deck``."""
    if zone.pronoun or zone.who != into.who or zone.places[0] in ("play", "deck", "plot deck"):
        raise Unclear("what is shuffled")
    to: To = "plot deck" if into.places == ("plot deck",) else "deck"
    if (zone.places == ("used",)) != (to == "plot deck") or (to == "deck" and into.places != ("deck",)):
        raise Unclear("into what it is shuffled")
    return (Move(on=Cards(zone=zone.field, controller=zone.who), to=to),)


@effects_on_cards.rule
def shuffle_at_least(reading: Reading, zone: Zone, many: int, into: Zone) -> Effects:
    """``shuffle your hand (of at least 1 card) into your deck``: an empty one is not shuffled into it anyway."""
    if many != 1:
        raise Unclear("so many cards at least")
    return shuffle_zone(reading, zone, into)


effects_on_cards.means(
    # The change of control of cards
    control=(TakeControl(on=call(affected, READING, FIRST, None), player=SUBJECT),),
    # The change of control of cards for a time
    control_until=(TakeControl(on=call(affected, READING, FIRST, None), player=SUBJECT, until=SECOND),),
    # The moving of cards to a place, from another that is said last
    move_out_of=call(move_from, READING, FIRST, SECOND, FOURTH, THIRD),
    # The shuffling of cards from a place into a deck
    shuffle_from=call(shuffle_into, READING, FIRST, call(there, READING, SECOND, THIRD), FOURTH, None),
)
