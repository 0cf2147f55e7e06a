"""The abstract machine: carries a state on, rule by rule, until somebody must decide."""

from collections.abc import Callable, Iterator
from copy import copy
from itertools import combinations, permutations
from math import comb, perm

from msgspec.structs import replace

from agot_judge.budget import current, spend
from agot_judge.engine.card_rulings import CardRulings
from agot_judge.engine.index import Index
from agot_judge.engine.memo import ByEqualPosition, ByPosition
from agot_judge.engine.own_paragraphs import (
    own,
    own_account,
    own_decision,
    own_entry,
    own_requirements,
    own_way,
)
from agot_judge.engine.pause import PAUSE
from agot_judge.engine.rulebook import Account, Impossible, Questions, Rulebook
from agot_judge.engine.state.decision import (
    JUDGE,
    PASS,
    Answer,
    Decision,
    Declaration,
    Option,
    Requirement,
    Way,
)
from agot_judge.engine.state.frames import Resolution, Step
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.points import Point
from agot_judge.engine.state.state import NOBODY, State
from agot_judge.engine.state.trace import Entry, Silence
from agot_judge.engine.values import values
from agot_judge.engine.values.position import EntryRules, Positions
from agot_judge.errors import IllegalMove, MachineError, NotSupportedYet, OutOfBudget

BY_HAND = "by hand"
"""The kind of decision that is answered with changes by hand."""
MAX_STEPS = 10_000
MAX_ANSWERS = 5_000


