"""When something holds."""

from agot_judge.engine.ability.conditions import Condition
from agot_judge.text.reading import Reading
from agot_judge.text.topic import Topic
from agot_judge.text.topics.challenges import Challenge
from agot_judge.text.topics.conditions import during

occasions = Topic("occasions", "occasion")


@occasions.rule
def in_challenge(reading: Reading, challenge: Challenge) -> Condition:
    found: Condition = during(reading, challenge)
    return found


@occasions.rule
def in_phase(reading: Reading, phase: str) -> Condition:
    return Condition(phase=(phase,))


@occasions.rule
def condition(reading: Reading, found: Condition) -> Condition:
    return found
