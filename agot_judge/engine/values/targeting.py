"""The ability that is being initiated, as an interrupt to its initiation sees it."""

from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Initiation
from agot_judge.engine.state.state import State


def initiated_by(state: State, event: Event | None) -> Initiation | None:
    """The initiation whose effects would initiate; None: the occurrence is another."""
    if event is None or event.kind != "initiate":
        return None
    for frame in reversed(state.stack):
        if type(frame) is Initiation and (frame.card, frame.ability) == (event.card, event.amount):
            return frame
    return None
