"""When something holds."""

from typing import Any

from msgspec import Struct

from agot_judge.engine.ability import Condition
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.grammar.conditions.conditions import during
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, READING, SECOND, call

occasions = Fragment(__name__, "occasion", "taking_part")


class TakingPart(Struct, frozen=True):
    """``while attacking in an intrigue challenge``: the part that a card has, and what is said of the challenge."""

    role: dict[str, Any]
    challenge: Condition | None = None
    lasts: bool = False
    """It is said of an effect that lasts: the cards that it affects are fixed, the part that each of them has is not."""


@occasions.rule
def in_challenge(reading: Reading, challenge: Challenge) -> Condition:
    """The condition of the challenge: ``in a [power] challenge``."""
    if reading.clause.words.lower().startswith("for each"):
        raise Unclear("a number of challenges")  # read in another way
    found: Condition = during(reading, challenge)
    return found


occasions.means(
    in_phase=Condition(phase=(FIRST,)),  # The condition of the phase: "during the plot phase"
    condition=FIRST,
    in_role=TakingPart(FIRST),  # The part in a challenge: "while attacking"
    # The part in such a challenge: "while attacking in a [power] challenge"
    in_role_in=TakingPart(FIRST, call(during, READING, SECOND)),
)
