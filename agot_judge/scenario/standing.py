"""Where a scenario's run comes to: for questions about that place rather than about the run."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.state.state import State
from agot_judge.errors import ScenarioError
from agot_judge.scenario.builder import Board, build
from agot_judge.scenario.entries import AdvanceNext, AdvanceTo, AdvanceToWindow, Check, Entry, Refuse
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.problems import Problems
from agot_judge.scenario.read_moves import read_entry
from agot_judge.scenario.reading import Reader
from agot_judge.scenario.runner import Run
from agot_judge.scenario.yaml_reader import read_tree


class Standing(Struct, frozen=True):
    """A board with its run, all moves made, and the state in which it stands at the next decision or at the end."""

    board: Board
    run: Run
    state: State
    """Where the run stands: instances of a keyword that are used where nobody declines them are used."""
    exact: State
    """The same before those, where they are still to be decided."""


def without_checks(loaded: Loaded) -> Loaded:
    """The scenario with its moves alone: checks and refusals change nothing."""
    moves = tuple(one for one in loaded.scenario.run if not isinstance(one, Check | Refuse))
    return Loaded(replace(loaded.scenario, run=moves), loaded.tree)


def stand_at(loaded: Loaded, at: str = "") -> Standing:
    """The place to which the scenario's moves lead, or from there on the point ``at``, in the words of ``advance``.

    Checks are not looked at. Raises what a run raises, and ScenarioError for a point that cannot be read.
    """
    entries = without_checks(loaded).scenario.run
    if at:
        entries = (*entries, _point(loaded, at))
    board = build(Loaded(replace(loaded.scenario, run=entries), loaded.tree))
    run = Run(board)
    for number in range(len(entries)):
        run.make(number)
    # Answers that were given in advance are owed to decisions that come before the place where one stands.
    exact = run.state if not run.progress.promises else run.stand(len(entries))
    return Standing(board, run, run.stand(len(entries)), exact)


def _point(loaded: Loaded, at: str) -> Entry:
    problems = Problems()
    names = tuple(player.name for player in loaded.scenario.players)
    reader = Reader(problems, names)
    reader.edition = loaded.scenario.edition
    entry = read_entry(reader, read_tree(f"advance: {at}"), loaded.scenario.edition)
    problems.raise_if_any()
    if not isinstance(entry, AdvanceTo | AdvanceNext | AdvanceToWindow):
        raise ScenarioError(
            f"{at!r} is no point to stand at. Say a step, a phase, 'next', 'end' or a window."
        )
    return entry
