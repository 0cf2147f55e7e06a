"""Cards that are discarded from hands and decks."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import ForEach
from agot_judge.engine.ability.cards import Amount, Cards, Paid, PlayerNumber
from agot_judge.engine.ability.effects_on_cards import Discard
from agot_judge.engine.ability.effects_on_players import (
    DiscardCards,
    DiscardFromDeck,
    DiscardFromHand,
    DiscardRandom,
)
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.one_deed import done_at_once
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.discourse.singled_out import (
    is_not_chosen,
    is_of_play,
    is_said_in_play,
    is_worked_on_in_play,
)
from agot_judge.text.discourse.up_to import up_to
from agot_judge.text.grammar.effects.hands_and_decks import hands_and_decks
from agot_judge.text.grammar.effects.on_cards.affected import affected, in_zone
from agot_judge.text.grammar.numbers.per import Per, for_each
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.template import FIRST, FOURTH, READING, SECOND, THIRD, call
from agot_judge.text.phrases.noun import Noun

_HIDDEN = ("hand", "shadows")


def _of_each(every: bool, effect: DiscardFromDeck | DiscardRandom) -> Effects:
    """The effect on each of these players, or on the one who is meant: ``an opponent's`` is that of one of them."""
    one = replace(effect, player="that player")
    return (ForEach(player=effect.player, effects=(one,)),) if every else (effect,)


@hands_and_decks.rule
def discard(reading: Reading, chosen: str | None, many: Amount, zone: Zone) -> Effects:
    """The discarding of so many cards from a hand."""
    if zone.places == _HIDDEN:
        return _discard_kind(reading, chosen, Noun(quantity="some", least=many, most=many), zone)
    # From another player's hand that card is a target; of one that was looked at, who looks at it says which.
    if zone.only("hand") != reading.subject and (chosen is not None or zone.pronoun):
        there = in_zone(Noun(quantity="some", least=many, most=many), zone)
        return (DiscardCards(on=reading.was_done("discarded", affected(reading, there, chosen))),)
    reading.was_done("discarded", Cards(zone="hand"))
    _are_discarded(reading, plural=many != 1)
    return (DiscardFromHand(amount=many, player=discards(reading, zone)),)


def _are_discarded(reading: Reading, *, plural: bool = True) -> None:
    """From here on "that card", "those cards" are the ones that were discarded."""
    reading.mention_unseen(Noun(quantity="the", plural=plural))


@hands_and_decks.rule
def discard_from(reading: Reading, chosen: str | None, noun: Noun, zone: Zone) -> Effects:
    """``discard a Knight character from your hand``; ``discard 1 character and 1 location from your hand``."""
    effects = [_discard_kind(reading, chosen, one, zone) for one in noun.conjuncts]
    return done_at_once(reading, tuple(effect for made in effects for effect in made))


def _discard_kind(reading: Reading, chosen: str | None, noun: Noun, zone: Zone) -> Effects:
    """The discarding of such cards: ``discard it from your hand``."""
    if zone.places == ("play",) or (len(zone.places) != 1 and zone.places != _HIDDEN):
        raise Unclear("from where it is discarded")
    if noun.ref is not None:
        if noun.ref == "self":
            reading.zone = zone.places[0]
        return (DiscardCards(on=reading.was_done("discarded", reading.on(noun))),)
    if noun.cards == Cards() and noun.quantity == "some" and zone.places == ("hand",):
        if noun.least == noun.most == Paid() and reading.clause.part == "effect":
            return discard(reading, chosen, Paid(), zone)
        raise Unclear("so many cards of any kind")  # read in another way
    if noun.cards == Cards() and noun.quantity in ("each", "bare") and zone.places == ("hand",):
        raise Unclear("each card in a hand")  # read in another way
    if noun.cards.zone != "play":
        raise Unclear("where it is")
    own = zone.who == reading.subject
    if zone.places == ("hand",) and own and noun.quantity == "some" and not noun.any_number:
        exact = noun.least == noun.most and noun.cards.this is None
        cards = replace(noun.of_any() if exact else noun.cards, zone="hand")
        reading.forget("those")
        reading.mention(noun, "cost" if reading.clause.part == "cost" else "those")
        reading.was_done("discarded", cards)
        if exact:
            return (DiscardFromHand(cards=cards, amount=noun.most, player=zone.who),)
    there = in_zone(noun, zone)
    hidden = zone.places in (_HIDDEN, ("shadows",))
    chosen = None if own and hidden else chosen  # as from the hand alone: no target
    return (DiscardCards(on=reading.was_done("discarded", affected(reading, there, chosen))),)


@hands_and_decks.rule
def all_of_at_least(reading: Reading, zone: Zone, many: int) -> Effects:
    """A hand without so many cards cannot be discarded: the cost cannot be paid."""
    if reading.clause.part != "cost" and not reading.clause.optional:
        raise Unclear("so many cards at least")
    return (DiscardFromHand(all_of_it=True, at_least=many, player=zone.only("hand")),)


