"""A dispute: what is asked about a position, and the answers, each with the entries of a run that hold if it is right."""

from msgspec import Struct

from agot_judge.scenario.yaml_writer import Data

Entries = tuple[Data, ...]
"""Entries of a scenario's run as plain values."""


class Answer(Struct, frozen=True, kw_only=True):
    """An answer that is offered."""

    says: str
    holds: Entries
    """The entries that run without a failure where the answer is right, after what is shown and told."""
    error: str = ""
    """The common error that leads to it; empty for none."""


class Other(Struct, frozen=True, kw_only=True):
    """Another board, on which one fact differs."""

    says: str
    """The fact, as a sentence without its full stop."""
    change: dict[str, Data]
    """The values put into the scenario, mapping by mapping; nothing in the place of a key takes it out."""


class Dispute(Struct, frozen=True, kw_only=True):
    """A question about a position."""

    stem: str
    """The name of the position's file."""
    shown: int
    """The number of entries of the position's run that are made before the board is shown."""
    told: int
    """The number of entries after them that are told as moves made."""
    asks: str
    answers: tuple[Answer, ...]
    cite: str
    """The paragraph that decides it."""
    but: Other | None = None
    line: int = 0
    """The line of its file."""
