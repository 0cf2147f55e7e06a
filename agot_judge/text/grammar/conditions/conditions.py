"""Conditions: when something holds."""

from agot_judge.engine.ability import Condition
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, FIRST, SECOND, call

conditions = Fragment(__name__, "condition", "states")


@conditions.rule
def during(reading: Reading, challenge: Challenge) -> Condition:
    """The condition that such a challenge is being resolved."""
    if reading.discourse.sentence and reading.clause.words.lower() in (
        "during this challenge",
        "in this challenge",
    ):
        reading.in_this_challenge = True
    return challenge.condition()


def _phases(name: str) -> tuple[str, ...]:
    """The phase of this name; none, for any, without a name: ``during a phase``."""
    return (name,) if name else ()


conditions.means(
    all_of=Condition(all_of=ALL),
    # The condition that it is the phase: "during the challenges phase"
    in_phase=Condition(phase=call(_phases, FIRST)),
    # "if you have no gold during the challenges phase"
    in_phase_when=Condition(all_of=(Condition(phase=call(_phases, SECOND)), FIRST)),
)
