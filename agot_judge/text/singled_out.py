"""What keeps a choice from being certain: where the card would be, and beside which cards it would stand."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, On
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading

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
"""What can be said of a card wherever it is."""


def is_beside_itself(on: On) -> bool:
    """Whether the cards are others than the one that is chosen, or its controller's: it has no name of its own there."""
    return isinstance(on, Cards) and (on.this is False or on.controller in ("controller", "owner"))


def may_be_shown(reading: Reading, noun: Noun) -> bool:
    """Whether it may be one of the cards of a hand that was looked at: nothing said of it tells that it is in play."""
    anywhere = Cards()
    said = {name for name in Cards.__struct_fields__ if getattr(noun.cards, name) != getattr(anywhere, name)}
    return reading.shown == "hand" and said <= _OF_CARDS_ANYWHERE


def of_that_hand(reading: Reading, noun: Noun) -> Noun:
    """``look at that player's hand and choose a card``: said in one sentence, it is a card in that hand.

    Of a character or a location it could be one in play as well: it stays as it was said.
    """
    is_any_card = noun.ref is None and noun.cards == Cards() and not noun.types
    if not is_any_card or reading.shown != "hand" or not reading.shows_now() or reading.shown_of_several:
        return noun
    return replace(noun, cards=Cards(zone="hand", controller=reading.places["hand"]))


def was_knelt_for_another(reading: Reading, noun: Noun) -> bool:
    """Whether it was just knelt where another was spoken of: "you may kneel another character to stand that one"."""
    beside = any(
        one.ref in (*TARGETS, "occurrence") and set(one.types) & set(noun.types) for one in reading.mentions
    )
    return noun.ref == "those" and "those" in reading.done.get("knelt", ()) and beside
