"""The speed of a scenario: the machine alone, with every line of the trace."""

from statistics import median
from time import perf_counter

from msgspec import Struct

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import PASS, Answer, by_default
from agot_judge.engine.state.state import State
from agot_judge.errors import OutOfBudget
from agot_judge.scenario.builder import build
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.progress import Progress
from agot_judge.scenario.runner import Run
from agot_judge.scenario.standing import without_checks

MOST_DECISIONS = 10_000


class Timed(Struct, frozen=True, kw_only=True):
    """The measures. ``median_ms`` is the time of one run in milliseconds."""

    title: str
    repeat: int
    decisions: int
    median_ms: float
    decisions_per_second: float
    states_end_equal: bool
    """True where every run ended in the same state; anything else would be a fault."""


class _Recorder(Progress):
    """Progress that notes every answer."""

    def __init__(self, run: Run) -> None:
        super().__init__(run.machine, run.fitter, run.state)
        self.given: list[Answer] = []

    def apply(self, answer: Answer) -> None:
        super().apply(answer)
        self.given.append(answer)


def timed(loaded: Loaded, repeat: int) -> Timed:
    """Make the scenario's moves ``repeat`` times, each time on to the end with everybody passing.

    The moves are found once; what is measured is the machine that carries out their answers, each looked at for its
    legality, and writes the trace. Raises what a run raises.
    """
    board = build(loaded)
    answers = _answers(without_checks(loaded))
    times: list[float] = []
    ends: list[State] = []
    for _ in range(repeat):
        start = perf_counter()
        end = _play(board.machine, board.state, answers)
        times.append(perf_counter() - start)
        ends = [*ends[:1], end]
        if ends[0] != end:
            break
    typical = median(times)
    return Timed(
        title=loaded.scenario.title,
        repeat=repeat,
        decisions=len(answers),
        median_ms=typical * 1000,
        decisions_per_second=len(answers) / typical,
        states_end_equal=ends[0] == ends[-1],
    )


def _answers(loaded: Loaded) -> tuple[Answer, ...]:
    """Every answer of the scenario's run, and on to the end: a pass, the default, or the first legal answer."""
    run = Run(build(loaded))
    recorder = _Recorder(run)
    run.progress = recorder
    for number in range(len(run.entries)):
        run.make(number)
    recorder.to_decision(None)
    while recorder.state.asking is not None:
        decision = recorder.state.asking
        if decision.default is not None:
            recorder.apply(by_default(decision))
        elif decision.may_pass:
            recorder.apply(PASS)
        else:
            recorder.apply(next(recorder.machine.legal_answers(recorder.state)))
        recorder.to_decision(None)
        if len(recorder.given) > MOST_DECISIONS:
            raise OutOfBudget(f"More than {MOST_DECISIONS} decisions: the game goes in a circle.")
    return tuple(recorder.given)


def _play(machine: Machine, state: State, answers: tuple[Answer, ...]) -> State:
    for answer in answers:
        state = machine.run(machine.apply(machine.run(state), answer))
    return machine.run(state)
