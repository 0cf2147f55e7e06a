"""A run: the moves of a scenario made one after the other."""

from collections.abc import Callable
from typing import cast

from agot_judge.engine.state.decision import Decision, Requirement
from agot_judge.engine.state.state import State
from agot_judge.engine.state.trace import EntryKind
from agot_judge.engine.state.transition import say
from agot_judge.errors import AgotJudgeError, IllegalMove, NeedsHand, UnansweredDecision
from agot_judge.scenario.between import change_between
from agot_judge.scenario.builder import Board
from agot_judge.scenario.closed_windows import ClosedWindows
from agot_judge.scenario.entries import (
    AdvanceNext,
    AdvanceTo,
    AdvanceToWindow,
    ByHand,
    Check,
    Choose,
    DeclareChallenge,
    Decline,
    Defend,
    Mover,
    Refuse,
    Use,
    next_moves,
)
from agot_judge.scenario.fits import Given, Refused
from agot_judge.scenario.fitting import Fitter
from agot_judge.scenario.looping import executes_loop
from agot_judge.scenario.matching import Matcher
from agot_judge.scenario.missed import Missed, windows_passed
from agot_judge.scenario.not_asked import as_asked, asking_nobody, refused_declaration, when_declared
from agot_judge.scenario.not_followed import is_used
from agot_judge.scenario.opening import place_step
from agot_judge.scenario.progress import Progress
from agot_judge.scenario.refusal import Refusal
from agot_judge.scenario.several_entries import declined_together, in_the_order_asked
from agot_judge.scenario.wording import (
    cites_of,
    decision_in_words,
    ending_in_words,
    move_in_words,
    reasons_in_words,
    what_is_asked,
)

_STOOD_THERE = " The run stood at one already, from which 'advance' goes on."


