"""The open frames of the stack, innermost first, in the words of the rules."""

from agot_judge.engine.machine import Machine
from agot_judge.engine.rulebook import OpenThing
from agot_judge.engine.state.state import State


def open_things(machine: Machine, state: State) -> tuple[OpenThing, ...]:
    """Everything that is under way, innermost first; what only waits to begin is left out."""
    described = (machine.questions.describe(machine, state, frame) for frame in reversed(state.stack))
    return tuple(thing for thing in described if thing is not None)
