"""Everything that legal play can come to from a state: the graph of all states that can be reached, each once.

Visited states are kept only as digests with what is needed to find the way back; whole states only while they wait
for their turn. Nothing in here depends on chance, time or addresses in memory: the same state gives the same graph.
"""

from array import array
from collections import deque
from collections.abc import Callable, Hashable, Iterator
from hashlib import blake2b
from itertools import islice
from operator import itemgetter
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from agot_judge.budget import part_of_budget
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import PASS, Answer, Decision
from agot_judge.engine.state.frames import Frame, Step
from agot_judge.engine.state.state import State
from agot_judge.engine.state.trace import Silence
from agot_judge.errors import AgotJudgeError, OutOfBudget

NO_MOVE = 0
"""The number of a pass, and of using nothing: it counts as no move."""
FOUND, FOUND_OF_FOLLOWED = 1_000, 10
"""The most states that are found, and the most for each that may be followed: whole states take room while they wait."""
SHARE = 0.7
"""Of the budget, where there is one: the rest is for what is told of the graph."""
DIGEST = 16
"""Bytes of a digest: two different states have the same one about never, also among billions."""


Choice = tuple[int, Answer, int]
"""A legal answer, its place among all of them, and for how many it stands."""
Choices = Callable[[Machine, State], Iterator[Choice]]
"""The legal answers that are followed."""


class Stopped(Struct, frozen=True):
    """The end of a line of play that cannot be followed: the rules are not there, or a judge must say something."""

    reason: str


class Graph:
    """States by number, in the order in which they were found: the first is where the exploration began."""

    def __init__(self) -> None:
        self.numbers: dict[bytes, int] = {}
        self.parents = array("l")
        """The state from which each was found first, so that these lead back along a shortest line."""
        self.answers = array("l")
        """The place of the answer that led to it among the legal answers of that state."""
        self.first_edges = array("l", (0,))
        """Where the edges of each state begin, in the order in which states were followed, which is that of numbers."""
        self.targets = array("l")
        self.moves = array("l")
        """For each edge the number of its move; equal moves at different times have equal numbers."""
        self.places = array("l")
        """For each edge the place of its answer among all legal ones."""
        self.stands_for = array("l")
        """For each edge how many answers lead to the same but for cards that are alike: one, where all are followed."""
        self.ends: dict[int, int] = {}
        """For each state in which play ends: the number of what it comes to."""
        self.outcomes: dict[Hashable, int] = {}
        self.move_numbers: dict[Any, int] = {}
        self.unfollowed = 0
        """The number of states that were found and not followed, because a bound was hit."""
        self.spent = ""
        """The part of the budget that was used up before all states were followed, as in ``5 seconds``."""

    def __len__(self) -> int:
        return len(self.parents)

    @property
    def is_complete(self) -> bool:
        """True where every state that can be reached was followed; False where the bound was hit."""
        return not self.unfollowed

    @property
    def followed(self) -> int:
        """The number of states that were followed: all, unless the bound was hit."""
        return len(self.first_edges) - 1

    @property
    def is_of_alike(self) -> bool:
        """True where any answer stands for others, which were not followed."""
        return any(many > 1 for many in self.stands_for)

    def cards_of_alike(self) -> set[int]:
        """The cards that are chosen or declared by answers that stand for others."""
        moves = list(self.move_numbers)
        found: set[int] = set()
        for move in {move for move, many in zip(self.moves, self.stands_for, strict=True) if many > 1} - {
            NO_MOVE
        }:
            _, _, chosen, declaration = moves[move - 1]
            found.update(option[0] for option in chosen)
            if declaration is not None:
                found.update(declaration.attackers)
        return found

    def edges(self, number: int) -> range:
        """The edges from a state, one for each legal answer in their order; none from one that was not followed."""
        if number >= self.followed:
            return range(0)
        return range(self.first_edges[number], self.first_edges[number + 1])

    def add(self, followed: "Followed") -> list[int]:
        """Add what the next state in line leads to; which of its edges lead to states that were not known before."""
        numbers, targets, here = self.numbers, self.targets, self.followed
        fresh: list[int] = []
        for nth, (key, move, place, stands_for) in enumerate(followed.edges):
            known = numbers.setdefault(key, len(numbers))
            targets.append(known)
            if known == len(self.parents):
                self.parents.append(here)
                self.answers.append(place)
                fresh.append(nth)
            self.moves.append(NO_MOVE if move is None else self._number_of(move))
            self.places.append(place)
            self.stands_for.append(stands_for)
        for outcome in followed.end:
            self.ends[here] = self.outcomes.setdefault(outcome, len(self.outcomes))
        self.first_edges.append(len(targets))
        return fresh

    def _number_of(self, move: Hashable) -> int:
        return self.move_numbers.setdefault(move, len(self.move_numbers) + 1)

    def way_to(self, number: int) -> tuple[int, ...]:
        """A shortest line to a state: for each decision the place of its answer among the legal ones."""
        way: list[int] = []
        while number:
            way.append(self.answers[number])
            number = self.parents[number]
        return tuple(reversed(way))


