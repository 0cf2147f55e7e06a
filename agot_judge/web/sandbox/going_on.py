"""A run that ended with its sequence or phase can go on: how far, and what the button says."""

from msgspec import Struct

from agot_judge.engine.framework import Framework
from agot_judge.scenario.points import At
from agot_judge.web.sandbox.line_of_play import Line
from agot_judge.web.sandbox.positions import Position


class GoesOn(Struct, frozen=True):
    """How a run goes on after its end."""

    words: str
    stop: At


class _Following(Struct, frozen=True):
    """A phase that follows, and where a run ends that goes on with it."""

    phase: str
    stop: str


def goes_on(line: Line, place: Position) -> GoesOn | None:
    """How the run goes on after this place; None where it did not end here, or the game is over."""
    state = place.state
    if place is not line.places.places[-1] or state.asking is not None or state.over:
        return None
    framework = line.board.machine.rulebook.framework
    phase = framework.phase(state.phase)
    if phase is not None and phase.in_detail and state.stack and state.stop not in ("", phase.last):
        return GoesOn("Go on to the end of the phase", At(phase.last))
    is_end = state.stop in ("phase", "setup", *(one.first for one in framework.phases))
    is_at_last_step = phase is not None and state.stop == phase.last
    ended = state.stop if is_at_last_step else state.step if is_end else ""
    following = _following(framework).get(ended)
    if following is None:
        return None
    return GoesOn(f"Go on with the {following.phase} phase", At(following.stop))


def _following(framework: Framework) -> dict[str, _Following]:
    """By the last step of what has ended: the phase that follows, and the step at whose beginning the run ends then."""
    phases = framework.phases
    ended = (framework.setup_ends, *(phase.last for phase in phases))
    stops = (*(phase.first for phase in phases[1:]), *(phase.last for phase in phases[-1:]))
    return {
        last: _Following(phase.name, stop)
        for last, phase, stop in zip(ended, phases, stops, strict=False)
        if last
    }
