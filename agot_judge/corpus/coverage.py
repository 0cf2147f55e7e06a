"""Proof that a parse is whole: every non-blank character of a source belongs to exactly one span."""

from collections.abc import Iterator

from msgspec import Struct

from agot_judge.citation import Span
from agot_judge.corpus.model import Parsed


class Coverage(Struct, frozen=True, kw_only=True):
    """Non-blank characters of one source, counted by what they belong to."""

    total: int
    paragraphs: int
    headings: int
    furniture: int
    missing: tuple[Span, ...]
    """Runs that belong to nothing."""
    twice: tuple[Span, ...]
    """Spans that begin before the one in front of them has ended."""

    @property
    def is_whole(self) -> bool:
        """True where every non-blank character belongs to exactly one span."""
        return not self.missing and not self.twice


def labelled_spans(parsed: Parsed) -> Iterator[tuple[Span, str]]:
    """Every span of a parse with what it is of: ``paragraph``, ``heading`` or ``furniture``."""
    for entry in parsed.entries:
        for span in entry.heading:
            yield span, "heading"
        for paragraph in entry.paragraphs:
            for span in paragraph.spans:
                yield span, "paragraph"
    for furniture in parsed.furniture:
        yield furniture.span, "furniture"


def measure(source: str, parsed: Parsed) -> Coverage:
    """The coverage of ``source`` by the spans of ``parsed`` cover ``source``."""
    counted = {"paragraph": 0, "heading": 0, "furniture": 0}
    missing: list[Span] = []
    twice: list[Span] = []
    reached = 0
    for span, label in sorted(labelled_spans(parsed)):
        if span.start < reached:
            twice.append(span)
        elif source[reached : span.start].strip():
            missing.append(Span(reached, span.start))
        counted[label] += _inked(source[span.start : span.end])
        reached = max(reached, span.end)
    if source[reached:].strip():
        missing.append(Span(reached, len(source)))
    return Coverage(
        total=_inked(source),
        paragraphs=counted["paragraph"],
        headings=counted["heading"],
        furniture=counted["furniture"],
        missing=tuple(missing),
        twice=tuple(twice),
    )


def _inked(text: str) -> int:
    return sum(len(word) for word in text.split())
