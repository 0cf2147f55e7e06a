"""Destinations of gold and power that move from a card, and of cards that move from play to the areas of a player."""

from agot_judge.engine.ability.cards import Cards, On
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.phrases.noun import Noun

BEFORE = (*TARGETS, "occurrence")
"""Cards that may have been spoken of before the one from which they move."""


def place_moved_to(reading: Reading, source: On | None, to: On | None) -> On | None:
    """``move 1 power from another character to that character``: that is the one spoken of before, as nothing moves to
    where it is (2e/rr/move/1). Raises Unclear where there is none, or more than one."""
    if to != "those" or not isinstance(source, Cards) or source.pick is None:
        return to
    before = {one.ref for one in reading.discourse.mentions if one.ref in BEFORE and not one.plural}
    if len(before) != 1:
        raise Unclear("to which card it moves")
    return before.pop()


def must_be_of_the_player(reading: Reading, noun: Noun, whose: Who) -> None:
    """Raises Unclear where cards in play go to the area of a certain player, and it is not said whose cards they are:
    ``each opponent returns each Lord character to his or her hand``. A card only goes to its owner's
    (2e/rr/ownership-and-control/4); what pays a cost is under the payer's control (2e/rr/costs/3)."""
    cards = noun.cards
    anyones = cards.zone == "play" and (cards.controller, cards.owner) == ("any", "any")
    one_card = noun.ref is not None or noun.named or cards.this is True or cards.host is True
    if whose not in ("any", "owner") and anyones and not one_card and reading.clause.part != "cost":
        raise Unclear("whose cards")


def must_be_its_owner(reading: Reading, noun: Noun, whose: Who) -> None:
    """Raises Unclear where cards are placed under the agenda of a certain player, and it is not plain that they are that
    player's own: from his or her deck, or what the occurrence takes from his or her hand."""
    own = (
        noun.ref is None and noun.cards.controller == whose and noun.cards.zone in ("deck", "hand", "discard")
    )
    discarded = noun.ref == "occurrence" and reading.occurrence.event == "discard from hand"
    if whose != "owner" and not own and not discarded:
        raise Unclear("whose cards")


def must_come_under_yours(reading: Reading, noun: Noun) -> None:
    """Raises Unclear for what is attached from a place of another player, without a word of whose control it comes
    under: by default under its owner's (2e/rr/ownership-and-control/2)."""
    cards = noun.cards if noun.ref is None else reading.chosen_as(noun.ref)
    if cards is not None and cards.zone != "play" and cards.controller != "you":
        raise Unclear("under whose control it comes")
