"""Doubts about a choice: where the card would be, where the text does not say so, and beside which cards it would stand."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, On
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.walk import given
from agot_judge.text.discourse.reading import Reading, Unclear, choice_of
from agot_judge.text.phrases.noun import Noun

_OF_CARDS_ANYWHERE = {
    "name",
    "type",
    "faction",
    "trait",
    "icon",
    "keyword",
    "unique",
    "loyal",
    "limited",
    "where",
}
"""Fields that can be asked of a card wherever it is."""


def is_beside_itself(on: On) -> bool:
    """True where the cards are others than the one that is chosen, or its controller's: it has no name of its own there."""
    return isinstance(on, Cards) and (on.this is False or on.controller in ("controller", "owner"))


def choose_where_it_is(reading: Reading, noun: Noun) -> None:
    """A target more. Raises Unclear where it may be one of the cards that are shown.

    No event is in play; "look at that hand and choose a location" is one of those looked at. After a look at a deck it may be
    one in play: what is done to it tells.
    """
    anywhere = noun.ref is None and noun.cards.zone == "play"
    shown = reading.discourse.shown.zone
    may_be_shown = bool(shown) and _says_nothing_of_play(noun)
    hidden = reading.discourse.shows_now() or (may_be_shown and shown == "hand")
    if anywhere and (noun.types == ("event",) or hidden):
        raise Unclear("from where it is chosen")
    ref = reading.choose(choice_of(noun, reading.subject), noun)
    if anywhere and may_be_shown and ref is not None:
        reading.discourse = replace(reading.discourse, of_shown=(*reading.discourse.of_shown, ref))


def _says_nothing_of_play(noun: Noun) -> bool:
    """True where nothing said of it tells that it is in play."""
    return given(noun.cards).keys() <= _OF_CARDS_ANYWHERE


def among_shown(reading: Reading, noun: Noun) -> Noun:
    """``look at the top 4 cards of your deck. Add 1 event to your hand``: what is added to a hand is not in play. Raises
    Unclear."""
    if noun.ref is not None or noun.cards.zone != "play":
        return noun
    shown = reading.discourse.shown
    if not shown.zone or shown.of_several or not _says_nothing_of_play(noun):
        raise Unclear("from where it is added")
    also = tuple(among_shown(reading, one) for one in noun.also)
    return replace(noun, cards=replace(noun.cards, zone=shown.zone, among="shown"), also=also)


def of_that_hand(reading: Reading, noun: Noun) -> Noun:
    """``look at that player's hand and choose a card``: said in one sentence, it is a card in that hand.

    Of a character or a location it could be one in play as well: it stays as it was said.
    """
    is_any_card = noun.ref is None and noun.cards == Cards()
    shown = reading.discourse.shown
    if not is_any_card or shown.zone != "hand" or not reading.discourse.shows_now() or shown.of_several:
        return noun
    return replace(noun, cards=Cards(zone="hand", controller=reading.places["hand"]))


def was_knelt_for_another(reading: Reading, noun: Noun) -> bool:
    """True where it was just knelt where another was spoken of: "you may kneel another character to stand that one"."""
    beside = any(
        one.ref in (*TARGETS, "occurrence") and set(one.types) & set(noun.types)
        for one in reading.discourse.mentions
    )
    return noun.ref == "those" and "those" in reading.discourse.effects.done.get("knelt", ()) and beside


def is_not_chosen(reading: Reading, noun: Noun) -> bool:
    """True where it is what was left over by a choice of cards in play: ``each location not chosen``."""
    beside = {part.among for part in noun.cards.excluding if part.among is not None}
    return noun.quantity == "each" and bool(beside) and all(reading.zone_of(ref) == "play" for ref in beside)


def is_worked_on_in_play(reading: Reading, noun: Noun) -> bool:
    """True where an effect works on it in play, as it does unless the text refers to another area (2e/rr/abilities/5): ``choose
    and discard an attachment``, ``discard each Weapon attachment``, where no card was shown before."""
    if reading.clause.optional or reading.clause.part != "effect" or reading.discourse.shown.zone:
        return False
    types = noun.cards.type
    return bool(types) and "event" not in types and not noun.also


def is_said_in_play(noun: Noun) -> bool:
    """``each copy of that card in play``."""
    return any(ending.fields.get("zone") == "play" for ending in noun.endings)


def is_of_play(cards: Cards) -> bool:
    """True where they are said to be attached or controlled: cards are that in play alone."""
    if cards.zone == "play" and cards.attached_to is not None and cards.facedown:
        return True  # "a facedown card attached to a character"
    if cards.zone != "play" or not cards.type or "event" in cards.type:
        return False
    return cards.attached_to is not None or cards.controller not in ("any", "you")
