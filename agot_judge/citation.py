"""The vocabulary that every package shares to say where a statement comes from."""

from typing import NewType

from msgspec import Struct

CitationId = NewType("CitationId", str)
"""A permanent paragraph id: edition, document, entry, ordinal from 1 (``2e/rr/stealth/1``)."""


class Span(Struct, frozen=True, order=True):
    """A run of characters of one source file: ``start`` inclusive, ``end`` exclusive, counted in characters."""

    start: int
    end: int

    def __len__(self) -> int:
        return self.end - self.start
