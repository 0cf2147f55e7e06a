"""A run that ended with its sequence, phase or round can go on: how far, and what the buttons say."""

from collections.abc import Iterator

from msgspec import Struct

from agot_judge.engine.framework import Framework, Phase
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Answer
from agot_judge.engine.state.state import State
from agot_judge.scenario.points import Again, At, Stop
from agot_judge.web.sandbox.line_of_play import Line
from agot_judge.web.sandbox.positions import Position

BUTTON = "go-on"
"""The value of the button that goes on with the phase."""


class WayOn(Struct, frozen=True):
    """The way in which a run goes on after its end."""

    value: str
    """The value that the button of this way sends."""
    words: str
    stop: Stop


class _End(Struct, frozen=True):
    """Where a run has ended: the step that comes next."""

    step: str
    is_within_challenge: bool = False


def way_on(line: Line, place: Position, value: str) -> WayOn | None:
    """The way on whose button sends this; None where there is none here."""
    return next((way for way in ways_on(line, place) if way.value == value), None)


def ways_on(line: Line, place: Position) -> tuple[WayOn, ...]:
    """The ends to which the run goes on from here, the nearest end first; none where it did not end here, or the game is over."""
    state = place.state
    if place is not line.places.places[-1] or state.asking is not None or state.over:
        return ()
    framework = line.board.machine.rulebook.framework
    end = _end(framework, state)
    if end is None:
        return ()
    return tuple(
        WayOn(value, words, _stop(line, step, is_next=step == end.step))
        for value, words, step in _ends(framework, end)
    )


def _end(framework: Framework, state: State) -> _End | None:
    """Where the run has ended; None where nothing of a round comes next."""
    if state.stack:
        challenges, challenge = framework.challenges, state.challenge
        within = challenges is not None and challenge is not None and state.stop in challenges.within
        return _End(state.stop, within) if state.stop in framework.numbers else None
    if state.stop not in ("phase", "setup", "round"):
        return None
    phases = framework.phases
    ended = {
        framework.setup_ends: phases[0].first,
        **{phase.last: _after(framework, phase).first for phase in phases},
    }
    step = ended.get(state.step, "")
    return _End(step) if step else None


def _ends(framework: Framework, end: _End) -> Iterator[tuple[str, str, str]]:
    """Each end to which the run may go on: the button, its words, and the step that comes after that end."""
    first = framework.phases[0].first
    phase = framework.phase(framework.phase_of(end.step))
    if phase is None:
        return
    challenges = framework.challenges
    if end.is_within_challenge and challenges is not None:
        yield f"{BUTTON}-challenge", "Go on to the end of the challenge", challenges.declaring
    elif challenges is not None and end.step == challenges.declaring:
        yield f"{BUTTON}-challenge", "Go on with the next challenge", challenges.declaring
    is_whole = end.step == phase.first
    words = f"with the {phase.printed or phase.name} phase" if is_whole else "to the end of the phase"
    yield BUTTON, f"Go on {words}", _after(framework, phase).first
    if _after(framework, phase).first != first:
        whole = "through the whole round" if end.step == first else "to the end of the round"
        yield f"{BUTTON}-round", f"Go on {whole}", first


def _after(framework: Framework, phase: Phase) -> Phase:
    """The phase that follows; after the last one that is the first of the next round."""
    phases = framework.phases
    return phases[(phases.index(phase) + 1) % len(phases)]


def _stop(line: Line, step: str, is_next: bool) -> Stop:
    """The next time that this step begins, after the one that comes next where that is it."""
    answers = tuple(one.answer for one in line.given)
    time = begun(line.board.machine, line.board.state, answers, step) + (2 if is_next else 1)
    return Again(At(step), time) if time > 1 else At(step)


def begun(machine: Machine, state: State, answers: tuple[Answer, ...], step: str) -> int:
    """The times that a framework step has begun on this line of play; where it starts and where it stands are not counted."""
    count, given = 0, iter(answers)
    state = machine.step(state) if state.asking is None and not machine.is_over(state) else state
    while True:
        if state.asking is not None:
            answer = next(given, None)
            if answer is None:
                return count
            state = machine.apply(state, answer)
        elif machine.is_over(state):
            return count
        else:
            count += machine.is_at(state, step)
            state = machine.step(state)
