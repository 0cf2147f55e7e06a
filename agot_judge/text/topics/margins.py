"""By how much STR a challenge was won or lost."""

from agot_judge.engine.ability.cards import PlayerNumber
from agot_judge.engine.ability.conditions import Compare, Condition
from agot_judge.engine.ability.words import Relation
from agot_judge.text.reading import Reading
from agot_judge.text.topics.challenges import Fields
from agot_judge.text.topics.parts_in_challenges import challenges

__all__ = ["challenges"]


@challenges.rule
def by(reading: Reading, many: int) -> Fields:
    return {"by_at_least": many}


def _won_by(relation: Relation, many: int) -> Fields:
    compare = Compare(left=PlayerNumber(what="winning STR", player="winner"), relation=relation, right=many)
    return {"when": (Condition(compare=compare),)}


@challenges.rule
def by_more(reading: Reading, many: int) -> Fields:
    return {"by_at_least": many + 1}


@challenges.rule
def by_fewer(reading: Reading, many: int) -> Fields:
    return _won_by("less than", many)


@challenges.rule
def by_at_most(reading: Reading, many: int) -> Fields:
    return _won_by("at most", many)


@challenges.rule
def by_exactly(reading: Reading, many: int) -> Fields:
    return _won_by("exactly", many)
