"""Random legal play on random boards: ``python -m benchmarks playouts --count 20000``.

Each board is played to its end with random legal answers. Looked at on the way: nothing crashes, no state is one that
cannot be, no card is lost or made, somebody can always answer, each state survives being written as JSON, going back
and answering the same comes to the equal state, the same answers from the start give the same trace, and each line of
it cites a paragraph of its own edition.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable
from itertools import islice
from random import Random
from time import perf_counter
from traceback import extract_tb, format_exception_only
from typing import Any, Protocol

from msgspec import Struct

from agot_judge.cards.pool import NO_CARDS, CardPool
from agot_judge.engine.codec import read_state, write_state
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import PASS, Answer
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.state import State
from agot_judge.engine.state.trace import Entry
from agot_judge.errors import AgotJudgeError, NotSupportedYet
from agot_judge.scenario.builder import build
from agot_judge.scenario.format import load
from benchmarks.measure import Measurement
from benchmarks.random_boards import Boards
from benchmarks.wholeness import faults, unidentified

COUNT = 300
MOST_DECISIONS = 400
"""A play-out is left here: the game goes on."""
TRIES = 20
"""How often options are taken at random before all legal answers are listed: there may be too many of them."""
MOST_ANSWERS = 60
TOLD = 500
"""After so many boards it is said how far a long run is."""
BUDGET = 20
NOT_FOLLOWED = "Not understood, so not followed"
"""A line that begins so applies no rule: it names a text that is left to the judge."""

DECLARING = ("challenge", "defenders")
"""The kinds of decisions by which characters are declared, each of which needs its icon."""
BY_EFFECTS = ("was bypassed by stealth.",)
CONSIDERED = " is considered to be participating"
"""Said where a text has a character take part that nobody declared."""
WITHOUT_ICON = "only a card effect could have made it take part."


class Drawn(Protocol):
    """A board of a seed."""

    def scenario(self) -> dict[str, Any]:
        """A scenario in the shape of the format."""
        ...


class Fault(Struct, frozen=True):
    """Something that must not be, in the play-out of this seed."""

    seed: int
    what: str


def _is_considered(machine: Machine, state: State, text: str) -> bool:
    """True for a remark about the icon of a character that a text has take part."""
    lines = (entry.text for entry in machine.trace(state) if CONSIDERED in entry.text)
    names = tuple(f"{line.partition(CONSIDERED)[0]} is " for line in lines)
    return text.endswith(WITHOUT_ICON) and text.startswith(names)


class Playout:
    """One board, played from a seed."""

    def __init__(self, seed: int, boards: Callable[[int], Drawn] = Boards, pool: CardPool = NO_CARDS) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.answers: list[Answer] = []
        self.text = json.dumps(boards(seed).scenario())
        self.pool = pool
        self.trace: tuple[Entry, ...] = ()
        """What has happened, once it is played."""

    def play(self) -> str:
        """Play to the end and return how it ended; raises AssertionError for what must not be."""
        board = build(load(self.text, self.pool))
        machine, start = board.machine, board.state
        state = machine.run(start)
        known = unidentified(start)
        allowed = {one.text for one in machine.impossible(start)}
        self._look(machine, state, known, allowed, "")
        while state.asking is not None and len(self.answers) < MOST_DECISIONS:
            answer = self._answer(machine, state)
            assert answer is not None, f"a dead end: {state.asking.text}"
            self.answers.append(answer)
            before, state = state, machine.run(machine.apply(state, answer))
            kept = read_state(machine.rulebook, write_state(before))
            assert kept == before, "a state changes when it is written and read"
            if len(self.answers) % 7 == 0:
                assert machine.run(machine.apply(kept, answer)) == state, "going back comes to another state"
            self._look(machine, state, known, allowed, before.asking.kind if before.asking else "")
        self._again(machine, start, state)
        self.trace = tuple(machine.trace(state))
        self._cited(machine)
        return "goes on" if state.asking is not None else "won" if state.winner >= 0 else "ended"

    def _look(
        self, machine: Machine, state: State, known: int | None, allowed: set[str], answered: str
    ) -> None:
        if known is not None:
            assert unidentified(state) == known, f"{known} unidentified cards became {unidentified(state)}"
        assert state.asking is not None or machine.is_over(state), "nobody decides, and it is not over"
        if state.step.startswith("setup") and state.asking is not None:
            return  # what is placed in setup lies beside its card until all is attached at once
        wrong = faults(machine.at(state))
        assert not wrong, "; ".join(wrong)
        if not state.over and not _is_being_set_right(state):
            found = {one.text for one in machine.impossible(state)} - allowed
            # An effect may have a character participate that was bypassed or has no such icon: it is just not declared so.
            if answered not in DECLARING:
                allowed |= {text for text in found if text.endswith(WITHOUT_ICON)}
            new = [
                text
                for text in found - allowed
                if not text.endswith(BY_EFFECTS) and not _is_considered(machine, state, text)
            ]
            assert not new, f"what the rules do not let come about: {new}"

    def _again(self, machine: Machine, state: State, end: State) -> None:
        state = machine.run(state)
        for answer in self.answers:
            state = machine.run(machine.apply(state, answer))
        assert state == end, "the same answers come to another state"
        assert state.log.entries() == end.log.entries(), "the same answers give another trace"

    def _cited(self, machine: Machine) -> None:
        for entry in self.trace:
            own = [cite.startswith(f"{machine.edition}/") for cite in entry.cites]
            assert own or entry.text.startswith(NOT_FOLLOWED), f"a line without a paragraph: {entry.text}"
            assert all(own), f"a line with a paragraph of another edition: {entry.text} {entry.cites}"

    def _answer(self, machine: Machine, state: State) -> Answer | None:
        """A random legal answer: options at random where that is legal, else one of the first ones listed."""
        decision = state.asking
        assert decision is not None
        pick = self.random
        if decision.kind == "by hand":
            return Answer(by_hand=())  # the judge says that nothing more happens
        if decision.may_pass and pick.random() < 0.4:
            return PASS
        if decision.options and decision.kind not in ("challenge", "setup", "by hand"):
            for _ in range(TRIES):
                most = min(decision.most, len(decision.options))
                count = pick.randint(min(decision.least, most), most)
                chosen = pick.sample(range(len(decision.options)), count)
                answer = Answer(options=tuple(chosen if decision.ordered else sorted(chosen)))
                if not machine.reasons_against(state, answer):
                    return answer
        listed = tuple(islice(machine.legal_answers(state), MOST_ANSWERS))
        return pick.choice(listed) if listed else None


def _is_being_set_right(state: State) -> bool:
    """Whether an attachment that is not legally attached is about to be discarded."""
    return any(
        event.cause == "not legally attached"
        for frame in state.stack
        if isinstance(frame, Occurrence)
        for event in frame.events
    )


def run(
    count: int, first: int = 0, boards: Callable[[int], Drawn] = Boards, pool: CardPool = NO_CARDS
) -> tuple[Counter[str], list[Fault], int]:
    """Play boards of so many seeds: how they ended, what must not be, and how many decisions that took."""
    ended: Counter[str] = Counter()
    found: list[Fault] = []
    decisions = 0
    for seed in range(first, first + count):
        if seed % TOLD == 0 and seed > first:
            print(f"{seed - first:>7} played, {len(found)} must not be", file=sys.stderr, flush=True)
        playout = Playout(seed, boards, pool)
        try:
            ended[playout.play()] += 1
        except NotSupportedYet as error:
            ended[f"not supported yet: {error.message.partition(':')[2][:60]}"] += 1
        except AgotJudgeError as error:
            found.append(_told(Fault(seed, f"{type(error).__name__}: {error.message}")))
        except (AssertionError, LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
            found.append(_told(Fault(seed, _where(error))))
        decisions += len(playout.answers)
    return ended, found, decisions


def _told(fault: Fault) -> Fault:
    """The fault, which is printed at once: a long run may be cut off."""
    print(f"seed {fault.seed}: {fault.what[:400]}", file=sys.stderr, flush=True)
    return fault


def _where(error: Exception) -> str:
    place = extract_tb(error.__traceback__)[-1]
    said = "".join(format_exception_only(error)).strip()
    return f"{said} ({place.filename.rpartition('/')[2]}:{place.lineno})"


def measure(
    count: int = COUNT,
    first: int = 0,
    boards: Callable[[int], Drawn] = Boards,
    pool: CardPool = NO_CARDS,
    budget: float = BUDGET,
) -> Measurement:
    """Boards a second; raises SystemExit with the seeds where something must not be."""
    start = perf_counter()
    ended, found, decisions = run(count, first, boards, pool)
    seconds = perf_counter() - start
    for how, number in ended.most_common():
        print(f"{number:>7} {how}", file=sys.stderr)
    if found:
        kinds = Counter(fault.what[-70:] for fault in found)
        raise SystemExit(
            f"{len(found)} of {count} play-outs must not be as they were: {kinds.most_common(12)}"
        )
    return Measurement(
        name="random play-outs, every state looked at",
        value=count / seconds,
        unit="boards/s",
        budget=budget,
        peer="decisions a second on the way",
        peer_value=decisions / seconds,
        note=f"{count} boards, {decisions} decisions",
    )
