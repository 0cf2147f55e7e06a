"""The structure that a source does not show by its form: where a heading stands in the outline, which entry a strayed line
belongs to.

Part of a document's corrections, for the two documents that came through optical recognition. Positions count characters
of the decoded source, and the words that stand there are written beside them, as in the other corrections.
"""

from collections.abc import Iterator

from msgspec import Struct


class Heading(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The line at ``start``, which begins with the words ``begins``, is a heading of ``level`` (1 is outermost)."""

    start: int
    begins: str
    level: int
    slug: str = ""
    """The readable part of the entry's id, where it is not simply the title's."""
    title: str = ""
    """Where the line holds more than the title."""
    number: str = ""
    kind: str = "entry"
    """The entry's kind."""
    holds: str = ""
    """The kind of its paragraphs, where their words do not show it."""
    note: str = ""
    """The note on what was mended in the heading, or what of it is lost."""


class Stray(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The line at ``start`` belongs to the entry ``to`` (its slug), not to the one that it stands under."""

    start: int
    begins: str
    to: str
    reason: str


class CardFact(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The facts about the card on the line at ``start`` beyond or against what the line shows."""

    start: int
    begins: str
    set: str = ""
    """The set that it belongs to, where it stands under another."""
    number: str | None = None
    """The collector number in place of the one read; empty where it cannot be known."""
    doubt: str = ""
    """Why set or number is not sure."""
    retitled: str = ""
    """The title that the erratum gives it."""
    removed: bool = False
    """True where the entry only says that its erratum is in force no more."""


class KindOf(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The paragraph at ``start`` is of ``kind``, though its words do not show it."""

    start: int
    begins: str
    kind: str


class Pointer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The ``words`` at ``start`` refer to ``to``: an entry's slug, with ``/ordinal`` for a paragraph; empty: to nothing."""

    start: int
    words: str
    to: str = ""
    note: str = ""
    """The way in which a stale pointer was mended, or the reason why it leads nowhere."""


class Arrangement(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that one document needs of this."""

    heading: tuple[Heading, ...] = ()
    question: tuple[Heading, ...] = ()
    """Questions: bare paragraphs that open an entry and remain its first paragraph."""
    stray: tuple[Stray, ...] = ()
    card: tuple[CardFact, ...] = ()
    kind: tuple[KindOf, ...] = ()
    pointer: tuple[Pointer, ...] = ()

    def places(self) -> Iterator[tuple[int, str]]:
        """Every position with the words that must stand there."""
        for part in (self.heading, self.question, self.stray, self.card, self.kind):
            for item in part:
                yield item.start, item.begins
        for pointer in self.pointer:
            yield pointer.start, pointer.words
