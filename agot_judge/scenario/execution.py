"""Running a whole scenario: its entries, its checks, and what comes of them."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from agot_judge.budget import reached
from agot_judge.cards.pool import NO_CARDS, CardPool
from agot_judge.corpus.store import Corpus
from agot_judge.engine.state.state import State
from agot_judge.errors import AgotJudgeError, IllegalMove, NeedsHand
from agot_judge.scenario.bearing.deciding import Bearing, first_bearing
from agot_judge.scenario.bearing.texts import UnreadText, acts, is_there, lines_of, unread_texts
from agot_judge.scenario.bearing.topics_asked import Decided
from agot_judge.scenario.bearing.verdict import Made, tells_what_happens
from agot_judge.scenario.builder import Board, build
from agot_judge.scenario.checks import Checker
from agot_judge.scenario.citing import Citations, project_corpus
from agot_judge.scenario.entries import ByHand, Check, Entry, Refuse
from agot_judge.scenario.format import Loaded, load
from agot_judge.scenario.not_followed import NotFollowed
from agot_judge.scenario.result import (
    BY_HAND,
    FAILS,
    HOLDS,
    CheckResult,
    Final,
    Result,
    failed,
    trace_lines,
)
from agot_judge.scenario.runner import Run
from agot_judge.scenario.sight import Sight
from agot_judge.scenario.whereabouts import whereabouts
from agot_judge.scenario.wording import move_in_words


def run_text(text: str, pool: CardPool = NO_CARDS, corpus: Callable[[], Corpus] = project_corpus) -> Result:
    """The result of the scenario of a text; cards that it does not define are those of ``pool``, and what it expects to be
    cited is looked up in ``corpus``.

    Raises nothing: what is wrong is in the result.
    """
    try:
        loaded = load(text, pool)
    except AgotJudgeError as error:
        return failed("", error)
    return run_loaded(loaded, corpus)


def run_loaded(loaded: Loaded, corpus: Callable[[], Corpus] = project_corpus) -> Result:
    """The result of a scenario. Raises nothing: what is wrong is in the result."""
    try:
        board = build(loaded)
    except AgotJudgeError as error:
        return failed(loaded.scenario.title, error)
    return Execution(board, corpus).result()


class Execution:
    """One run, entry by entry. ``entry`` is the number of the one being made, the number of entries after the last."""

    def __init__(self, board: Board, corpus: Callable[[], Corpus] = project_corpus) -> None:
        self.board = board
        self.citations = Citations(board.loaded.scenario.edition, corpus)
        self.entry = 0
        self.run = Run(board)
        self.checker = Checker(self.run, self.citations)
        self.checks: list[CheckResult] = []
        self.not_followed = NotFollowed(board.machine, self.run.matcher.roster, board.loaded.scenario)
        self.undecided: NeedsHand | None = None
        """The error that is first in the way of saying whether a check holds."""
        self.undecided_at = 0
        self.stopped: AgotJudgeError | None = None
        """The error that has stopped the run before its end; None where nothing has."""
        self.certain: list[int] = []
        """The checks, by number, that fail although nothing of the kind is in the way."""

    def result(self) -> Result:
        """Make every entry and say what came of it: a definite answer only where no text that is not understood bears on it."""
        result = self.followed()
        found = self.bearing(result)
        if found is None:
            return result
        error = failed(result.title, found.error(), found.difference.line or found.text.line)
        return replace(
            error, checks=result.checks, trace=result.trace, final=result.final, unread=result.unread
        )

    def bearing(self, result: Result) -> Bearing | None:
        """A text that is not understood on which it hangs what the run has come to; None where none does.

        None as well where the run is left to the judge already.
        """
        if result.exit == BY_HAND or not self.board.has_unread:
            return None
        decided = Decided(
            loaded=self.board.loaded,
            states=self._states(),
            answered=self.run.progress.answered,
            settled=self.board.machine.settled(self.run.state),
            entries=self.entry + 1,
            says_something=tells_what_happens(result),
        )
        made = Made(result, self.entry, self.board.loaded.scenario.run, tuple(self.certain))
        loaded = self.board.loaded
        stopped_at = loaded.scenario.run[self.entry : self.entry + 1] if made.is_stopped else ()
        # A move that goes wrong may do so because its card was left to the judge; a change by hand does not.
        is_certain = all(isinstance(entry, ByHand) for entry in stopped_at)
        resolved = self._resolved_by_hand() if is_certain else ""
        texts = (
            text
            for text in unread_texts(loaded)
            if text.card not in loaded.scenario.ignore
            and not any(said in resolved for said in text.by_hand)
            and is_there(text, self.board, decided.states, decided.named)
        )
        return first_bearing(self.board, made, decided, texts, _made)

    def _unread(self) -> tuple[UnreadText, ...]:
        """The texts that were in play or used, and are not followed."""
        if not self.board.has_unread:
            return ()
        loaded = self.board.loaded
        named, states = str(loaded.scenario.run), self._states()
        return tuple(text for text in unread_texts(loaded) if acts(text, self.board, states, named))

    def _resolved_by_hand(self) -> str:
        """The words of what the run has resolved by hand."""
        states = (*(state for state, _ in self.run.progress.answered), self.run.state)
        asked = (state.asking for state in states)
        return " ".join(one.text for one in asked if one is not None and one.kind == "by hand")

    def _states(self) -> tuple[State, ...]:
        """Some of the states in which the run was: at its start, at each decision, and where it is."""
        answered = (state for state, _ in self.run.progress.answered)
        return (self.board.state, *answered, self.run.state)

    def followed(self) -> Result:
        """The same as far as texts are understood, whatever the others may say."""
        return self._with_outcome(self.made())

    def made(self) -> Result:
        """The same without what has come of it: no trace, and nothing of what can be seen of the board."""
        loaded = self.board.loaded
        try:
            for number in range(len(loaded.scenario.run)):
                self.entry = number
                reached(f"entry {number + 1} of {len(loaded.scenario.run)} of the run")
                self._make(number)
            self.entry = len(loaded.scenario.run)
            reached("the board after the run")
            # After its last entry the run stands at the next decision.
            self.run.stand(self.entry)
            self.run.account_for_choices()
            self.run.stop_for_the_judge(self.entry)
        except AgotJudgeError as error:
            self.stopped = error
            if isinstance(error, IllegalMove):
                made = loaded.scenario.run[self.entry : self.entry + 1]
                places = "".join(self._whereabouts(entry) for entry in made)
                error.message += places + self.not_followed.besides(self.run.state)
            return self._with_checks(failed(loaded.scenario.title, error, loaded.line("run", self.entry)))
        cites = self.checker.cites(loaded.scenario.cites, 0, lambda words: loaded.line("cites"))
        self.checks += cites
        if self.undecided is None:  # a text that nobody understands may be what would have cited it
            self._fails_for_certain(cites)
        holds = all(check.ok for check in self.checks)
        if not holds and self.undecided is not None and not self.certain:
            return self._with_checks(failed(loaded.scenario.title, self.undecided, self.undecided_at))
        return self._with_checks(
            Result(title=loaded.scenario.title, ok=holds, exit=HOLDS if holds else FAILS)
        )

    def _make(self, number: int) -> None:
        loaded = self.board.loaded
        entry = loaded.scenario.run[number]
        if isinstance(entry, Check):
            found = self.checker.check(
                number, entry, lambda *path: loaded.line("run", number, "check", *path)
            )
            self.checks += found
            if not all(check.ok for check in found):
                self.run.stop_for_the_judge(number)
                self._look_for_what_is_not_followed(found)
        elif isinstance(entry, Refuse):
            refused = self._refuse(number, entry)
            self.checks.append(refused)
            self._look_for_what_is_not_followed((refused,), entry)
        else:
            self.run.make(number)

    def _look_for_what_is_not_followed(
        self, found: Iterable[CheckResult], entry: Refuse | None = None
    ) -> None:
        """Note whether what fails may depend on a text that nobody understands."""
        failing = tuple(check for check in found if not check.ok)
        error = self.not_followed.error(self._states() if failing else (), failing, entry)
        if error is None:
            self._fails_for_certain(failing)
        elif self.undecided is None:
            self.undecided, self.undecided_at = error, failing[0].line

    def _fails_for_certain(self, checks: Iterable[CheckResult]) -> None:
        """Note them; what a run cites is certain only where nothing else in it is open."""
        self.certain += [self.checks.index(one) for one in checks if not one.ok and one.field != "cites"]

    def _refuse(self, number: int, entry: Refuse) -> CheckResult:
        refusal = self.run.refuse(number)
        if refusal.is_refused:
            refusal = replace(refusal, reason=refusal.reason + self._whereabouts(entry))
            self.run.note(f"Refused: {move_in_words(entry.move)}: {refusal.reason}", refusal.cites)
        words = f"{refusal.reason} {refusal.asked}"
        says = refusal.is_refused and (
            not entry.because or self.citations.says(words, refusal.cites, entry.because)
        )
        line = self.board.loaded.line("run", number)
        return CheckResult(
            line=line, ok=says, field="refuse", expected=entry.because or "refused", got=refusal.reason
        )

    def _whereabouts(self, entry: Entry) -> str:
        return whereabouts(self.board.machine.at(self.run.state), self.run.matcher.roster, entry)

    def _with_checks(self, result: Result) -> Result:
        return replace(result, checks=tuple(self.checks))

    def _with_outcome(self, result: Result) -> Result:
        state, machine = self.run.state, self.board.machine
        return replace(
            result,
            unread=lines_of(self._unread()),
            trace=trace_lines(machine.trace(state), machine.game.players),
            final=final_of(self.board, state),
        )


def _made(board: Board) -> Made:
    execution = Execution(board)
    result = execution.followed()
    return Made(result, execution.entry, board.loaded.scenario.run)


def final_of(board: Board, state: State) -> Final:
    """The board in this state, as far as it can be seen."""
    sight = Sight(board.machine, state)
    players = board.machine.game.players
    return Final(
        cards=tuple(sight.card_facts(card) for card in range(len(state.cards))),
        players={name: sight.player_facts(number) for number, name in enumerate(players)},
    )
