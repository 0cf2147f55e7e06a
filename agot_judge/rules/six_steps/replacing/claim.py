"""The replacements that come in the place of a challenge result."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push
from agot_judge.rules.six_steps.frames import FrameworkEvent, Replacing
from agot_judge.rules.six_steps.replacing.found import REPLACED, replacing
from agot_judge.rules.six_steps.rulebook import six_steps

OFFERED = "offered"
"""The word of a challenge result that could have been replaced."""


@six_steps.rule(*REPLACED)
def offer_replacements(machine: Machine, state: State, frame: FrameworkEvent, claim: Event) -> State | None:
    """The state in which what may come in the place of this claim is carried out first; None where nothing may."""
    waiting = replace(frame, word=OFFERED)
    state, found = replacing(machine, state, (claim,), waiting)
    if not found:
        return None
    return push(state, waiting, Replacing(events=(claim,), replacements=found))
