"""Everything that legal play can come to from a state: the graph of all states that can be reached, each once.

Visited states are kept only as digests with what is needed to find the way back; whole states only while they wait
for their turn. Nothing in here depends on chance, time or addresses in memory: the same state gives the same graph.
"""

from array import array
from collections import deque
from collections.abc import Callable, Hashable, Iterator
from hashlib import blake2b
from itertools import islice

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from agot_judge.budget import part_of_budget
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import PASS, Answer, Decision
from agot_judge.engine.state.state import State
from agot_judge.engine.state.trace import Silence
from agot_judge.errors import AgotJudgeError, OutOfBudget

NO_MOVE = 0
"""The number of a pass, and of using nothing: it counts as no move."""
FOUND, FOUND_OF_FOLLOWED = 1_000, 10
"""So many states are found at most, and so many for each that may be followed: whole states take room while they wait."""
SHARE = 0.7
"""Of the budget, where there is one: the rest is for what is told of the graph."""
DIGEST = 16
"""Bytes of a digest: two different states have the same one about never, also among billions."""


class Stopped(Struct, frozen=True):
    """What a line of play comes to that cannot be followed: the rules are not there, or a judge must say something."""

    reason: str


class Graph:
    """States by number, in the order in which they were found: the first is where the exploration began."""

    def __init__(self) -> None:
        self.numbers: dict[bytes, int] = {}
        self.parents = array("l")
        """The state from which each was found first, so that these lead back along a shortest line."""
        self.answers = array("l")
        """Which of the legal answers of that state, in their order, led to it."""
        self.first_edges = array("l", (0,))
        """Where the edges of each state begin, in the order in which states were followed, which is that of numbers."""
        self.targets = array("l")
        self.moves = array("l")
        """For each edge the number of its move; equal moves at different times have equal numbers."""
        self.ends: dict[int, int] = {}
        """For each state in which play ends: the number of what it comes to."""
        self.outcomes: dict[Hashable, int] = {}
        self.move_numbers: dict[Hashable, int] = {}
        self.unfollowed = 0
        """How many states were found and not followed, because a bound was hit."""
        self.spent = ""
        """What of the budget was used up before all were followed, as in ``5 seconds``."""

    def __len__(self) -> int:
        return len(self.parents)

    @property
    def is_complete(self) -> bool:
        """Whether every state that can be reached was followed; False where the bound was hit."""
        return not self.unfollowed

    @property
    def followed(self) -> int:
        """How many states were followed: all, unless the bound was hit."""
        return len(self.first_edges) - 1

    def edges(self, number: int) -> range:
        """The edges from a state, one for each legal answer in their order; none from one that was not followed."""
        if number >= self.followed:
            return range(0)
        return range(self.first_edges[number], self.first_edges[number + 1])

    def way_to(self, number: int) -> tuple[int, ...]:
        """A shortest line to a state: for each decision the place of its answer among the legal ones."""
        way: list[int] = []
        while number:
            way.append(self.answers[number])
            number = self.parents[number]
        return tuple(reversed(way))


def explore(
    machine: Machine, state: State, outcome_of: Callable[[State], Hashable], most_states: int
) -> Graph:
    """The graph of all states that legal play can reach from this one, each decision and each end of play.

    ``outcome_of`` says what a state comes to in which play ends: states that come to the same are one outcome. At most
    ``most_states`` states are followed, and about ten times as many found; ``is_complete`` is False where there were more, and
    where the budget was used up before. A line that the rules at hand cannot carry on comes to ``Stopped``.
    """
    graph = Graph()
    explorer = _Explorer(machine.exploring(), graph, outcome_of)
    start = explorer.run_on(replace(state, log=Silence()))
    graph.numbers[digest(start)] = 0
    graph.parents.append(-1)
    graph.answers.append(-1)
    waiting = deque([start])
    most_found = FOUND + FOUND_OF_FOLLOWED * most_states
    with part_of_budget(SHARE) as part:
        while waiting and graph.followed < most_states and len(graph) < most_found:
            waiting += explorer.follow(waiting.popleft())
    graph.spent = part.spent
    graph.unfollowed = len(graph) - graph.followed
    return graph


