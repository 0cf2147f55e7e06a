"""Beside which number: ``3 or more``, ``fewer than 2``, ``exactly 1``, ``no``. Several fragments say it in the same words."""

from agot_judge.engine.ability.words import Relation
from agot_judge.text.discourse.reading import Reading

HowMany = tuple[Relation, int]


def least(reading: Reading, many: int) -> HowMany:
    """``3 or more``."""
    return "at least", many


def most(reading: Reading, many: int) -> HowMany:
    """``3 or fewer``."""
    return "at most", many


def over(reading: Reading, many: int) -> HowMany:
    """``more than 3``."""
    return "more than", many


def under(reading: Reading, many: int) -> HowMany:
    """``fewer than 3``."""
    return "less than", many


def just(reading: Reading, many: int) -> HowMany:
    """``exactly 3``."""
    return "exactly", many


def nothing(reading: Reading) -> HowMany:
    """``no``."""
    return "exactly", 0
