"""A line of play: the scenario's run as answers, every place on it, and how it goes on or branches off."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.editions import framework_for
from agot_judge.engine.pause import paused
from agot_judge.engine.state.decision import Answer, Decision
from agot_judge.errors import IllegalMove, NeedsHand
from agot_judge.scenario.answering import move_for
from agot_judge.scenario.bearing.asking import hanging_on
from agot_judge.scenario.builder import Board, build
from agot_judge.scenario.entries import Entry, Mover
from agot_judge.scenario.execution import Execution
from agot_judge.scenario.fits import Given as FitGiven
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.points import At
from agot_judge.scenario.progress import Progress, Reached
from agot_judge.scenario.result import Result
from agot_judge.scenario.standing import stand_at
from agot_judge.web.sandbox.positions import Position, Positions, positions


class Given(Struct, frozen=True):
    """An answer of the run."""

    answer: Answer
    entry: int
    """The number of the entry of ``run`` during which it was given."""
    owner: int
    """The number of the entry that says it: an earlier one where that has answered in advance."""


class Line(Struct, frozen=True):
    """One line of play."""

    board: Board
    given: tuple[Given, ...]
    places: Positions
    result: Result
    entries: tuple[Entry, ...]
    """The run, choices that were made in secret in the order in which they were asked for."""
    made: int
    """The number of entries of the run that were made: all of them, or those before the one that stopped the run."""
    owing: int
    """The number of the first entry whose answers were not all asked for; ``made`` where there is none."""

    def given_at(self, place: Position) -> Answer | None:
        """The answer of the line at a decision; None at its end, and where nobody decides."""
        number = place.decision
        return self.given[number].answer if 0 <= number < len(self.given) else None

    def with_answer(self, place: Position, answer: Answer) -> tuple[Entry, ...]:
        """The run that comes to this decision as the line does and answers it so. Raises IllegalMove."""
        machine = self.board.machine
        machine.apply(place.state, answer)
        move = move_for(machine, place.state, answer)
        return (*self.run_before(place), move)

    def run_before(self, place: Position) -> tuple[Entry, ...]:
        """The entries that come before a place; what the run did by itself on the way to it is written out.

        So are the answers of an entry that says more than has been asked at the place.
        """
        taken = self._decisions_before(place)
        entry = min(
            self._entry_at(taken), self.owing, *(one.owner for one in self.given[taken:]), len(self.entries)
        )
        written: list[Entry] = []
        for other in self.places.places:
            if 0 <= other.decision < taken and other.is_stop:
                given = self.given[other.decision]
                if given.owner >= entry:
                    written.append(move_for(self.board.machine, other.state, given.answer))
        return (*self.entries[:entry], *written)

    def between(self, place: Position) -> Position:
        """A place where nobody decides, as one at which the judge says what is changed there."""
        return replace(place, state=paused(place.state), decision=self._decisions_before(place))

    def _decisions_before(self, place: Position) -> int:
        """The number of decisions that the line has taken before a place, whether somebody decides there or not."""
        if place.decision >= 0:
            return place.decision
        before = self.places.places[: self.places.number(place.key)]
        return 1 + max((other.decision for other in before), default=-1)

    def _entry_at(self, decision: int) -> int:
        """The entry that was being made at a decision; at the end, the first one that was not made."""
        return self.given[decision].entry if decision < len(self.given) else self.made


class _Recorder(Progress):
    """Progress that notes every answer with the entry being made, and with the one that says it."""

    def __init__(self, execution: Execution) -> None:
        run = execution.run
        super().__init__(run.machine, run.fitter, run.state)
        self.given: list[Given] = []
        self._execution = execution
        self._promising: list[int] = []
        """The numbers of the entries that promised answers, for each promise that is still open."""
        self._is_keeping = False
        self._broken: int | None = None
        """The number of the entry with an answer that nothing asks for."""

    @property
    def owing(self) -> int:
        """The number of the first entry with an answer that nothing has asked for yet."""
        if self.promises:
            return self._promising[0]
        return self._execution.entry if self._broken is None else self._broken

    def apply(self, answer: Answer) -> None:
        """Give an answer to the decision that is awaited. Raises IllegalMove."""
        owner = self._promising[len(self.promises) - 1] if self._is_keeping else self._execution.entry
        super().apply(answer)
        self.given.append(Given(answer, self._execution.entry, owner))

    def make(self, move: Mover, given: FitGiven) -> None:
        """Give the answer of a move, and note whose promise the rest is."""
        still_open = len(self.promises)
        super().make(move, given)
        self._promising = [*self._promising[:still_open], self._execution.entry]

    def _carry_on(self, until: Reached | None) -> None:
        try:
            super()._carry_on(until)
        except IllegalMove:
            # The promise that is broken is no longer among those that are open.
            self._broken = self._promising[len(self.promises)]
            raise

    def _keep_promise(self, decision: Decision) -> bool:
        self._is_keeping = bool(self.promises)
        try:
            return super()._keep_promise(decision)
        finally:
            self._is_keeping = False


def play(loaded: Loaded) -> Line:
    """The line of play of a scenario. What stops its run is in the result; the line leads up to it.

    Raises NotSupportedYet and ScenarioError for a scenario that cannot even start.
    """
    board = build(loaded)
    execution = Execution(board)
    recorder = _Recorder(execution)
    execution.run.progress = recorder
    result = execution.made()
    # What a run answers by default after its last entry nobody has chosen yet: the page asks for it.
    given = tuple(one for one in recorder.given if one.owner < len(loaded.scenario.run))
    places = positions(board.machine, board.state, tuple(one.answer for one in given))
    return Line(board, given, places, result, execution.run.entries, execution.entry, recorder.owing)


def winner_by_strength(loaded: Loaded) -> str:
    """Who wins the challenge as the STR on the board stands: a player's name, or ``none``.

    Found by letting the machine compare; the scenario must be one that starts within a challenge. Raises NeedsHand where
    it hangs on a text that nobody understands.
    """
    challenges = framework_for(loaded.scenario.edition).challenges
    if challenges is None:
        return "none"
    start = At(challenges.determining)
    before = Loaded(replace(loaded.scenario, start=start, stop=None, run=()), loaded.tree)
    winner = _winner(before)
    texts = hanging_on(before, stand_at(before), winner, _winner) if build(before).has_unread else ()
    if texts:
        said = "; ".join(f"{text.card or 'in force'}: {text.text}" for text in texts)
        raise NeedsHand(f"Who has won hangs on what is not understood, so say who: {said}")
    return winner


def _winner(loaded: Loaded) -> str:
    board = build(loaded)
    machine = board.machine
    state = machine.run(board.state, lambda state: state.challenge is not None and state.challenge.determined)
    challenge = state.challenge
    if challenge is None or challenge.winner < 0:
        return "none"
    return machine.game.players[challenge.winner]
