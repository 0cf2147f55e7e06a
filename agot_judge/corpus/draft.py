"""An entry while a parser fills it: ordinals are given in the order of the source, ids and reading texts at the end."""

from collections.abc import Callable

from agot_judge.citation import CitationId, Span
from agot_judge.corpus.corrections import Corrections, reading
from agot_judge.corpus.model import Entry, Paragraph, PrintedCard


class Draft:
    """An entry to be. ``finish`` turns it into an Entry; nothing else leaves it."""

    def __init__(
        self,
        document: str,
        slug: str,
        *,
        heading: tuple[Span, ...] = (),
        title: str = "",
        number: str = "",
        path: tuple[str, ...] = (),
        kind: str = "entry",
        version: str = "",
        repaired: str = "",
        card: PrintedCard | None = None,
    ) -> None:
        """``title`` is read from ``heading`` when it is left out; ``repaired`` says what else was mended in it."""
        self.id = f"{document}/{slug}"
        self.document = document
        self.heading = heading
        self.title = title
        self.number = number
        self.path = path
        self.kind = kind
        self.version = version
        self.repaired = repaired
        self.card = card
        self._paragraphs: list[tuple[str, tuple[Span, ...], str, int | None]] = []

    def add(self, kind: str, *spans: Span, mark: str = "", lead_in: int | None = None) -> int:
        """Append a paragraph of ``kind``; ``lead_in`` is the ordinal of the one that introduces it. Returns its ordinal."""
        self._paragraphs.append((kind, spans, mark, lead_in))
        return len(self._paragraphs)

    def last(self, *kinds: str, fits: Callable[[Span], bool] = lambda span: True) -> int | None:
        """The ordinal of the last paragraph so far of one of ``kinds`` whose first span ``fits``; None without one."""
        for ordinal in range(len(self), 0, -1):
            kind, spans, _, _ = self._paragraphs[ordinal - 1]
            if kind in kinds and fits(spans[0]):
                return ordinal
        return None

    def last_but(self, *kinds: str) -> int | None:
        """The ordinal of the last paragraph so far of none of ``kinds``; None without one."""
        return next((n for n in range(len(self), 0, -1) if self.kind_of(n) not in kinds), None)

    def kind_of(self, ordinal: int) -> str:
        """The kind of the paragraph with this ordinal."""
        return self._paragraphs[ordinal - 1][0]

    def spans_of(self, ordinal: int) -> tuple[Span, ...]:
        """Where the paragraph with this ordinal stands."""
        return self._paragraphs[ordinal - 1][1]

    def __len__(self) -> int:
        return len(self._paragraphs)

    def paragraph_id(self, ordinal: int) -> CitationId:
        return CitationId(f"{self.id}/{ordinal}")

    def finish(self, source: str, corrections: Corrections) -> Entry:
        """The entry, its texts read from ``source`` with ``corrections`` applied."""
        title, mended = reading(source, self.heading, corrections)
        return Entry(
            id=self.id,
            document=self.document,
            title=self.title or title,
            number=self.number,
            path=self.path,
            kind=self.kind,
            version=self.version,
            heading=self.heading,
            repaired="; ".join(reason for reason in (mended, self.repaired) if reason),
            paragraphs=tuple(self._finished(n, source, corrections) for n in range(1, len(self) + 1)),
            card=self.card,
        )

    def _finished(self, ordinal: int, source: str, corrections: Corrections) -> Paragraph:
        kind, spans, mark, lead_in = self._paragraphs[ordinal - 1]
        text, repaired = reading(source, spans, corrections)
        return Paragraph(
            id=self.paragraph_id(ordinal),
            entry=self.id,
            text=text,
            spans=spans,
            kind=kind,
            ordinal=ordinal,
            repaired=repaired,
            lead_in=None if lead_in is None else self.paragraph_id(lead_in),
            mark=mark,
        )
