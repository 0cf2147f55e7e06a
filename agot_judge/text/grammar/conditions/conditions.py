"""Conditions: when something holds."""

from agot_judge.engine.ability import Condition
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, FIRST, READING, SECOND, call

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


@conditions.rule
def in_phase(reading: Reading, name: str) -> Condition:
    """The condition that it is the phase: ``during the challenges phase``."""
    return Condition(phase=(name,) if name else ())


conditions.means(
    condition=FIRST,  # The condition after "if" or "while"
    one=FIRST,
    all_of=Condition(all_of=ALL),
    # "if you have no gold during the challenges phase"
    in_phase_when=Condition(all_of=(call(in_phase, READING, SECOND), FIRST)),
)