def explore(
    machine: Machine,
    state: State,
    outcome_of: Callable[[State], Hashable],
    most_states: int,
    choices: Choices | None = None,
) -> Graph:
    """The graph of all states that legal play can reach from this one, each decision and each end of play.

    ``outcome_of`` says what a state comes to in which play ends: states that come to the same are one outcome. At most
    ``most_states`` states are followed, and about ten times as many found; ``is_complete`` is False where there were more, and
    where the budget was used up before. ``choices`` says which answers are followed, where not all are.
    A line that the rules at hand cannot carry on comes to ``Stopped``.
    """
    exploration = Exploration(machine, state, outcome_of, most_states, choices)
    exploration.follow_alone(most_states)
    return exploration.told()


Edge = tuple[bytes, Hashable, int, int]
"""The digest of what an answer leads to, the move that it is, its place, and for how many it stands."""


class Followed(Struct):
    """The states to which a state leads: where each legal answer does, in their order, and what play comes to that ends there."""

    edges: list[Edge]
    after: list[State | Stopped]
    end: tuple[Hashable, ...] = ()
    """The outcome; empty where play goes on."""


class Exploration:
    """A graph that is being made, and the states that wait to be followed, in the order of their numbers."""

    def __init__(
        self,
        machine: Machine,
        state: State,
        outcome_of: Callable[[State], Hashable],
        most_states: int,
        choices: Choices | None = None,
    ) -> None:
        self.graph = graph = Graph()
        self.explorer = Explorer(machine.exploring(), outcome_of, choices or every_answer)
        self._most_states = most_states
        self._most_found = FOUND + FOUND_OF_FOLLOWED * most_states
        start = self.explorer.run_on(replace(state, log=Silence()))
        graph.numbers[digest(start)] = 0
        graph.parents.append(-1)
        graph.answers.append(-1)
        self.waiting: deque[State | Stopped] = deque([start])

    @property
    def is_over(self) -> bool:
        """True where all is followed; False where a bound is hit."""
        graph = self.graph
        return (
            graph.followed == len(graph)
            or graph.followed >= self._most_states
            or len(graph) >= self._most_found
        )

    def follow_alone(self, states: int) -> None:
        """Follow states in this process, until so many are or the exploration is over."""
        with part_of_budget(SHARE) as part:
            while self.graph.followed < states and not self.is_over:
                followed = self.explorer.follow(self.waiting.popleft())
                self.waiting += [followed.after[one] for one in self.graph.add(followed)]
        self.graph.spent = part.spent

    def told(self) -> Graph:
        """The graph as far as it is made."""
        self.graph.unfollowed = len(self.graph) - self.graph.followed
        return self.graph


