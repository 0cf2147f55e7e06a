"""The record of the frames on the stack of the innermost window: what has occurred in it, and what is pending."""

from msgspec.structs import replace

from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Frame
from agot_judge.engine.state.state import State
from agot_judge.rules.six_steps.frames import Pending, Window


def innermost(state: State) -> Window | None:
    """The innermost action window; None outside of any."""
    return next((frame for frame in reversed(state.stack) if type(frame) is Window), None)


def pending(state: State, stage: int = 0) -> Pending | None:
    """The pending effect on top of all else that is (of this stage, if one is said)."""
    found = (frame for frame in reversed(state.stack) if type(frame) is Pending)
    return next((frame for frame in found if not stage or frame.stage == stage), None)


def with_frame(state: State, old: Frame, new: Frame) -> State:
    """The state with another frame in the place of this one."""
    at = max(place for place, frame in enumerate(state.stack) if frame is old)
    return replace(state, stack=(*state.stack[:at], new, *state.stack[at + 1 :]))


def with_occurred(state: State, *events: Event) -> State:
    """The state in which this has occurred in the innermost window: passives and responses may answer it."""
    window = innermost(state)
    if window is None or not events:
        return state
    return with_frame(state, window, replace(window, occurred=(*window.occurred, *events)))


def at_step(state: State, step: int) -> State:
    """The state in which the innermost window has reached this step."""
    window = innermost(state)
    return state if window is None else with_frame(state, window, replace(window, step=step))
