"""The progress of a run between its moves: decisions passed, taken, promised or answered by default."""

from collections.abc import Callable

from msgspec.structs import replace

from agot_judge.engine.machine import MAX_STEPS, Machine
from agot_judge.engine.state.decision import JUDGE, Answer, Decision, Requirement, by_default
from agot_judge.engine.state.state import UNKNOWN, State
from agot_judge.engine.state.transition import say
from agot_judge.errors import IllegalMove, NeedsHand, OutOfBudget, UnansweredDecision
from agot_judge.scenario.entries import Choose, Entry, Mover, Use
from agot_judge.scenario.fits import ELSEWHERE, Elsewhere, Fit, Given, Refused, declined
from agot_judge.scenario.fitting import Fitter
from agot_judge.scenario.needless import Needless
from agot_judge.scenario.promise import Promise, left_to_judge
from agot_judge.scenario.wording import (
    cites_of,
    decision_in_words,
    ending_in_words,
    move_in_words,
    reasons_in_words,
)

Watcher = Callable[[State], None]
Reached = Callable[[State], bool]
LEFT_OUT = ("cost", "target", "number", "name", "yes or no")
"""Decisions that a list of answers may leave out where they have one possibility."""

_IMPLY_YES = ("cost", "target", "discard", "number", "name")
"""The kinds of decision that are asked after a "yes": an answer to one says yes as well."""


