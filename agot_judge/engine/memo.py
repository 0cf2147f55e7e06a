"""Values that were found out before and need not be found out again: about parts of ability trees, and about a position.

Nothing in here decides anything: without it everything would come out the same, only later.
"""

from collections import deque
from collections.abc import Callable, Hashable
from operator import attrgetter
from typing import Any, Generic, TypeVar

from agot_judge.engine.state.state import State

Key = TypeVar("Key")
Found = TypeVar("Found")
MOST = 4096
FEW = 64
"""The numbers of values that are kept (``MOST``) as long as a game lasts, and (``FEW``) for a few states."""
POSITIONS = 12
MANY_POSITIONS = 2048
"""The numbers of positions that are kept in play, and while many lines of play are followed."""
NO_POSITION = ("stack", "asking", "log", "serial", "stop", "stop_time")
"""The parts of a state on which no computed value depends: what is still to happen, and what has been written."""


class ByIdentity(Generic[Key, Found]):
    """The results of a function for objects that never change, such as parts of ability trees.

    They are told apart by identity: comparing whole trees would take longer than the function itself.
    """

    def __init__(self, find: Callable[[Key], Found], most: int = MOST) -> None:
        self._find = find
        self._most = most
        self._known: dict[int, tuple[Key, Found]] = {}

    def __call__(self, key: Key) -> Found:
        """The result of the function."""
        known = self._known.get(id(key))
        if known is not None and known[0] is key:
            return known[1]
        if len(self._known) >= self._most:
            self._known.clear()
        found = self._find(key)
        self._known[id(key)] = key, found
        return found


class ByPosition:
    """Values computed from a state, kept until anything changes from which values are computed.

    States that follow each other share what has not changed, so it is told by identity. The last few positions are
    kept: whoever tries one answer after the other comes back to the position in which they are given.
    """

    def __init__(self) -> None:
        self._seen: State | None = None
        self._known: dict[Hashable, Any] = {}
        self._before: deque[tuple[State, dict[Hashable, Any]]] = deque(maxlen=POSITIONS)

    def of(self, state: State) -> dict[Hashable, Any]:
        """The known values of this position: to be looked up in, and added to."""
        seen = self._seen
        if state is not seen:
            if seen is None or not _is_one_position(state, seen):
                self._known = self._known_before(state)
            self._seen = state
        return self._known

    def _known_before(self, state: State) -> dict[Hashable, Any]:
        for index, known in self._before:
            if state.cards is index.cards and _is_one_position(state, index):
                return known
        known = {}
        self._before.appendleft((state, known))
        return known


class ByEqualPosition(ByPosition):
    """The same for many lines of play that come to equal positions: those are found again by value, not by identity.

    Comparing by value takes longer, so this is for exploring; of so many positions the newest are kept.
    """

    def __init__(self, most: int = MANY_POSITIONS) -> None:
        super().__init__()
        self._most = most
        self._at: dict[object, dict[Hashable, Any]] = {}

    def _known_before(self, state: State) -> dict[Hashable, Any]:
        index = _position_of(state)
        known = self._at.get(index)
        if known is None:
            if len(self._at) >= self._most:
                del self._at[next(iter(self._at))]
            known = self._at[index] = {}
        return known


_position_of = attrgetter(*(name for name in State.__struct_fields__ if name not in NO_POSITION))


def _is_one_position(one: State, other: State) -> bool:
    """True where two states share everything but ``NO_POSITION``. Written out, because it is asked at every step."""
    return (
        one.cards is other.cards
        and one.players is other.players
        and one.challenge is other.challenge
        and one.in_force is other.in_force
        and one.despite is other.despite
        and one.uses is other.uses
        and one.history is other.history
        and one.deeds is other.deeds
        and one.determined is other.determined
        and one.excluded is other.excluded
        and one.departures is other.departures
        and one.past is other.past
        and one.stealth_said is other.stealth_said
        and one.step is other.step
        and one.phase is other.phase
        and one.ended is other.ended
        and one.active_player == other.active_player
        and one.first_player == other.first_player
        and one.were_active == other.were_active
        and one.round == other.round
        and one.winner == other.winner
        and one.over == other.over
    )
