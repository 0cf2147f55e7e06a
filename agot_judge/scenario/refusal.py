"""A move that was to be refused: whether it was, and why."""

from msgspec import Struct


class Refusal(Struct, frozen=True):
    """The outcome of a move that was to be refused."""

    is_refused: bool
    reason: str
    cites: tuple[str, ...] = ()
    asked: str = ""
    """The condition that would have to hold, in words."""
