"""Values that are kept for as long as nothing changes that they read.

Nothing in here decides anything: without it everything would come out the same, only later.
"""

from collections import deque
from collections.abc import Hashable
from typing import Any

from agot_judge.engine.aspects import BIT, EVERYTHING, changed
from agot_judge.engine.reading import Reading, Reads, differing
from agot_judge.engine.state.state import State

POSITIONS = 12
"""Of how many states what is known is kept."""
_CARDS_ELSEWHERE = BIT["elsewhere"] | BIT["departures"]
"""The aspects that values of cards out of play read besides: where the cards are now, and how they left."""
_PLACES = BIT["rest"] | BIT["board"] | BIT["elsewhere"]
"""The aspects that change which abilities work."""
Store = tuple[dict[Hashable, Any], dict[Hashable, Any]]
"""Values of cards in play, and of those elsewhere."""


class Kept(dict[str, Store]):
    """Values computed of states that share what these values read: by kind of value, and by the aspects that they read."""

    __slots__ = ("_stores", "reading", "state")

    def __init__(self, state: State, reading: Reading, stores: dict[int, Store]) -> None:
        super().__init__()
        self.state = state
        """The one that was looked at last."""
        self.reading = reading
        self._stores = stores

    def reading_only(self, aspects: int) -> Store:
        """The store of values that read these aspects alone: of cards in play, and of those elsewhere, which read where those
        are as well."""
        found = self._stores.get(aspects)
        if found is None:
            found = self._stores[aspects] = ({}, {})
        return found

    def __missing__(self, what: str) -> Store:
        """The values of this kind."""
        found = self[what] = self.reading_only(self.reading.aspects.get(what, EVERYTHING))
        return found

    def after(self, lost: int) -> dict[int, Store]:
        """The values that still hold in a state that does not share these aspects."""
        return {
            aspects: (store[0], {}) if lost & _CARDS_ELSEWHERE else store
            for aspects, store in self._stores.items()
            if not aspects & lost
        }


class ByWhatIsRead:
    """Values of states, each kept until something changes that it reads.

    The last few states are kept with what is known of them: whoever supposes something comes back to where he was.
    """

    def __init__(self, reads: Reads, most: int = POSITIONS) -> None:
        self._reads = reads
        self._seen: Kept | None = None
        self._before: deque[Kept] = deque(maxlen=most)

    def of(self, state: State) -> Kept:
        """The known values of this state: to be looked up in, and added to."""
        seen = self._seen
        if seen is not None:
            if seen.state is state:
                return seen
            lost = changed(seen.state, state)
            if not lost:
                seen.state = state
                return seen
            for known in self._before:
                if known.state.cards is state.cards and not changed(known.state, state):
                    self._seen = known
                    return known
            may_differ = lost & _PLACES or state.in_force is not seen.state.in_force
            reading = self._reads.at(state) if may_differ else seen.reading
            return self._add(Kept(state, reading, seen.after(lost | differing(seen.reading, reading))))
        return self._add(Kept(state, self._reads.at(state), {}))

    def _add(self, known: Kept) -> Kept:
        self._seen = known
        self._before.appendleft(known)
        return known
