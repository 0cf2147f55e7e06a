"""Values that are kept for as long as nothing changes that they read.

Nothing in here decides anything: without it everything would come out the same, only later.
"""

from collections import deque
from collections.abc import Hashable
from typing import Any

from agot_judge.engine.aspects import BIT, EVERYTHING, changed
from agot_judge.engine.reads import Reading, Reads
from agot_judge.engine.state.state import State

POSITIONS = 12
"""Of how many states what is known is kept."""
_CARDS_ELSEWHERE = BIT["elsewhere"] | BIT["history"]
"""What values of cards out of play read besides: where they are now, and how they left."""
Store = tuple[dict[Hashable, Any], dict[Hashable, Any]]
"""Values of cards in play, and of those elsewhere."""


class Kept:
    """Values computed of states that share what these values read: by what they are values of."""

    __slots__ = ("_stores", "reading", "state")

    def __init__(self, state: State, reading: Reading, stores: dict[str, Store]) -> None:
        self.state = state
        """The one that was looked at last."""
        self.reading = reading
        self._stores = stores

    def of(self, what: str) -> Store:
        """The values of this kind: of cards in play, and of those elsewhere, which depend on where those are as well."""
        found = self._stores.get(what)
        if found is None:
            found = self._stores[what] = ({}, {})
        return found

    def after(self, state: State, lost: int) -> "Kept":
        """What is still so in a state that does not share these aspects."""
        stores: dict[str, Store] = {}
        aspects = self.reading.aspects
        for what, store in self._stores.items():
            if not aspects.get(what, EVERYTHING) & lost:
                stores[what] = (store[0], {}) if lost & _CARDS_ELSEWHERE else store
        return Kept(state, self.reading, stores)


class ByWhatIsRead:
    """Values of states, each kept until something changes that it reads.

    The last few states are kept with what is known of them: whoever supposes something comes back to where he was.
    """

    def __init__(self, reads: Reads, most: int = POSITIONS) -> None:
        self._reads = reads
        self._seen: Kept | None = None
        self._before: deque[Kept] = deque(maxlen=most)

    def of(self, state: State) -> Kept:
        """What is known of this state: to be looked up in, and added to."""
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
            if state.in_force is seen.state.in_force:
                return self._add(seen.after(state, lost))
        return self._add(Kept(state, self._reads.under(state.in_force), {}))

    def _add(self, known: Kept) -> Kept:
        self._seen = known
        self._before.appendleft(known)
        return known
