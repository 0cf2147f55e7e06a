"""Beside which number: ``3 or more``, ``fewer than 2``, ``exactly 1``, ``no``. Several topics say it in the same words."""

from agot_judge.engine.ability.words import Relation
from agot_judge.text.reading import Reading
from agot_judge.text.topic import Topic

HowMany = tuple[Relation, int]


def says_how_many(topic: Topic) -> None:
    """Gives the rules of these names in the grammar of the topic their meanings."""
    for meaning in (least, most, over, under, just, nothing):
        topic.rule(meaning)


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


def with_bounds(how: HowMany) -> HowMany:
    """The same of whole numbers by what they may be: ``4 or more`` for ``more than 3``."""
    relation, many = how
    if relation == "more than":
        return "at least", many + 1
    return ("at most", many - 1) if relation == "less than" else how
