"""Where gold and power go that move from a card."""

from agot_judge.engine.ability.cards import Cards, On
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.text.reading import Reading, Unclear

BEFORE = (*TARGETS, "occurrence")
"""What may have been spoken of before the card from which they move."""


def place_moved_to(reading: Reading, source: On | None, to: On | None) -> On | None:
    """``move 1 power from another character to that character``: that is the one spoken of before, as nothing moves to
    where it is (2e/rr/move/1). Raises Unclear where there is none, or more than one."""
    if to != "those" or not isinstance(source, Cards) or source.pick is None:
        return to
    before = {one.ref for one in reading.mentions if one.ref in BEFORE and not one.plural}
    if len(before) != 1:
        raise Unclear("to which card it moves")
    return before.pop()