class Run:
    """One run of a scenario; entries are made one at a time, in their order.

    After a move the run goes forward only when something asks where it stands, so that ``advance`` finds points that
    come before the next decision.
    """

    def __init__(self, board: Board) -> None:
        self.machine = board.machine
        self.framework = board.machine.rulebook.framework
        self.matcher = Matcher(board.machine.game, board.roster)
        self.fitter = Fitter(board.machine, self.matcher)
        self.entries = board.loaded.scenario.run
        self._stops_by_default = board.loaded.scenario.stop is None
        self.missed = Missed(board.machine, self.fitter)
        self.progress = Progress(board.machine, self.fitter, board.state)
        self.closed = ClosedWindows(board.machine, self.missed)
        self.closed.watch(self.progress, self.entries)
        self._upcoming = next_moves(self.entries)
        self._is_standing = False
        self._is_at_point = False
        """True where the run stood at a point, before any decision, as the present entry was begun."""
        self._made = 0
        """Entries before this number are made: several that decline instances of one keyword are made together."""

    @property
    def state(self) -> State:
        """Where the run has come to."""
        return self.progress.state

    def make(self, number: int) -> None:
        """Make one entry that is no check and no refusal: a move or an advance.

        Raises IllegalMove, UnansweredDecision, NeedsHand or NotSupportedYet; the state is then where the run stopped.
        """
        entry = self.entries[number]
        if number < self._made:
            return
        following = self.upcoming(number + 1)
        self._is_at_point = self._is_standing and self.state.asking is None
        self._is_standing = isinstance(entry, AdvanceTo | AdvanceNext | AdvanceToWindow)
        if self._is_standing:
            self.progress.account()
        if isinstance(entry, AdvanceTo):
            self._advance_to(entry)
        elif isinstance(entry, AdvanceNext):
            self._advance_past(lambda decision: True, following, entry)
        elif isinstance(entry, AdvanceToWindow):
            self._advance_past(lambda decision: self._is_wanted(decision, entry), following, entry)
        elif isinstance(entry, ByHand) and entry.after_line:
            change_between(self.progress, entry)
        elif not isinstance(entry, Check | Refuse):
            self._move(entry, number)

    def upcoming(self, number: int) -> Mover | None:
        """The move that comes next from this entry on, checks set aside; None where the run advances or ends first."""
        return self._upcoming[number] if number < len(self._upcoming) else None

    def stand(self, number: int) -> State:
        """Where the run stands when the entry of this number looks.

        After ``advance`` that is where it went; after a move, and at the start, the next decision of any player.
        """
        if not self._is_standing:
            refused = refused_declaration(self.entries, number)
            self.progress.to_decision(self.upcoming(number), asking_nobody(self.machine, refused))
            self._is_standing = True
        return self.state

    def stop_for_the_judge(self, number: int) -> None:
        """Raises NeedsHand where something is to be resolved by hand and the next move does not say how."""
        asking = self.state.asking
        if asking is not None and asking.kind == "by hand" and not isinstance(self.upcoming(number), ByHand):
            self.progress.pass_over()

    def account_for_choices(self) -> None:
        """Raises IllegalMove where the run ends at a choice of a player whose move named what is no part of it."""
        asking, promises = self.state.asking, self.progress.promises
        if asking is None or not promises or asking.kind in self.framework.opportunities:
            return
        promise = promises[-1]
        if promise.words and asking.player == promise.player:
            reasons = promise.reasons() or self._no_options(self.state, asking, promise.words)
            why = reasons_in_words(reasons) or decision_in_words(self.machine.game, asking)
            text = f"{move_in_words(promise.entry)}: nothing asks for {', '.join(promise.words)}. {why}"
            raise IllegalMove(text, cites_of(reasons) or asking.cites)

    def note(self, text: str, cites: tuple[str, ...], kind: EntryKind = "decision") -> None:
        """Add a reason, or how a value comes about, to the trace; nothing else changes."""
        self.progress.state = say(self.state, kind, text, cites)

    def not_understood(self, card: int, what: str) -> NeedsHand | None:
        """The error for a question about using a card whose text nobody understands; None for a card that is understood."""
        definition = self.machine.game.cards[card].definition
        usable = any(ability.kind != "constant" for ability in definition.abilities)
        if usable or not any(is_used(line) or not definition.abilities for line in definition.unread):
            return None
        return NeedsHand(
            f"{what}: the text of {self.matcher.label(card)} is not understood yet: {' '.join(definition.unread)} "
            "It must be resolved by hand, or given as structured 'abilities'."
        )

    # -- moves -----------------------------------------------------------------------------------------------------

    def _move(self, move: Mover, number: int) -> None:
        self._refuse_what_is_not_supported(move)
        missed: list[State] = []
        start = self.progress.unwatched()
        while True:
            self.progress.to_decision(move)
            decision = self.state.asking
            asked = self._decides(decision) if decision is not None else ""
            self.entries = in_the_order_asked(self.fitter, self.state, self.entries, number, asked)
            move = cast(Mover, self.entries[number])
            fit = self.progress.fit(move)
            if self.progress.is_for_what_was_settled(move, fit, self.entries[number + 1 : number + 2]):
                self.progress.take_needless(move)
                self._is_standing = True
                return
            if decision is None:
                raise self._never_possible(move, missed, start)
            if not isinstance(fit, Given) and executes_loop(self.progress, move):
                return
            if isinstance(fit, Given):
                if isinstance(move, Decline):
                    fit, more = declined_together(self.fitter, self.state, fit, self.entries[number + 1 :])
                    self._made = number + 1 + more
                self.progress.make(move, fit)
                return
            if isinstance(fit, Refused):
                words = reasons_in_words(fit.reasons)
                raise IllegalMove(f"{move_in_words(move)}: {words}", cites_of(fit.reasons))
            if isinstance(move, Use | DeclareChallenge) and self._decides(decision) == move.player:
                missed.append(self.state)
            if not self.progress.takes_implied(move):
                self._pass_over(move, missed)

    def _pass_over(self, move: Mover, missed: list[State]) -> None:
        """Go past a decision that the move does not answer; where that cannot be, the move's own reasons count first."""
        try:
            self.progress.pass_over(f" It comes before {move_in_words(move)}.")
        except UnansweredDecision as error:
            said, cited = self.progress.needless.says_otherwise(move, self.progress.settled())
            if said:
                raise IllegalMove(f"{move_in_words(move)}: {said}", cited) from None
            reasons = self.missed.reasons(move, missed)
            if not reasons:
                raise
            words = reasons_in_words(reasons)
            cites = tuple(dict.fromkeys((*cites_of(reasons), *error.cites)))
            message = f"{move_in_words(move)}: it was not possible before. {words} Now {error.message}"
            raise IllegalMove(message, cites) from None

    def _decides(self, decision: Decision) -> str:
        return self.machine.game.players[decision.player] if decision.player >= 0 else ""

    def _refuse_what_is_not_supported(self, move: Mover) -> None:
        if isinstance(move, Use) and self.framework.way(move.verb) is None:
            self._refuse_what_is_not_understood(move)

    def _refuse_what_is_not_understood(self, move: Use) -> None:
        """Stop where the card that is to be used has nothing but text that is not understood, and no duplicate."""
        cards = self.matcher.roster.find(move.card)
        errors = [self.not_understood(card, move_in_words(move)) for card in cards]
        if all(errors) and not any(self.state.cards[card].duplicates for card in cards):
            for error in errors:
                if error is not None:
                    raise error

    def _never_possible(self, move: Mover, missed: list[State], start: Progress) -> AgotJudgeError:
        names = (move.card,) if isinstance(move, Use) else move.answers if isinstance(move, Choose) else ()
        for name in names:
            for card in self.matcher.roster.find(name):
                error = self.not_understood(card, move_in_words(move))
                if error is not None:
                    return error
        passed = windows_passed(start) if isinstance(move, Use) else []
        reasons = self.missed.reasons(move, missed, passed) or self.missed.reasons(move, [self.state])
        said, cited = self.progress.needless.says_otherwise(move, self.progress.settled())
        if isinstance(move, Choose) and not reasons and all(word.isdecimal() for word in move.answers):
            said, cited = f"Nothing asks for {', '.join(move.answers)}.", ()
        if isinstance(move, ByHand):
            said = "Nothing is to be resolved by hand: every effect that came up was understood."
        if isinstance(move, Defend) and not reasons:
            # Nobody could defend, so that nobody was asked; what keeps these is known all the same.
            refusal = self._try(Refuse(move), start)
            if refusal.is_refused:
                said, cited = f"{said} {refusal.reason}".lstrip(), (*cited, *refusal.cites)
        why = reasons_in_words(reasons) or said or "No such decision came up."
        why += ending_in_words(self.machine.game, self.state)
        message = f"{move_in_words(move)}: it was not possible before the end of the run. {why}"
        return IllegalMove(message, (*cites_of(reasons), *cited))

    # -- advancing -------------------------------------------------------------------------------------------------

    def _advance_to(self, entry: AdvanceTo) -> None:
        step = place_step(entry.point, self.framework)
        begun = next((line.n for line in self.machine.trace(self.state) if step and line.step == step), 0)

        def is_there(state: State) -> bool:
            return bool(step) and self.machine.is_at(state, step)

        while not is_there(self.state):
            self.progress.to_decision(None, is_there)
            if self.state.asking is not None:
                self.progress.pass_over(f" It comes before {move_in_words(entry)}.")
            elif not step:
                return
            elif not is_there(self.state):
                ending = ending_in_words(self.machine.game, self.state)
                raise IllegalMove(
                    f"{move_in_words(entry)}: this point is never reached before the end of the run.{ending}"
                    f"{f' It was past already: line {begun} of the trace.' if begun else ''}"
                    f"{self._where_it_may_end(entry)}"
                )

    def _where_it_may_end(self, entry: AdvanceTo) -> str:
        """The end that a file without one could name, lest the run end before the point."""
        if not self._stops_by_default or self.state.over:
            return ""
        point = move_in_words(entry).removeprefix("advance: ")
        return f" Nothing says where it ends, so it ends with what it started in; to go on write 'stop: {point}'."

    def _advance_past(
        self,
        is_wanted: Callable[[Decision], bool],
        following: Mover | None,
        entry: AdvanceNext | AdvanceToWindow,
    ) -> None:
        """From the decision where the run stands, or the point, to the next one that is wanted."""
        self.progress.to_decision(following)
        stood_there = self.state.asking is not None and is_wanted(self.state.asking)
        if self._is_at_point and stood_there:
            return
        while self.state.asking is not None:
            self.progress.pass_over(f" It comes before {move_in_words(entry)}.")
            self.progress.to_decision(following)
            if self.state.asking is not None and is_wanted(self.state.asking):
                return
        if isinstance(entry, AdvanceToWindow):
            raise IllegalMove(
                f"{move_in_words(entry)}: no such decision is reached before the end of the run."
                f"{_STOOD_THERE if stood_there else ''}"
            )

    def _is_wanted(self, decision: Decision, entry: AdvanceToWindow) -> bool:
        if entry.of and entry.of != self._decides(decision):
            return False
        return entry.window in (decision.kind, self.machine.window(self.state))

    # -- refusing --------------------------------------------------------------------------------------------------

    def refuse(self, number: int) -> Refusal:
        """Try a move that is to be illegal at that player's first decision from here; the state stays as it was."""
        entry = self.entries[number]
        assert isinstance(entry, Refuse)
        if isinstance(entry.move, Use) and self.framework.way(entry.move.verb) is None:
            self._refuse_what_is_not_understood(entry.move)
        self.stand(number)
        return self._try(entry, self.progress.unwatched())

    def _why_not(self, move: Mover, state: State, decision: Decision) -> tuple[Requirement, ...]:
        """The reasons why a move is no answer to the decision: what the card lacks that it uses, or that it names as a choice."""
        if not isinstance(move, Choose) or decision.kind in self.framework.opportunities or move.role:
            return self.missed.reasons(move, [state])
        return self._no_options(state, decision, move.answers)

    def _no_options(
        self, state: State, decision: Decision, words: tuple[str, ...]
    ) -> tuple[Requirement, ...]:
        """The reasons why words are none of the options of a decision in which cards or words are chosen."""
        if decision.kind in self.framework.opportunities:
            return ()
        found = (self.fitter.why_no_option(state, decision, word) for word in words)
        return tuple(dict.fromkeys(reason for reasons in found for reason in reasons))

    def _try(self, entry: Refuse, trial: Progress) -> Refusal:
        move = entry.move
        instead: State | None = None
        active = trial.state.active_player
        while True:
            trial.to_decision(move, asking_nobody(self.machine, move))
            state = as_asked(self.machine, trial.state, move) or trial.state
            decision = state.asking
            if decision is None:
                return self._no_answer_to(move, instead, self.closed.never_asked(move, self.state))
            if self._decides(decision) == move.player:
                if decision.kind != "action" or not isinstance(move, DeclareChallenge | Defend):
                    break
                instead = instead or state  # no action: it is refused where it would be declared
            try:
                trial.pass_over()
            except UnansweredDecision as error:
                why = f"{move.player}'s next decision is not reached: {error.message}"
                return self._no_answer_to(move, instead, why)
        fit = self.fitter.fit(state, move)
        if isinstance(fit, Given):
            if instead and isinstance(move, DeclareChallenge) and state.active_player != active:
                return self._no_answer_to(move, instead, "")  # legal, but in a later turn
            return self._try_the_rest(entry, fit, trial, self._no_options(state, decision, fit.left))
        reasons = fit.reasons if isinstance(fit, Refused) else self._why_not(move, state, decision)
        if reasons:
            return self.closed.refusal(move, reasons)
        return self._no_answer_to(move, instead or state, "")

    def _no_answer_to(self, move: Mover, state: State | None, missing: str) -> Refusal:
        """The refusal of a move that is no answer to the decision; where there is none, that it is ``missing``."""
        if state is None or state.asking is None:
            return Refusal(False, missing)
        words = decision_in_words(self.machine.game, state.asking)
        due = when_declared(self.machine, state, move, self.matcher.roster)
        reason = f"It does not answer the decision that is awaited. {words} {reasons_in_words(due)}".rstrip()
        return Refusal(True, reason, tuple(dict.fromkeys((*cites_of(due), *state.asking.cites))))

    def _try_the_rest(
        self, entry: Refuse, fit: Given, trial: Progress, none: tuple[Requirement, ...]
    ) -> Refusal:
        """The refusal of choices that the move makes beforehand, targets most of all, tried when they are asked for."""
        if not fit.left:
            return Refusal(False, "The move is legal.")
        try:
            trial.make(entry.move, fit)
            trial.to_decision(None)
            while (
                (asked := trial.state.asking) and trial.promises and self._decides(asked) != entry.move.player
            ):
                trial.pass_over()
                trial.to_decision(None)
        except IllegalMove as error:
            message = error.message.removeprefix(f"{move_in_words(entry.move)}: ")
            return Refusal(True, message, error.cites)
        except (UnansweredDecision, NeedsHand) as error:
            none = (trial.promises and trial.promises[-1].reasons()) or none
            if isinstance(error, NeedsHand) and not none:
                raise NeedsHand(
                    f"Whether {move_in_words(entry.move)} is illegal: {error.message}", error.cites
                ) from None
            said = reasons_in_words(none) or self.missed.not_asked_yet(trial.promises, error.message)
            return Refusal(bool(none), said, cites_of(none), what_is_asked(none))
        decision = trial.state.asking
        words = trial.promises[-1].words if trial.promises else ()
        if not words or decision is None or self._decides(decision) != entry.move.player:
            return Refusal(False, "The move is legal.")
        # Where there was one possibility only, it was taken: why the answer was none is known from there.
        reasons = trial.promises[-1].reasons() or self._no_options(trial.state, decision, words)
        text = reasons_in_words(reasons) or decision_in_words(self.machine.game, decision)
        return Refusal(True, text, (*cites_of(reasons), *decision.cites), what_is_asked(reasons))
