"""Values that were made before and need not be made again, within bounds of number and size; the least recently used goes first.

Whoever answers for others says ``with keeping(kept)``; what makes something dear says ``kept_or_made(key, make, weigh)``.
Without it, as on the command line, everything is made anew. A key names all that its value depends on, so that nothing that
is kept changes an answer. One thread at a time may use it: what is kept may grow while it is used.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

Value = TypeVar("Value")
Weigh = Callable[[Value], int]
"""About how many bytes a value takes now."""


class Kept:
    """Values by their keys."""

    def __init__(self, most_bytes: int, most: int = 1000) -> None:
        self._most_bytes = most_bytes
        self._most = most
        self._values: OrderedDict[Hashable, tuple[Any, Weigh[Any]]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    def of(self, key: Hashable, make: Callable[[], Value], weigh: Weigh[Value]) -> Value:
        """The value of the key, made where it is not kept. Raises what ``make`` raises; nothing is kept then."""
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = (make(), weigh)
        self._values.move_to_end(key)
        value: Value = found[0]
        return value

    def trim(self) -> None:
        """Let go of what was not used for longest until the rest is within the bounds."""
        weights = {key: weigh(value) for key, (value, weigh) in self._values.items()}
        taken = sum(weights.values())
        while self._values and (taken > self._most_bytes or len(self._values) > self._most):
            key, _ = self._values.popitem(last=False)
            taken -= weights[key]


_CURRENT: ContextVar[Kept | None] = ContextVar("kept", default=None)


@contextmanager
def keeping(kept: Kept) -> Iterator[Kept]:
    """A block of work that keeps what it makes, and is brought within the bounds at its end."""
    token = _CURRENT.set(kept)
    try:
        yield kept
    finally:
        _CURRENT.reset(token)
        kept.trim()


def is_keeping() -> bool:
    """True where what is made now is kept."""
    return _CURRENT.get() is not None


def kept_or_made(key: Hashable, make: Callable[[], Value], weigh: Weigh[Value]) -> Value:
    """The value of a key that names all that it depends on; made, and kept where something keeps it."""
    kept = _CURRENT.get()
    return make() if kept is None else kept.of(key, make, weigh)