class Progress:
    """Where a run stands, and how it goes on. ``watcher`` sees every state on the way."""

    def __init__(
        self, machine: Machine, fitter: Fitter, state: State, watcher: Watcher | None = None
    ) -> None:
        self.machine = machine
        self.fitter = fitter
        self.state = state
        self.promises: tuple[Promise, ...] = ()
        self.answered: tuple[tuple[State, Answer], ...] = ()
        """Every answer so far, with the state in which it was given."""
        self.needless = Needless(fitter)
        self.accounted = 0
        """The number of decisions of which nobody was asked that lie before the last move, or were answered all the same."""
        self._watcher: Watcher | None = None

    def watch(self, watcher: Watcher) -> None:
        """Show the present state and every one that follows to ``watcher``."""
        self._watcher = watcher
        watcher(self.state)

    def unwatched(self) -> "Progress":
        """The same place, for a trial of which nothing is kept."""
        trial = Progress(self.machine, self.fitter, self.state)
        trial.promises = self.promises
        trial.accounted = self.accounted
        return trial

    def settled(self) -> tuple[Decision, ...]:
        """The decisions since the last move of which nobody was asked, because only one result was possible."""
        return self.machine.settled(self.state)[self.accounted :]

    def account(self) -> None:
        """The decisions so far lie in the past: no answer to one that did not come is expected any more."""
        self.accounted = len(self.state.log.settled)

    def takes_needless(self, move: Mover | None) -> bool:
        """True where the move names the one result of something that nobody was asked since the last move."""
        return move is not None and self.needless.answered(self.state, move, self.settled()) >= 0

    def is_for_what_was_settled(self, move: Mover, fit: Fit, following: tuple[Entry, ...]) -> bool:
        """True where the move names the one result of something that nobody was asked, and is for that: it answers nothing
        else, or the decision awaited is the only one that the entry after it answers."""
        if not self.takes_needless(move):
            return False
        if not isinstance(fit, Given) or following == (move,):
            return True
        after = next((one for one in following if isinstance(one, Choose)), None)
        if after is None or not isinstance(self.fit(after), Given):
            return False
        trial = self.unwatched()
        trial.make(move, fit)
        trial.to_decision(after)
        return not isinstance(trial.fit(after), Given)

    def take_needless(self, move: Mover) -> None:
        """Go past what the move names the one result of."""
        self.accounted += self.needless.answered(self.state, move, self.settled()) + 1

    def is_over(self) -> bool:
        """True where nothing is left to happen before the end of the run."""
        return self.machine.is_over(self.state)

    def apply(self, answer: Answer) -> None:
        """Give an answer to the decision that is awaited. Raises IllegalMove."""
        before = self.state
        self.state = self.machine.apply(before, answer)
        self.answered = (*self.answered, (before, answer))
        if self._watcher is not None:
            self._watcher(self.state)

    def go_on(self) -> None:
        """Step to the next decision of whatever kind, or to the end."""
        self.state = self._run(lambda state: False)

    def fit(self, move: Mover) -> Fit:
        """The fit of the move to the decision awaited. A list of which nothing would ask for the rest is for a later one,
        where this decision has one answer anyway."""
        if self.state.asking is None:
            return ELSEWHERE
        fit = self.fitter.fit(self.state, move)
        is_one = (
            isinstance(fit, Given)
            and fit.left
            and isinstance(move, Choose)
            and self._only_answer() is not None
        )
        return ELSEWHERE if is_one and isinstance(fit, Given) and self._leaves_words(move, fit) else fit

    def _leaves_words(self, move: Mover, given: Given) -> bool:
        trial = self.unwatched()
        try:
            trial.make(move, given)
            trial.to_decision(None)
        except IllegalMove:
            return True
        return False

    def make(self, move: Mover, given: Given) -> None:
        """Give the answer of a move; what it says beyond the answer is promised for what follows."""
        decision = self.state.asking
        assert decision is not None
        # An opportunity is asked by its window, a choice by a frame of the ability itself, gone when that is done.
        base = len(self.state.stack) - (
            0 if decision.kind in self.machine.rulebook.framework.opportunities else 1
        )
        self.account()
        missed = self._why_not_more(decision, given)
        self.apply(given.answer)
        if given.left:
            promise = Promise(
                player=decision.player,
                words=given.left,
                base=base,
                entry=move,
                on=move.on if isinstance(move, Use) else "",
                since=len(self.machine.trace(self.state)),
                settled=self.accounted,
                occurrence=given.occurrence,
                missed=missed,
            )
            self.promises = (*self.promises, promise)

    def to_decision(self, following: Mover | None, until: Reached | None = None) -> None:
        """Go forward to the next decision that somebody must take, to the end, or to where ``until`` holds.

        Passed by are decisions that were promised an answer, and keywords used by default that the move ``following``
        does not answer. Raises IllegalMove for a promised answer that nothing asks for.
        """
        while True:
            self._carry_on(until)
            decision = self.state.asking
            if decision is None:
                return
            if self._keep_promise(decision):
                continue
            if decision.kind == "by hand":
                self._leave_choices_to_judge(decision)
            if decision.default is None or self._is_answered_by(following):
                return
            if self.takes_needless(following):
                # The move after that one may answer or decline it.
                return
            self.apply(by_default(decision))

    def _leave_choices_to_judge(self, decision: Decision) -> None:
        """The choices made at once for an ability that is resolved by hand are no longer asked for: the judge sees to it."""
        promise, taken = left_to_judge(self.promises, self.fitter.could_be_chosen)
        if promise is not None:
            text = (
                f"{self.machine.game.players[promise.player]} chooses {taken}, for what is resolved by hand."
            )
            self.state = say(self.state, "by-hand", text, decision.cites, promise.player)
            self.promises = (*self.promises[:-1], promise)

    def takes_implied(self, move: Mover) -> bool:
        """True where the move answers what is asked only after a "yes" to the question awaited, or after none of "up to so many"
        there, which it implies; then that is given."""
        if not isinstance(move, Choose) or move.role:
            return False
        player = self.machine.game.players.index(move.player)
        return self._take_implied(player, move.answers)

    def _take_implied(self, player: int, words: tuple[str, ...]) -> bool:
        decision = self.state.asking
        if decision is None or decision.player != player:
            return False
        none = decision.kind == "target" and decision.least == 0
        agreed = self.fitter.choose(self.state, decision, () if none else ("yes",))
        if not (none or decision.kind == "yes or no") or not isinstance(agreed, Given):
            return False
        trial = Progress(self.machine, self.fitter, self.state)
        trial.apply(agreed.answer)
        trial.go_on()
        asked = trial.state.asking
        if asked is None or asked.player != player or asked.kind not in _IMPLY_YES:
            return False
        if none and (asked.kind, asked.text) != (decision.kind, decision.text):
            return False
        if not isinstance(self.fitter.choose(trial.state, asked, words), Given):
            return False
        self.apply(agreed.answer)
        return True

    def pass_over(self, because: str = "") -> None:
        """Take the decision awaited as a run does that goes on: decline it, or give the only answer.

        Raises NeedsHand where the judge must say something, and UnansweredDecision where several answers are legal;
        ``because`` is added to their message.
        """
        decision = self.state.asking
        assert decision is not None
        words = decision_in_words(self.machine.game, decision)
        if decision.player == JUDGE:
            key = "random" if decision.kind == "random" else "by_hand"
            raise NeedsHand(f"{words} Say it in run with '{key}:'.{because}", decision.cites)
        if decision.default is not None:
            self.apply(by_default(decision))
        else:
            only = declined(decision) or self._only_answer()
            if only is None:
                raise UnansweredDecision(f"{words} The run does not say.{because}", decision.cites)
            self.apply(only)

    def _carry_on(self, until: Reached | None) -> None:
        """Step until a decision, the end, or ``until``; close promises whose ability is done."""
        while True:
            base = self.promises[-1].base if self.promises else -1
            self.state = self._run(_either(base, until))
            if not self.promises or (len(self.state.stack) > base and not self.is_over()):
                return
            promise = self.promises[-1]
            self.promises = self.promises[:-1]
            promise, _ = self._without_needless(promise)
            if promise.words and self._has_replaced(promise):
                # What is chosen for a replacement effect is asked for when it resolves.
                self.promises = (*self.promises, replace(promise, base=promise.base - 1))
                continue
            if promise.words and not self._is_canceled(promise):
                reasons = promise.reasons()
                why = f" {reasons_in_words(reasons)}" if reasons else ""
                why += ending_in_words(self.machine.game, self.state)
                raise IllegalMove(
                    f"{move_in_words(promise.entry)}: nothing asks for {', '.join(promise.words)}.{why}",
                    cites_of(reasons),
                )

    def _has_replaced(self, promise: Promise) -> bool:
        """True where the ability has left a replacement effect, which resolves after all interrupts."""
        return self.machine.questions.replaces(self.state, promise.base - 1, promise.player)

    def _is_canceled(self, promise: Promise) -> bool:
        """True where effects were canceled meanwhile, so that what was to be chosen for them is not asked any more."""
        said = self.machine.trace(self.state)[promise.since :]
        ids = self.machine.rulebook.framework.cited.cancel
        return any(cite.startswith(ids) for entry in said if entry.kind == "effect" for cite in entry.cites)

    def _run(self, until: Reached) -> State:
        if self._watcher is None:
            return self.machine.run(self.state, until)
        state = self.state
        for _ in range(MAX_STEPS):
            if state.asking is not None or self.machine.is_over(state) or until(state):
                return state
            state = self.machine.step(state)
            self._watcher(state)
        raise OutOfBudget(f"Nobody had to decide for {MAX_STEPS} steps: the game goes in a circle.")

    def _is_answered_by(self, following: Mover | None) -> bool:
        return following is not None and not isinstance(self.fitter.fit(self.state, following), Elsewhere)

    def _keep_promise(self, decision: Decision) -> bool:
        """Answer a decision with words that were given before; whether it was answered."""
        if not self.promises:
            return False
        promise = self.fitter.arranged(self.state, self.promises[-1])
        is_left_out = decision.kind == "cost" and not promise.words  # after what the list has named
        only = self._only_answer() if is_left_out else None
        if decision.player != promise.player or not (promise.words or only):
            return False
        if only is not None:
            self.apply(only)
            return True
        fit = self.fitter.choose(self.state, decision, promise.words)
        if not isinstance(fit, Given):
            if decision.kind == "target" and len(promise.words) == 1:
                # One word is for the target that is asked for, not for the occurrence that nobody asks for.
                promise = replace(promise, occurrence=())
                self.promises = (*self.promises[:-1], promise)
            shorter, is_shorter = self._without_needless(promise)
            if is_shorter:
                self.promises = (*self.promises[:-1], shorter)
                return self._keep_promise(decision)
        if isinstance(fit, Given):
            missed = (*promise.missed, *self._why_not_more(decision, fit))
            self.promises = (*self.promises[:-1], replace(promise, words=fit.left, missed=missed))
            self.apply(fit.answer)
            return True
        if decision.kind == "number" and self._keep_number(promise, decision):
            return True
        if self._take_implied(promise.player, promise.words):
            return True
        only = self._only_answer() if decision.kind in LEFT_OUT else None
        if only is not None:
            if decision.kind in _IMPLY_YES:
                missed = (*promise.missed, *self._why_none(decision, promise.words))
                self.promises = (*self.promises[:-1], replace(promise, missed=missed))
            self.apply(only)
            return True
        if isinstance(fit, Refused):
            reasons = (*promise.reasons(), *fit.reasons)
            words = reasons_in_words(reasons)
            raise IllegalMove(f"{move_in_words(promise.entry)}: {words}", cites_of(reasons))
        return False

    def _without_needless(self, promise: Promise) -> tuple[Promise, bool]:
        """The promise without the words that name what nobody was asked; whether there were any."""
        return self.needless.left_of(promise, self.machine.settled(self.state))

    def _keep_number(self, promise: Promise, decision: Decision) -> bool:
        """Answer what X is with the one number among the words, wherever it stands: what pays comes before targets."""
        fits = [
            (place, fit)
            for place, word in enumerate(promise.words)
            if isinstance(fit := self.fitter.choose(self.state, decision, (word,)), Given)
        ]
        if len(fits) != 1:
            return False
        place, fit = fits[0]
        left = (*promise.words[:place], *promise.words[place + 1 :])
        self.promises = (*self.promises[:-1], replace(promise, words=left))
        self.apply(fit.answer)
        return True

    def _why_not_more(self, decision: Decision, given: Given) -> tuple[tuple[str, Requirement], ...]:
        """The reasons why the next word is no part of the answer to ``choose up to 3 characters``."""
        following = given.left[:1]
        if decision.kind not in (*LEFT_OUT, "discard", "claim") or not following:
            return ()
        if len(given.answer.options) == decision.most < len(decision.options):
            if not self.fitter.matcher.candidates(decision, following[0]):
                return ()  # of what is asked next
            text = f"No more than {decision.most} can be chosen. {decision.text}"
            return ((following[0], Requirement(text=text, met=False, cites=decision.cites)),)
        # what takes just so many has all of them: the next word is for something else
        return self._why_none(decision, following) if decision.least < decision.most else ()

    def _why_none(self, decision: Decision, words: tuple[str, ...]) -> tuple[tuple[str, Requirement], ...]:
        return tuple(
            (word, reason)
            for word in words
            for reason in self.fitter.why_no_option(self.state, decision, word)
        )

    def _only_answer(self) -> Answer | None:
        """The legal answer to the decision awaited, where there is only one."""
        found: list[Answer] = []
        try:
            for answer in self.machine.legal_answers(self.state):
                if not found:
                    found.append(answer)
                elif not self._are_alike(found[0], answer):
                    return None
        except OutOfBudget:
            return None
        return found[0] if found else None

    def _are_alike(self, one: Answer, other: Answer) -> bool:
        """True where two answers differ only in which of several unidentified cards they take."""
        decision = self.state.asking
        if decision is None or one.declaration or other.declaration or one.by_hand or other.by_hand:
            return False
        taken = [
            [(option.label, option.card, option.player, option.word) for option in options]
            for options in ([decision.options[index] for index in answer.options] for answer in (one, other))
        ]
        if not decision.ordered:
            taken = [sorted(options) for options in taken]
        return taken[0] == taken[1] and all(card == UNKNOWN for _, card, _, _ in taken[0])


def _either(base: int, until: Reached | None) -> Reached:
    """Reached where the stack is down to ``base`` frames, or where ``until`` holds."""
    if until is None:
        return lambda state: len(state.stack) <= base
    return lambda state: len(state.stack) <= base or until(state)