def every_answer(machine: Machine, state: State) -> Iterator[Choice]:
    """Every legal answer, standing for itself."""
    for place, answer in enumerate(machine.legal_answers(state)):
        yield place, answer, 1


class Explorer:
    """Finds what states lead to."""

    def __init__(self, machine: Machine, outcome_of: Callable[[State], Hashable], choices: Choices) -> None:
        self.machine = machine
        self.outcome_of = outcome_of
        self.choices = choices

    def run_on(self, state: State) -> State | Stopped:
        """The state at the next decision or at the end; why there is none where the rules at hand do not go on."""
        try:
            return self.machine.run(state)
        except AgotJudgeError as error:
            return Stopped(error.message)

    def follow(self, here: State | Stopped) -> Followed:
        """Make every legal move from a state."""
        found = Followed([], [])
        if isinstance(here, Stopped):
            found.end = (here,)
        elif here.asking is None:
            found.end = (self.outcome_of(here),)
        else:
            decision = here.asking
            try:
                for place, answer, stands_for in self.choices(self.machine, here):
                    after = self._after(here, answer)
                    found.edges.append((digest(after), _move(decision, answer), place, stands_for))
                    found.after.append(after)
            except OutOfBudget as error:
                found.end = (Stopped(error.message),)
            else:
                if not found.edges:
                    found.end = (Stopped(f"The judge must say what happens: {decision.text}"),)
        return found

    def _after(self, here: State, answer: Answer) -> State | Stopped:
        try:
            return self.machine.run(self.machine.take(here, answer))
        except AgotJudgeError as error:
            return Stopped(error.message)


_plain = msgspec.msgpack.Encoder(enc_hook=lambda value: None, order="deterministic")


def digest(state: State | Stopped) -> bytes:
    """A digest of everything about a state that can make a difference; what has been written about it is left out."""
    if isinstance(state, Stopped):
        return blake2b(state.reason.encode(), digest_size=DIGEST).digest()
    asking = state.asking
    asked = () if asking is None else (asking.player, asking.kind, asking.text, len(asking.options))
    # In which order abilities were used and things happened makes no difference any more.
    before = [sorted(map(_plain.encode, done)) for done in (state.uses, state.deeds, state.history)]
    stack = state.stack
    for frame in stack:
        if type(frame) is not Step and len(getattr(frame, "used", ())) > 1:
            stack = tuple(map(_without_order, stack))
            break
    data = _plain.encode(
        (replace(state, asking=None, stack=stack, uses=(), deeds=(), history=()), asked, before)
    )
    return blake2b(data, digest_size=DIGEST).digest()


def _without_order(frame: Frame) -> Frame:
    """The frame, in whatever order cards were used in its window: only of one card on one event does the order tell."""
    used: tuple[tuple[int, int, int], ...] = getattr(frame, "used", ())
    if len(used) < 2:
        return frame
    ordered: Any = {"used": tuple(sorted(used, key=_card_and_event))}
    return replace(frame, **ordered)


_card_and_event = itemgetter(0, 2)


def _move(decision: Decision, answer: Answer) -> Hashable:
    """A move by what it is: who decides what, whatever the order in which things are chosen; None for a pass."""
    if answer == PASS:
        return None
    options = decision.options
    chosen = sorted(
        (options[one].card, options[one].ability, options[one].player, options[one].word)
        for one in answer.options
    )
    return decision.player, decision.kind, tuple(chosen), answer.declaration


def line_along(machine: Machine, state: State, way: tuple[int, ...]) -> Iterator[tuple[State, Answer]]:
    """The decisions along a way through the graph, each with the answer given; the first is the state's own.

    ``way`` is the place of each answer among the legal ones. What the last answer leads to is not looked at.
    """
    for place in way:
        state = machine.run(state)
        answer = next(islice(machine.legal_answers(state), place, None))
        yield state, answer
        state = machine.take(state, answer)
