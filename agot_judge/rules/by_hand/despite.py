"""A deed of the table that a rule forbids: the rule that makes it happen does not look at what forbids it."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence, PuttingIntoPlay
from agot_judge.engine.state.state import State

ANYWAY = "anyway"
"""The mark of what happens at the table whatever forbids it."""


@shared.rule("2e/rr/cannot/1")
def made_to_happen(machine: Machine, state: State, event: Event) -> State | None:
    """The state after the event; None where it does not happen."""
    rule = machine.rulebook.events[event.kind]
    if ANYWAY not in event.marks:
        return rule(machine, state, event)
    after = rule(machine, replace(state, despite=True), event)
    return None if after is None else replace(after, despite=False)


def as_done(state: State, event: Event) -> State:
    """The state in which it can be asked whether this may happen: whatever forbids it, where the table did it."""
    return replace(state, despite=True) if ANYWAY in event.marks else state


def marked(state: State, below: int) -> State:
    """The state in which what is about to happen above this place on the stack happens whatever forbids it."""
    frames = tuple(
        replace(frame, events=tuple(replace(event, marks=(*event.marks, ANYWAY)) for event in frame.events))
        if isinstance(frame, Occurrence | PuttingIntoPlay)
        else frame
        for frame in state.stack[below:]
    )
    return replace(state, stack=(*state.stack[:below], *frames), despite=False)