@hands_and_decks.rule
def discard_hand(reading: Reading, zone: Zone) -> Effects:
    """``discard your hand``: whatever is in it. Raises Unclear for a cost, and for another player's."""
    if reading.clause.part == "cost" or zone.only("hand") != "you" or reading.subject != "you":
        raise Unclear("whose hand is discarded")
    reading.was_done("discarded", Cards(zone="hand"))
    _are_discarded(reading)
    return (DiscardFromHand(all_of_it=True),)


def _so_many_discarded(reading: Reading, zone: Zone, least: int) -> Effects:
    reading.was_done("discarded", Cards(zone="hand"))
    return (DiscardFromHand(amount=Paid(), at_least=least, player=discards(reading, zone)),)


def discards(reading: Reading, zone: Zone) -> Who:
    """The player whose hand it is is the one who discards."""
    if zone.only("hand") != reading.subject:
        raise Unclear("who chooses what is discarded from another player's hand")
    return zone.who


@hands_and_decks.rule
def at_random(reading: Reading, many: Amount, zone: Zone, per: Per | None) -> Effects:
    """The discarding of cards at random."""
    amount = for_each(many, per)
    if reading.clause.part != "cost":
        _are_discarded(reading, plural=many != 1)
    elif not isinstance(amount, int):
        raise Unclear("how many pay")
    else:
        reading.was_done("discarded", "those")  # nothing is called so: which they were is not kept
    reading.was_done("discarded", Cards(zone="hand"))
    return _of_each(zone.every, DiscardRandom(amount=amount, player=zone.only("hand")))


@hands_and_decks.rule
def up_to_at_random(reading: Reading, many: int, zone: Zone) -> Effects:
    """The discarding of up to so many cards at random."""
    if zone.every:
        raise Unclear("how many from each of several hands")
    return up_to(reading, many, lambda count: at_random(reading, count, zone, None))


@hands_and_decks.rule
def discard_cards(reading: Reading, chosen: str | None, noun: Noun) -> Effects:
    """Cards from where they are: out of play, or such as are only in play."""
    if noun.quantity == "each" and noun.cards == Cards(among="those", zone="any"):
        noun = Noun(ref="those", plural=True)  # "each card revealed this way": those cards
    if noun.ref is None and is_of_play(noun.cards):
        return tuple(Discard(on=affected(reading, one, chosen)) for one in noun.conjuncts)
    if (
        noun.least == noun.most == Paid()
        and noun.cards == Cards()
        and "drawn" in reading.discourse.effects.done
    ):
        return discard(reading, chosen, Paid(), Zone(("hand",), reading.subject))  # a hand is discarded from
    if noun.ref is None and noun.cards.zone == "play":
        if is_not_chosen(reading, noun):
            return (Discard(on=affected(reading, noun, chosen)),)
        seen = chosen is None and reading.discourse.shown.zone == "hand" and reading.discourse.shows_now()
        if seen and (noun.quantity == "each" or noun.is_any_one):
            there = replace(noun.cards, zone="hand", controller=reading.places["hand"])
            return (DiscardCards(on=reading.was_done("discarded", reading.on(replace(noun, cards=there)))),)
        if not is_worked_on_in_play(reading, noun) and not is_said_in_play(noun):
            raise Unclear("from where they are discarded")
        return (Discard(on=affected(reading, noun, chosen)),)
    if noun.quantity == "each" and noun.cards == Cards(zone="hand", controller=noun.cards.controller):
        raise Unclear("each card in a hand")  # read in another way
    if noun.cards == Cards(zone="deck", controller=noun.cards.controller, top=noun.cards.top):
        reading.on(noun)
        if reading.clause.part == "cost":
            reading.was_done("discarded", Cards(zone="deck"))
        found = DiscardFromDeck(amount=noun.cards.top or 1, player=noun.cards.controller)
        return _of_each(bool(noun.each_of), found)
    if noun.ref is not None and reading.is_in_play(noun.ref):
        return (Discard(on=reading.on(noun)),)
    return (DiscardCards(on=reading.was_done("discarded", affected(reading, noun, chosen))),)


@hands_and_decks.rule
def until_they(reading: Reading) -> Who:
    """The player whose cards in hand count."""
    if reading.subject == "you":
        raise Unclear("whose cards in hand count")
    return reading.subject


def _down_to(many: int, who: Who) -> Effects:
    return (DiscardFromHand(amount=PlayerNumber(what="hand", player=who, plus=-many), player=who),)


@hands_and_decks.rule
def discard_from_play_and(reading: Reading, noun: Noun, other: Noun) -> Effects:
    """``discard each location from play and each card in shadows``."""
    if noun.ref is not None or other.ref is not None:
        raise Unclear("which cards")
    return (Discard(on=affected(reading, noun)), *discard_cards(reading, None, other.elsewhere))


hands_and_decks.means(
    # "discards from it each card with the same printed cost as the chosen card"
    discard_out_of=call(discard_from, READING, FIRST, THIRD, SECOND),
    discard_one=call(discard, READING, FIRST, 1, SECOND),  # The discarding of one card from a hand
    # The discarding of so many cards or more
    discard_or_more=call(_so_many_discarded, READING, THIRD, SECOND),
    # The discarding of cards down to a number
    discard_until=call(_down_to, FOURTH, call(discards, READING, SECOND)),
)
