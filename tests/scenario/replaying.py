"""A scenario's run as a list of positions, for stepping through it line by line."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.state.decision import Decision
from agot_judge.engine.state.state import State
from agot_judge.scenario.builder import Board, build
from agot_judge.scenario.entries import Entry
from agot_judge.scenario.execution import Execution
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.model import Scenario
from agot_judge.scenario.result import Result


class Position(Struct, frozen=True):
    """One place of a run: the state, and the number of the entry of ``run`` that led on to it."""

    state: State
    entry: int
    """Counts from 0; the number of entries where the run goes on after its last one."""

    @property
    def decision(self) -> Decision | None:
        """What must be decided here, if anything."""
        return self.state.asking


class Replay(Struct, frozen=True):
    """Every position of a run, and what came of it. The last position is where the run now stands."""

    board: Board
    positions: tuple[Position, ...]
    """One for the start, then one for each step that adds a line to the trace or ends at a decision."""
    result: Result

    @property
    def decisions(self) -> tuple[int, ...]:
        """The numbers of the positions at which somebody must decide."""
        return tuple(number for number, index in enumerate(self.positions) if index.decision is not None)

    @property
    def end(self) -> State:
        """Where the run now stands: at the next decision after its last entry, or at its end."""
        return self.positions[-1].state


def replay(loaded: Loaded) -> Replay:
    """The whole run of a scenario.

    What stops the run is in the result; the positions lead up to it. Raises what ``build`` raises, for a scenario that
    cannot even start.
    """
    board = build(loaded)
    seen: list[State] = []
    entries: list[int] = []
    execution = Execution(board)

    def watch(state: State) -> None:
        before = seen[-1] if seen else None
        if before is not None and len(before.log) == len(state.log) and state.asking is None:
            return
        seen.append(state)
        entries.append(execution.entry)

    execution.run.progress.watch(watch)
    result = execution.followed()
    if execution.run.state != seen[-1] or len(execution.run.state.log) != len(seen[-1].log):
        seen.append(execution.run.state)
        entries.append(execution.entry)
    positions = tuple(Position(state, entry) for state, entry in zip(seen, entries, strict=True))
    return Replay(board, positions, result)


def with_move(scenario: Scenario, move: Entry) -> Scenario:
    """The scenario with one more entry at the end of its run."""
    return replace(scenario, run=(*scenario.run, move))
