"""A run that ended with its sequence or phase can go on: how far, and what the button says."""

from msgspec import Struct

from agot_judge.scenario.points import At
from agot_judge.web.sandbox.line_of_play import Line
from agot_judge.web.sandbox.positions import Position

END_OF_PHASE = "4.4"
_NEXT_PHASE = {
    "setup 10": ("plot", "2.1"),
    "1.5": ("draw", "3.1"),
    "2.3": ("marshaling", "4.1"),
    "3.4": ("challenges", "5.1"),
    "4.4": ("dominance", "6.1"),
    "5.3": ("standing", "7.1"),
    "6.3": ("taxation", "7.5"),
}
"""By the last step of what has ended: the phase that follows, and the step at whose beginning the run ends then."""


class GoesOn(Struct, frozen=True):
    """How a run goes on after its end."""

    words: str
    stop: At


def goes_on(line: Line, place: Position) -> GoesOn | None:
    """How the run goes on after this place; None where it did not end here, or the game is over."""
    state = place.state
    if place is not line.places.places[-1] or state.asking is not None or state.over:
        return None
    if state.stack and state.phase == "challenges" and state.stop not in ("", END_OF_PHASE):
        return GoesOn("Go on to the end of the phase", At(END_OF_PHASE))
    is_end = state.stop in ("phase", "setup") or state.stop[-2:] == ".1"
    if not is_end or state.step not in _NEXT_PHASE:
        return None
    phase, stop = _NEXT_PHASE[state.step]
    return GoesOn(f"Go on with the {phase} phase", At(stop))
