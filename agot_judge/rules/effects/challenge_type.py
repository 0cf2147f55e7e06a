"""The type of the challenge under way, where an effect or the judge changes it."""

from msgspec.structs import replace

from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say

_TYPE = ("2e/rr/effects/3", "2e/rr/participating/5")


@shared.rule(*_TYPE)
def with_type(state: State, word: str) -> State:
    """The state in which the challenge is of another type; whoever participates goes on doing so."""
    assert state.challenge is not None
    text = f"The challenge is {'an' if word[:1] in 'aeiou' else 'a'} {word} challenge; who participates in it stays."
    return say(replace(state, challenge=replace(state.challenge, type=word)), "state", text, _TYPE)