class Machine:
    """One game under one rulebook. It keeps nothing that a state does not say: any state can be carried on at any time."""

    def __init__(self, rulebook: "Rulebook[Machine]", game: Game) -> None:
        if rulebook.questions is None or rulebook.entry_rules is None:
            raise MachineError(f"The rulebook of {rulebook.edition} is not complete.")
        self.rulebook = rulebook
        self.edition = rulebook.edition
        self.game = game
        self.index = Index(game, rulebook.conventions)
        self.questions: Questions[Machine] = rulebook.questions
        self.entry_rules: EntryRules = rulebook.entry_rules
        self._card_rulings = CardRulings(rulebook.card_rulings, game)
        self._compute_with(ByPosition())

    def exploring(self) -> "Machine":
        """The same machine for following many lines of play, of which many come to equal positions."""
        machine = copy(self)
        machine._compute_with(ByEqualPosition())
        return machine

    def without_abilities(self) -> "Machine":
        """The same game with no card ability active, as it is before the game begins."""
        machine = copy(self)
        machine.index = Index(replace(self.game, cards=(), besides=()), self.rulebook.conventions)
        machine._compute_with(ByPosition())
        return machine

    def _compute_with(self, known: ByPosition) -> None:
        """Have values computed of positions, and kept in ``known``."""
        positions = Positions(self.game, self.index, values, self.entry_rules, self.rulebook.framework, known)
        self.at = positions.at
        """The position of a state of this game, of which values are computed."""
        self.ability = positions.ability
        """The ability of a number on a card: a printed one, or one that it has gained."""

    def start(self, state: State, point: Point, stop: str | None = None, time: int = 1) -> State:
        """The state at this point, nothing of it done. ``stop`` is the step at whose beginning the run is to end, ``time``
        which of the times that it begins.

        Raises NotSupportedYet where this edition's rules do not reach the point yet.
        """
        state = self._as_asked(self.questions.start(self, state, point))
        return state if stop is None else replace(state, stop=stop, stop_time=time)

    def trace(self, state: State) -> list[Entry]:
        """The trace, line by line, with what was ruled about cards of this game beside the rules, each line citing
        what it rests on."""
        entries = [own_entry(self.edition, entry) for entry in state.log.entries()]
        return self.rulebook.idle_beside.weighed(self._card_rulings.beside(entries))

    def settled(self, state: State) -> tuple[Decision, ...]:
        """The decisions so far that nobody was asked, because only one result was possible."""
        return tuple(own_decision(self.edition, decision) for decision in state.log.settled)

    def is_over(self, state: State) -> bool:
        """True where the run has ended: nothing is left to happen, or its last point is reached."""
        if state.asking is not None:
            return False
        return not state.stack or (
            state.stop_time == 1 and bool(state.stop) and self.is_at(state, state.stop)
        )

    def is_at(self, state: State, number: str) -> bool:
        """True where the state stands at the beginning of this framework step."""
        if state.asking is not None or not state.stack:
            return False
        top = state.stack[-1]
        return type(top) is Step and top.number == number and top.stage == 0

    def step(self, state: State) -> State:
        """The state after one more rule. Nothing happens while a decision is awaited or when the run is over."""
        if state.asking is not None or not state.stack:
            return state
        return self.resolve(state)

    def resolve(self, state: State) -> State:
        """The state after the topmost frame: one rule of the framework or of what it brings about."""
        spend()
        return self._resolved(state)

    def _resolved(self, state: State) -> State:
        settle_rivals = self.rulebook.settle_rivals
        if settle_rivals is not None and self.index.rivals:
            settled = settle_rivals(self, state)
            if settled is not None:
                return self._as_asked(settled)
        frame = state.stack[-1]
        if state.stop_time > 1 and self.is_at(state, state.stop):
            state = replace(state, stop_time=state.stop_time - 1)
        state = replace(state, stack=state.stack[:-1])
        if type(frame) is not Step:
            after = self.rulebook.frames[type(frame)](self, state, frame)
        else:
            framework_step = self.rulebook.steps.get(frame.number)
            if framework_step is None:
                raise NotSupportedYet(f"not supported yet: framework step {frame.number}.")
            after = framework_step.rule(self, state, frame)
        return after if after.asking is None else self._as_asked(after)

    def _as_asked(self, state: State) -> State:
        """The state whose decision, if it awaits one, cites this edition alone."""
        asking = state.asking
        if asking is None:
            return state
        decision = own_decision(self.edition, asking)
        return state if decision is asking else replace(state, asking=decision)

    def run(self, state: State, until: Callable[[State], bool] | None = None) -> State:
        """Step until a decision is awaited, the run is over, or ``until`` holds before a step."""
        stop, budget = state.stop, current()
        for _ in range(MAX_STEPS):
            if state.asking is not None or not (stack := state.stack):
                return state
            if stop and type(stack[-1]) is Step and self.is_over(state):
                return state
            if until is not None and until(state):
                return state
            if budget is not None:
                budget.spend()
            state = self._resolved(state)
        raise OutOfBudget(f"Nobody had to decide for {MAX_STEPS} steps: the game goes in a circle.")

    def reasons_against(self, state: State, answer: Answer) -> tuple[Requirement, ...]:
        """Requirements that the answer fails to fulfil, each with its citations; empty for a legal answer."""
        decision = state.asking
        if decision is None:
            return (Requirement(text="No decision is awaited.", met=False),)
        if decision.may_pass and answer == PASS:
            return ()
        if any(not 0 <= option < len(decision.options) for option in answer.options):
            nothing = Requirement(text="That is none of the options.", met=False, cites=decision.cites)
            return self._unmet([nothing])
        if answer.by_hand is not None and decision.kind != BY_HAND:
            return self._unmet(self._against_by_hand(state, decision, answer))
        against = _plain_objections(decision, answer)
        objection = self.rulebook.objections.get(decision.kind)
        if objection is not None:
            against += objection(self, state, decision, answer)
        return self._unmet(against)

    def _against_by_hand(self, state: State, decision: Decision, answer: Answer) -> list[Requirement]:
        """The reasons against changes by hand where something else is asked: it must be possible to ask that anew."""
        if not answer.by_hand:
            return [
                Requirement(
                    text="It is said what changes.",
                    met=False,
                    cites=decision.cites,
                    failing="Nothing is changed.",
                )
            ]
        text = "What is asked here cannot be asked anew afterwards: make the change at the decision before, or after."
        if decision.kind != PAUSE and not self._can_be_asked_anew(state, decision):
            return [Requirement(text=text, met=False, cites=decision.cites)]
        objection = self.rulebook.objections.get(BY_HAND)
        if objection is None:
            return _plain_objections(decision, answer)
        asking = replace(decision, kind=BY_HAND, player=JUDGE)
        judge = Resolution(player=NOBODY, card=NOBODY, effects=(), by_hand=True)
        return objection(self, replace(state, asking=asking, stack=(*state.stack, judge)), asking, answer)

    def _can_be_asked_anew(self, state: State, decision: Decision) -> bool:
        """True where what is under way asks the same again when it is gone on with as it stands."""
        try:
            again = self.run(replace(state, asking=None, log=Silence()))
        except MachineError:
            return False
        asked = again.asking
        return (
            asked is not None
            and again.stack == state.stack
            and (asked.kind, asked.player, asked.text) == (decision.kind, decision.player, decision.text)
        )

    def _unmet(self, requirements: list[Requirement]) -> tuple[Requirement, ...]:
        unmet = tuple(requirement for requirement in requirements if not requirement.met)
        return own_requirements(self.edition, unmet)

    def reasons_against_challenge(
        self, state: State, player: int, declaration: Declaration
    ) -> tuple[Requirement, ...]:
        """Requirements without which the player could not initiate this challenge as the state stands, whatever is decided
        there."""
        objection = self.rulebook.objections.get("challenge")
        if objection is None:
            return ()
        asked = Decision(player=player, kind="challenge", text="", options=())
        return self._unmet(objection(self, state, asked, Answer(declaration=declaration)))

    def apply(self, state: State, answer: Answer) -> State:
        """The state after this answer to the decision that it awaits; it does not run on.

        Changes by hand are an answer to any decision: they are made, and then it is asked anew.

        Raises IllegalMove with the reasons and their citations.
        """
        decision = state.asking
        against = self.reasons_against(state, answer)
        if decision is None or against:
            cites = tuple(dict.fromkeys(cite for reason in against for cite in reason.cites))
            raise IllegalMove(" ".join(reason.found for reason in against), cites)
        return self.take(state, answer)

    def take(self, state: State, answer: Answer) -> State:
        """The state after an answer that is known to be legal, such as one of ``legal_answers``; it does not run on."""
        decision = state.asking
        if decision is None:
            raise MachineError("No decision is awaited.")
        if answer.by_hand is not None and decision.kind != BY_HAND:
            return self._as_asked(self.questions.by_hand(self, replace(state, asking=None), answer.by_hand))
        frame = state.stack[-1]
        state = replace(state, asking=None, stack=state.stack[:-1])
        if type(frame) is Step:
            after = self.rulebook.step_answers[frame.number](self, state, frame, decision, answer)
        else:
            after = self.rulebook.frame_answers[type(frame)](self, state, frame, decision, answer)
        if state.log.is_kept and after.log.length > state.log.length and decision.is_forced:
            after = replace(after, log=after.log.with_note(state.log.length + 1, "the only legal choice"))
        return self._as_asked(after)

    def legal_answers(self, state: State) -> Iterator[Answer]:
        """Every legal answer to the decision awaited. Raises OutOfBudget beyond ``MAX_ANSWERS``."""
        decision = state.asking
        if decision is None:
            return
        special = self.questions.answers(self, state, decision)
        if special is not None:
            yield from special
            return
        if decision.may_pass:
            yield PASS
        count = len(decision.options)
        if not decision.ordered and len(set(decision.options)) < count:
            yield from self._of_those_told_apart(state, decision)
            return
        choices = perm if decision.ordered else comb
        if sum(choices(count, size) for size in range(decision.least, decision.most + 1)) > MAX_ANSWERS:
            raise OutOfBudget(f"More than {MAX_ANSWERS} answers to: {decision.text}")
        pick = permutations if decision.ordered else combinations
        for size in range(decision.least, min(decision.most, count) + 1):
            if size == 0 and decision.may_pass:
                continue
            for options in pick(range(count), size):
                spend()
                answer = Answer(options=options)
                if not self.reasons_against(state, answer):
                    yield answer

    def _of_those_told_apart(self, state: State, decision: Decision) -> Iterator[Answer]:
        """The legal answers where some options are just the same (unidentified cards): one of those that are alike."""
        found = 0
        for size in range(max(decision.least, 1 if decision.may_pass else 0), decision.most + 1):
            for options in _selections(decision.options, size):
                spend()
                found += 1
                if found > MAX_ANSWERS:
                    raise OutOfBudget(f"More than {MAX_ANSWERS} answers to: {decision.text}")
                answer = Answer(options=options)
                if not self.reasons_against(state, answer):
                    yield answer

    def window(self, state: State) -> str:
        """The kind of the innermost open window: ``action``, ``interrupt`` and so on, or ``none``."""
        return self.questions.window(self, state)

    def usable(self, state: State, player: int) -> tuple[tuple[int, int], ...]:
        """Card and ability of all that the player could use in the innermost open window, now or in turn."""
        return self.questions.usable(self, state, player)

    def impossible(self, state: State) -> tuple[Impossible, ...]:
        """Facts of this board that the rules would not have let come about."""
        return tuple(own(self.edition, one) for one in self.questions.impossible(self.at(state)))

    def requirements(self, state: State, player: int, card: int) -> tuple[Requirement, ...]:
        """Each requirement of using this card now, met or not, with its citations."""
        return own_requirements(self.edition, self.questions.requirements(self, state, player, card))

    def entering(
        self, state: State, player: int, card: int, way: str, host: int = -1
    ) -> tuple[Requirement, ...]:
        """Each requirement of using a card out of play in this way (``marshal``, ``ambush`` ...), on ``host`` if given."""
        found = self.questions.entering(self, state, player, card, way, host)
        return own_requirements(self.edition, found)

    def ways(self, state: State, player: int, card: int) -> tuple[Way, ...]:
        """Each way for this player to use this card now, with everything that it takes, met or not."""
        return tuple(own_way(self.edition, way) for way in self.questions.ways(self, state, player, card))

    def option_requirements(self, state: State, card: int) -> tuple[Requirement, ...]:
        """Each requirement of being an option of the decision awaited, met or not; empty where none is told apart."""
        if state.asking is None:
            return ()
        found = self.questions.option_requirements(self, state, state.asking, card)
        return own_requirements(self.edition, found)

    def player_requirements(self, state: State, player: int) -> tuple[Requirement, ...]:
        """Each requirement of being the player chosen at the decision awaited; empty where none is told apart."""
        if state.asking is None:
            return ()
        found = self.questions.player_requirements(self, state, state.asking, player)
        return own_requirements(self.edition, found)

    def account_of_card(self, state: State, card: int, field: str) -> Account | None:
        """The account of this field of the card, in the words of checks; None where it is just what is printed."""
        return self._own_account(self.questions.account_of_card(self.at(state), card, field))

    def account_of_player(self, state: State, player: int, field: str) -> Account | None:
        """The same for a player's power, claim, initiative, reserve and income."""
        return self._own_account(self.questions.account_of_player(self.at(state), player, field))

    def account_of_challenge(self, state: State, field: str) -> Account | None:
        """The same for the totals of the challenge under way."""
        return self._own_account(self.questions.account_of_challenge(self.at(state), field))

    def _own_account(self, account: Account | None) -> Account | None:
        return None if account is None else own_account(self.edition, account)


