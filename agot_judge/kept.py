"""What was made before and need not be made again, within bounds of number and size; the least recently used goes first.

Whoever answers for others says ``with keeping(kept)``; what makes something dear says ``kept_or_made(key, make)``. Without
it, as on the command line, everything is made anew. A key names all that its value depends on, so that nothing that is kept
changes an answer. One thread at a time may use it: what is kept may grow while it is used.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Protocol, TypeVar


class Sized(Protocol):
    """Something that knows how much room it takes."""

    @property
    def bytes_taken(self) -> int:
        """About how many bytes it takes now."""
        ...


Value = TypeVar("Value", bound=Sized)


class Kept:
    """Values by their keys."""

    def __init__(self, most_bytes: int, most: int = 1000) -> None:
        self._most_bytes = most_bytes
        self._most = most
        self._values: OrderedDict[Hashable, Sized] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    @property
    def bytes_taken(self) -> int:
        """About how many bytes all of them take."""
        return sum(value.bytes_taken for value in self._values.values())

    def of(self, key: Hashable, make: Callable[[], Value]) -> Value:
        """The value of the key, made where it is not kept. Raises what ``make`` raises; nothing is kept then."""
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = make()
        self._values.move_to_end(key)
        return found  # type: ignore[return-value]

    def trim(self) -> None:
        """Let go of what was not used for longest until the rest is within the bounds."""
        taken = self.bytes_taken
        while self._values and (taken > self._most_bytes or len(self._values) > self._most):
            _, value = self._values.popitem(last=False)
            taken -= value.bytes_taken


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
    """Whether what is made now is kept."""
    return _CURRENT.get() is not None


def kept_or_made(key: Hashable, make: Callable[[], Value]) -> Value:
    """The value of a key that names all that it depends on; made, and kept where something keeps it."""
    kept = _CURRENT.get()
    return make() if kept is None else kept.of(key, make)
