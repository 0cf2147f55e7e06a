"""Exploring in two processes: the graph is the same one as from one process, made in about half the time.

Both know the states that waited when the second one began; of what is found later, each knows what it has found. The first
process numbers all states, in the order in which it would follow them alone, and says which of them the other one follows.
What comes back of each are digests and moves: whole states stay where they are.
"""

import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Hashable
from multiprocessing import get_context
from multiprocessing.connection import Connection

from msgspec import Struct

from agot_judge.budget import current
from agot_judge.engine.exploration import Choices, Exploration, Explorer, Followed, Graph, Stopped, explore
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.state import State

ALONE = 250
"""The number of states that are followed before a second process is worth its while."""
WAITING = 32
"""And so many must wait then, for both to have something to do."""
BATCH = 64
"""The number of states in line that are shared out at a time."""
AHEAD = 2
"""The number of batches that the second process has been told of, lest it wait for the first."""
DROPPED = 1_000
"""The number of states that are dropped at a time: what is told must find room between the two, or both would wait."""
FIRST, SECOND = 1, 2


def explore_in_two(
    machine: Machine,
    state: State,
    outcome_of: Callable[[State], Hashable],
    most_states: int,
    choices: Choices | None = None,
) -> Graph:
    """The same as ``explore``, in two processes where there may be two: not within a budget, and not beside threads."""
    exploration = Exploration(machine, state, outcome_of, most_states, choices)
    exploration.follow_alone(min(most_states, ALONE) if may_be_two() else most_states)
    while not exploration.is_over:
        if len(exploration.waiting) >= WAITING:
            try:
                _Sharing(exploration).follow_on()
            except (
                EOFError,
                ConnectionError,
            ):  # the other process has ended: too little memory, or a fault, met here too
                return explore(machine, state, outcome_of, most_states, choices)
        else:
            exploration.follow_alone(exploration.graph.followed + WAITING)
    return exploration.told()


def may_be_two() -> bool:
    """True where a second process may be begun here and would be of use."""
    if current() is not None or threading.active_count() > 1 or sys.platform in ("win32", "emscripten"):
        return False
    return hasattr(os, "fork") and _cores() > 1


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Told(Struct, frozen=True):
    """The message of the first process to the second: the states that it is to follow, and those that nobody asks it for."""

    follow: list[bytes]
    drop: list[bytes]


class _Found(Struct, frozen=True):
    """The findings of the second process: of each state the digests, the moves, places and numbers of answers,
    and the end; moves and ends by their numbers."""

    states: list[tuple[list[tuple[bytes, int, int, int]], int]]
    moves: list[Hashable]
    """The moves to which it has given a number since."""
    outcomes: list[Hashable]


class _Batch(Struct, frozen=True):
    keys: list[bytes]
    by_second: set[bytes]


class _Sharing:
    """The first process: it shares the states in line out, and adds what both have found to the graph."""

    def __init__(self, exploration: Exploration) -> None:
        self._exploration = exploration
        self._graph = graph = exploration.graph
        keys = list(graph.numbers)[graph.followed :]
        self._states = dict(zip(keys, exploration.waiting, strict=True))
        self._line = deque(keys)
        self._known_to = dict.fromkeys(keys, FIRST | SECOND)
        """Who knows the states that still wait to be shared out."""
        self._drop: list[bytes] = []
        self._moves: list[Hashable] = []
        self._outcomes: list[Hashable] = []

    def follow_on(self) -> None:
        """Follow states until the exploration is over. Raises EOFError or ConnectionError where the other process has
        ended before."""
        context = get_context("fork")
        ours, theirs = context.Pipe()
        other = context.Process(
            target=_serve, args=(theirs, ours, self._exploration.explorer, dict(self._states)), daemon=True
        )
        other.start()
        theirs.close()
        self._exploration.waiting.clear()
        try:
            self._follow_on(ours)
        finally:
            ours.close()
            other.terminate()
            other.join()

    def _follow_on(self, other: Connection) -> None:
        batches: deque[_Batch] = deque()
        while True:
            while self._line and len(batches) < AHEAD:
                batches.append(self._share_out(other))
            if not batches:
                return
            batch = batches.popleft()
            own = {
                key: self._exploration.explorer.follow(self._states.pop(key))
                for key in batch.keys
                if key not in batch.by_second
            }
            theirs = self._received(batch, other)
            for key in batch.keys:
                if self._exploration.is_over:
                    return
                if key in batch.by_second:
                    self._add(theirs[key], SECOND)
                else:
                    self._add(own[key], FIRST)

    def _share_out(self, other: Connection) -> _Batch:
        """The next states in line: whoever alone knows one follows it, of the others each as many."""
        keys = [self._line.popleft() for _ in range(min(BATCH, len(self._line)))]
        known = {key: self._known_to.pop(key) for key in keys}
        by_second = {key for key in keys if known[key] == SECOND}
        first = sum(who == FIRST for who in known.values())
        for key in keys:
            if known[key] == FIRST | SECOND:
                if first <= len(by_second):
                    first += 1
                    self._drop.append(key)
                else:
                    by_second.add(key)
                    del self._states[key]
        dropped, self._drop = self._drop[:DROPPED], self._drop[DROPPED:]
        other.send(_Told([key for key in keys if key in by_second], dropped))
        return _Batch(keys, by_second)

    def _received(self, batch: _Batch, other: Connection) -> dict[bytes, Followed]:
        """The findings of the other process in its part of a batch."""
        found = other.recv()
        assert isinstance(found, _Found)
        self._moves += found.moves
        self._outcomes += found.outcomes
        asked = [key for key in batch.keys if key in batch.by_second]
        return {
            key: Followed(
                [
                    (to, None if move < 0 else self._moves[move], place, stands_for)
                    for to, move, place, stands_for in edges
                ],
                [],
                (self._outcomes[end],) if end >= 0 else (),
            )
            for key, (edges, end) in zip(asked, found.states, strict=True)
        }

    def _add(self, followed: Followed, by: int) -> None:
        """Add what a state leads to; what was not known before gets in line."""
        fresh = set(self._graph.add(followed))
        for nth, (key, *_) in enumerate(followed.edges):
            if nth in fresh:
                self._line.append(key)
                self._known_to[key] = by
            elif key in self._known_to:
                self._known_to[key] |= by
            elif by == SECOND:
                self._drop.append(key)
            if by == FIRST and key in self._known_to:
                self._states[key] = followed.after[nth]


def _serve(
    first: Connection, not_ours: Connection, explorer: Explorer, states: dict[bytes, State | Stopped]
) -> None:
    """The second process: it follows what it is told to, until the first one is gone."""
    not_ours.close()
    moves: dict[Hashable, int] = {}
    outcomes: dict[Hashable, int] = {}
    try:
        while True:
            told = first.recv()
            moves_before, outcomes_before = len(moves), len(outcomes)
            found: list[tuple[list[tuple[bytes, int, int, int]], int]] = []
            for key in told.follow:
                followed = explorer.follow(states.pop(key))
                edges: list[tuple[bytes, int, int, int]] = []
                for (to, move, place, stands_for), after in zip(followed.edges, followed.after, strict=True):
                    states[to] = after
                    number = -1 if move is None else moves.setdefault(move, len(moves))
                    edges.append((to, number, place, stands_for))
                end = outcomes.setdefault(followed.end[0], len(outcomes)) if followed.end else -1
                found.append((edges, end))
            for key in told.drop:
                states.pop(key, None)
            first.send(_Found(found, list(moves)[moves_before:], list(outcomes)[outcomes_before:]))
    except (EOFError, OSError, KeyboardInterrupt):
        pass  # nobody asks any more
