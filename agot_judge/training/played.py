"""A scenario played through: its decisions, the answers given, and the lines of the trace that follow each."""

from collections.abc import Iterator

from msgspec import Struct

from agot_judge.cards.pool import NO_CARDS, CardPool
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Answer, Decision
from agot_judge.engine.state.state import State
from agot_judge.engine.state.trace import Entry
from agot_judge.errors import AgotJudgeError
from agot_judge.scenario.builder import Board, build
from agot_judge.scenario.execution import Execution
from agot_judge.scenario.format import Loaded, load
from agot_judge.scenario.result import HOLDS


class Moment(Struct, frozen=True, kw_only=True):
    """One decision of the run: where it was awaited, the answer, and the lines that follow until the next decision."""

    number: int
    """From 0, in the order of the run."""
    state: State
    decision: Decision
    answer: Answer
    before: int
    """The number of lines that the trace had when the decision was awaited."""
    lines: tuple[Entry, ...] = ()


class Played(Struct, frozen=True, kw_only=True):
    """A scenario with a passing run."""

    text: str
    loaded: Loaded
    board: Board
    end: State
    """Where the run has come to."""
    trace: tuple[Entry, ...]
    moments: tuple[Moment, ...]

    @property
    def machine(self) -> Machine:
        """The machine of the board."""
        return self.board.machine

    @property
    def position(self) -> str:
        """The name of the position: its title, which every run of it has; the text where it has none."""
        return self.loaded.scenario.title or self.text

    @property
    def edition(self) -> str:
        """The edition of the board."""
        return self.loaded.scenario.edition

    def player(self, number: int) -> str:
        """The name of a player; the judge for none."""
        return self.machine.game.players[number] if number >= 0 else "the judge"


def state_at(played: Played, place: int, lines: int) -> State:
    """The state after so many answers: at the next decision, or before it, where the trace has so many lines; the end of the
    run where nothing more is decided."""
    if lines < 0:
        if place < len(played.moments):
            return played.moments[place].state
        return played.end if played.moments else played.board.state
    machine = played.machine
    last = played.moments[place - 1] if 0 < place <= len(played.moments) else None
    state = machine.apply(last.state, last.answer) if last is not None else played.board.state
    while state.asking is None and not machine.is_over(state):
        following = machine.step(state)
        if len(following.log) > lines:
            break
        state = following
    return state


def play(text: str, cards: CardPool = NO_CARDS) -> Played | None:
    """The scenario of a text, played; None where it does not load, does not hold, stops for the judge, or has a text that
    is not wholly understood."""
    try:
        loaded = load(text, cards)
        board = build(loaded)
        if board.has_unread:
            return None
        execution = Execution(board)
        if execution.result().exit != HOLDS:
            return None
    except AgotJudgeError:
        return None
    state = execution.run.state
    trace = tuple(board.machine.trace(state))
    return Played(
        text=text,
        loaded=loaded,
        board=board,
        end=state,
        trace=trace,
        moments=tuple(_moments(execution.run.progress.answered, state, trace)),
    )


def _moments(
    answered: tuple[tuple[State, Answer], ...], end: State, trace: tuple[Entry, ...]
) -> Iterator[Moment]:
    """The moments; lines that the run itself has noted (what was refused) are nobody's consequence."""
    following = (*(state for state, _ in answered), end)[1:]
    for number, ((state, answer), after) in enumerate(zip(answered, following, strict=True)):
        decision = state.asking
        if decision is not None:
            before, last = len(state.log), len(after.log)
            yield Moment(
                number=number,
                state=state,
                decision=decision,
                answer=answer,
                before=before,
                lines=trace[before:last],
            )
