"""Which constant abilities might exclude each other is found once a game, from what they change and what they ask."""

import pytest

from agot_judge.engine.ability import Cards, Condition, Modify
from agot_judge.engine.ability.cards import Comparison
from agot_judge.engine.rivals import rivals_among

BLANKS = Modify(on=Cards(this=False), blank=True, except_traits=True)
STRONG = Condition(exists=Cards(this=True, where=(Comparison(of="STR", relation="at least", amount=4),)))
WEAK = Condition(exists=Cards(this=True, where=(Comparison(of="STR", relation="at most", amount=2),)))


def pairs(one, other):
    """The rivals among two abilities of two cards, each with its condition."""
    constants: dict[str, tuple[tuple[int, Modify, int], ...]] = {}
    for card, (modify, _) in enumerate((one, other)):
        constants["all"] = (*constants.get("all", ()), (card, modify, 0))
    return rivals_among(constants, {(card, 0): when for card, (_, when) in enumerate((one, other))})


@pytest.mark.parametrize(
    ("one", "other", "are"),
    [
        ((BLANKS, None), (BLANKS, None), True),
        ((BLANKS, STRONG), (Modify(on=Cards(), lower_strength=2), None), True),
        ((BLANKS, STRONG), (Modify(on=Cards(), strength=2), None), False),
        ((BLANKS, WEAK), (Modify(on=Cards(), strength=2), None), True),
        ((Modify(on=Cards(trait=("Lord",)), gains_traits=("King",)), None),
         (Modify(on=Cards(trait=("King",)), gains_traits=("Lord",)), None), False),
        ((Modify(on=Cards(trait=("Lord",)), loses_traits=("all",)), None),
         (Modify(on=Cards(trait=("King",)), loses_traits=("all",)), None), True),
        ((Modify(on=Cards(), loses_icons=("power",)), None), (BLANKS, STRONG), False),
    ],
)  # fmt: skip
def test_each_could_keep_the_other_from_applying(one, other, are):
    """FAQ 1.6 ¶1: what only gives what the other asks for cannot exclude it."""
    assert pairs(one, other) == ((((0, 0), (1, 0)),) if are else ())


def test_abilities_of_one_card_are_no_rivals():
    """FAQ 1.6 ¶1 speaks of abilities that cannot coexist: those of one card are printed together."""
    constants = {"blank": ((0, BLANKS, 0), (0, BLANKS, 1))}
    assert rivals_among(constants, {(0, 0): None, (0, 1): None}) == ()