def _selections(options: tuple[Option, ...], size: int, start: int = 0) -> Iterator[tuple[int, ...]]:
    """Every way to take so many of the options, by number; of options that are the same the first ones."""
    if size == 0:
        yield ()
        return
    seen: set[Option] = set()
    for first in range(start, len(options) - size + 1):
        if options[first] not in seen:
            seen.add(options[first])
            for rest in _selections(options, size - 1, first + 1):
                yield (first, *rest)


def _plain_objections(decision: Decision, answer: Answer) -> list[Requirement]:
    """Requirements of every answer: different options of the decision, as many as it asks for."""
    if answer.declaration is not None or answer.by_hand is not None:
        wanted = "challenge" if answer.declaration is not None else BY_HAND
        fits = decision.kind == wanted and not (answer.declaration and answer.by_hand is not None)
        text = f"This decision ({decision.kind}) takes no answer of the kind {wanted}."
        return [] if fits else [Requirement(text=text, met=False, cites=decision.cites)]
    chosen = answer.options
    against: list[Requirement] = []
    if len(set(chosen)) != len(chosen):
        against.append(
            Requirement(text="The same one cannot be chosen more than once.", met=False, cites=decision.cites)
        )
    if not decision.least <= len(chosen) <= decision.most:
        wanted = (
            str(decision.least) if decision.least == decision.most else f"{decision.least} to {decision.most}"
        )
        text = f"{decision.text} {wanted} must be chosen, not {len(chosen)}."
        against.append(Requirement(text=text, met=False, cites=decision.cites))
    return against