class _Explorer:
    """Follows the states of a graph in the order of their numbers."""

    def __init__(self, machine: Machine, graph: Graph, outcome_of: Callable[[State], Hashable]) -> None:
        self.machine = machine
        self.graph = graph
        self.outcome_of = outcome_of

    def run_on(self, state: State) -> State | Stopped:
        """The state at the next decision or at the end; why there is none where the rules at hand do not go on."""
        try:
            return self.machine.run(state)
        except AgotJudgeError as error:
            return Stopped(error.message)

    def follow(self, here: State | Stopped) -> list[State | Stopped]:
        """Make every legal move from the next state in line; the states that were not known before."""
        graph = self.graph
        found: list[State | Stopped] = []
        if isinstance(here, Stopped):
            self._end(here)
        elif here.asking is None:
            self._end(self.outcome_of(here))
        else:
            decision = here.asking
            try:
                for place, answer in enumerate(self.machine.legal_answers(here)):
                    after = self._after(here, answer)
                    if self._add(after, place):
                        found.append(after)
                    graph.moves.append(_move_number(graph, decision, answer))
            except OutOfBudget as error:
                self._end(Stopped(error.message))
            else:
                if len(graph.targets) == graph.first_edges[-1]:
                    self._end(Stopped(f"The judge must say what happens: {decision.text}"))
        graph.first_edges.append(len(graph.targets))
        return found

    def _after(self, here: State, answer: Answer) -> State | Stopped:
        try:
            return self.machine.run(self.machine.take(here, answer))
        except AgotJudgeError as error:
            return Stopped(error.message)

    def _add(self, after: State | Stopped, place: int) -> bool:
        """Add an edge to a state; whether it is a new one."""
        graph = self.graph
        key = digest(after)
        known = graph.numbers.get(key)
        graph.targets.append(len(graph) if known is None else known)
        if known is not None:
            return False
        graph.numbers[key] = len(graph)
        graph.parents.append(graph.followed)
        graph.answers.append(place)
        return True

    def _end(self, outcome: Hashable) -> None:
        graph = self.graph
        graph.ends[graph.followed] = graph.outcomes.setdefault(outcome, len(graph.outcomes))


_plain = msgspec.msgpack.Encoder(enc_hook=lambda value: None, order="deterministic")


def digest(state: State | Stopped) -> bytes:
    """A digest of everything about a state that can make a difference; what has been written about it is left out."""
    if isinstance(state, Stopped):
        return blake2b(state.reason.encode(), digest_size=DIGEST).digest()
    asking = state.asking
    asked = () if asking is None else (asking.player, asking.kind, asking.text, len(asking.options))
    # In which order abilities were used and things happened makes no difference any more.
    before = [sorted(map(_plain.encode, done)) for done in (state.uses, state.deeds, state.history)]
    data = _plain.encode((replace(state, asking=None, uses=(), deeds=(), history=()), asked, before))
    return blake2b(data, digest_size=DIGEST).digest()


def _move_number(graph: Graph, decision: Decision, answer: Answer) -> int:
    """The number of a move by what it is: who decides what, whatever the order in which things are chosen."""
    if answer == PASS:
        return NO_MOVE
    options = decision.options
    chosen = sorted(
        (options[one].card, options[one].ability, options[one].player, options[one].word)
        for one in answer.options
    )
    move = (decision.player, decision.kind, tuple(chosen), answer.declaration)
    return graph.move_numbers.setdefault(move, len(graph.move_numbers) + 1)


def line_along(machine: Machine, state: State, way: tuple[int, ...]) -> Iterator[tuple[State, Answer]]:
    """The decisions along a way through the graph, each with the answer given; the first is the state's own.

    ``way`` is the place of each answer among the legal ones. What the last answer leads to is not looked at.
    """
    for place in way:
        state = machine.run(state)
        answer = next(islice(machine.legal_answers(state), place, None))
        yield state, answer
        state = machine.take(state, answer)
