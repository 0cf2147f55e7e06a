"""The lines of play of an explored graph: how many lead to each outcome, and whether an order of moves matters."""

from bisect import bisect_right
from hashlib import blake2b

from msgspec import Struct

from agot_judge.budget import spend
from agot_judge.engine.exploration import NO_MOVE, Graph
from agot_judge.errors import OutOfBudget

MOST_SETS = 300_000
"""The most sets of moves that are told apart when it is looked whether their order matters."""
MOST_OUTCOMES = 1_000
"""Beyond this many outcomes it is not noted which can still be reached from where."""
_MASK = (1 << 64) - 1
_Reached = dict[int, tuple[int, int]]
"""For a state, by the set of moves made: the edge on which one comes there, and the moves made before it."""


class Counts(Struct, frozen=True, kw_only=True):
    """By the number of each outcome."""

    lines: tuple[int, ...]
    """The number of different lines of play that lead to the outcome, of those that never come back to the same state."""
    is_endless: tuple[bool, ...]
    """True where a line to it can go in a circle, so that there are endlessly many."""
    shortest: tuple[int, ...]
    """The state in which a shortest line to it ends."""
    unfollowed_lines: int
    """The number of lines that lead to states that were not followed, because the bound was hit."""


class Reordered(Struct, frozen=True, kw_only=True):
    """Two lines that make the same moves in another order and come to different outcomes: two ways through the graph,
    each as the places of its answers among the legal ones."""

    one: tuple[int, ...]
    outcome: int
    other: tuple[int, ...]
    other_outcome: int


def count_lines(graph: Graph) -> Counts:
    """The number of lines that lead to each outcome. Counted state by state, each after all that lead to it."""
    order, backward = _in_order(graph)
    lines = [0] * len(graph)
    endless = bytearray(len(graph))
    lines[0] = 1
    for _, target in backward:
        endless[target] = 1
    for number in order:
        for edge in graph.edges(number):
            target = graph.targets[edge]
            if (number, target) not in backward:
                lines[target] += lines[number] * graph.stands_for[edge]
            endless[target] |= endless[number]
    count = len(graph.outcomes)
    totals, is_endless, shortest = [0] * count, [False] * count, [-1] * count
    for number, outcome in graph.ends.items():
        totals[outcome] += lines[number]
        is_endless[outcome] = is_endless[outcome] or bool(endless[number])
        if shortest[outcome] < 0:
            shortest[outcome] = number  # states are numbered by their distance
    return Counts(
        lines=tuple(totals),
        is_endless=tuple(is_endless),
        shortest=tuple(shortest),
        unfollowed_lines=sum(lines[graph.followed :]),
    )


def _in_order(graph: Graph) -> tuple[list[int], set[tuple[int, int]]]:
    """The states in an order in which each comes after all that lead to it, but for the edges that close a circle."""
    fresh, open_, done = 0, 1, 2
    mark = bytearray(len(graph))
    finished: list[int] = []
    backward: set[tuple[int, int]] = set()
    mark[0] = open_
    path = [(0, iter(graph.edges(0)))]
    while path:
        number, edges = path[-1]
        for edge in edges:
            target = graph.targets[edge]
            if mark[target] == open_:
                backward.add((number, target))
            elif mark[target] == fresh:
                mark[target] = open_
                path.append((target, iter(graph.edges(target))))
                break
        else:
            mark[number] = done
            finished.append(number)
            path.pop()
    return finished[::-1], backward


def find_reordered(graph: Graph) -> Reordered | None:
    """Two lines with the same moves in another order that come to different outcomes; None where there are none.

    Where answers stand for others, only those that were followed are looked at. Passes count as no moves, and a thing
    that was put in order counts as the same move in every order. Raises OutOfBudget where more than ``MOST_SETS`` sets
    of moves would have to be told apart.
    """
    order, backward = _in_order(graph)
    reached: list[_Reached | None] = [None] * len(graph)
    reached[0] = {0: (-1, 0)}
    found: dict[int, tuple[int, int]] = {}
    made = 0
    for number in order:
        spend()
        here = reached[number] or {}
        outcome = graph.ends.get(number)
        if outcome is not None:
            for moves in here:
                end, known = found.setdefault(moves, (number, outcome))
                if known != outcome:
                    one, other = _way(graph, reached, end, moves), _way(graph, reached, number, moves)
                    return Reordered(one=one, outcome=known, other=other, other_outcome=outcome)
        for edge in graph.edges(number):
            spend()
            target = graph.targets[edge]
            if (number, target) in backward:
                continue
            there = reached[target]
            if there is None:
                there = reached[target] = {}
            change = _sign(graph.moves[edge])
            for moves in here:
                after = (moves + change) & _MASK
                if after not in there:
                    there[after] = (edge, moves)
                    made += 1
            if made > MOST_SETS:
                raise OutOfBudget(
                    f"More than {MOST_SETS} sets of moves: whether their order matters is open."
                )
    return None


def reachable_outcomes(graph: Graph) -> tuple[tuple[int, ...], ...]:
    """For each answer to the first decision that was followed, in their order: the outcomes that can still be reached after it.

    Raises OutOfBudget for more than ``MOST_OUTCOMES`` outcomes.
    """
    if len(graph.outcomes) > MOST_OUTCOMES:
        raise OutOfBudget(f"More than {MOST_OUTCOMES} outcomes: which answers leave which open is not shown.")
    order, backward = _in_order(graph)
    open_to = [0] * len(graph)
    for _ in range(2 if backward else 1):  # what a circle leads to is known when it has been gone round once
        for number in reversed(order):
            outcome = graph.ends.get(number)
            bits = open_to[number] if outcome is None else 1 << outcome
            for edge in graph.edges(number):
                bits |= open_to[graph.targets[edge]]
            open_to[number] = bits
    return tuple(_bits(open_to[graph.targets[edge]]) for edge in graph.edges(0))


def _bits(number: int) -> tuple[int, ...]:
    return tuple(place for place in range(number.bit_length()) if number >> place & 1)


def _sign(move: int) -> int:
    """A number for a move, such that sums of them tell sets of moves apart."""
    if move == NO_MOVE:
        return 0
    return int.from_bytes(blake2b(move.to_bytes(8, "big"), digest_size=8).digest(), "big")


def _way(graph: Graph, reached: "list[_Reached | None]", number: int, moves: int) -> tuple[int, ...]:
    """The line to this state on which these moves were made."""
    way: list[int] = []
    while number:
        edge, moves = (reached[number] or {})[moves]
        number = bisect_right(graph.first_edges, edge) - 1
        way.append(graph.places[edge])
    return tuple(reversed(way))
