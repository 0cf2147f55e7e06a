"""Beside which number: ``3 or more``, ``fewer than 2``, ``exactly 1``, ``no``. Several fragments say it in the same words."""

from typing import Any

from agot_judge.engine.ability.words import Relation
from agot_judge.text.parsing.template import FIRST

HowMany = tuple[Relation, int]
HOW_MANY: dict[str, Any] = {
    "least": ("at least", FIRST),
    "most": ("at most", FIRST),
    "over": ("more than", FIRST),
    "under": ("less than", FIRST),
    "just": ("exactly", FIRST),
    "nothing": ("exactly", 0),
}
"""The meanings of the rules of these names."""
