"""The lines of a source file where a paragraph stands, beside how it is read."""

import unicodedata
from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import pairwise

from agot_judge.citation import Span
from agot_judge.corpus.model import Paragraph
from agot_judge.corpus.store import Corpus
from agot_judge.web.pages import Source, SourceLine


def source_of(corpus: Corpus, paragraph: Paragraph) -> Source:
    """The lines of the source that hold ``paragraph``, with what of them it is made of."""
    document = corpus.document_of(paragraph.id)
    text = corpus.source(document.id)
    printed = tuple(_lines(text, paragraph.spans))
    return Source(
        file=document.file,
        spans=" and ".join(f"{span.start}–{span.end}" for span in paragraph.spans),
        lines=_numbers([line.number for line in printed]),
        printed=printed,
        repaired=paragraph.repaired,
        reading=tuple(_compared(" ".join(corpus.raw(paragraph.id).split()), paragraph.text)),
    )


def _lines(text: str, spans: tuple[Span, ...]) -> Iterator[SourceLine]:
    """Every line that any of ``spans`` touches, once, in the order of the source."""
    seen = 0
    for span in sorted(spans):
        start = text.rfind("\n", 0, span.start) + 1
        number = text.count("\n", 0, start) + 1
        while start < span.end:
            end = text.find("\n", start)
            end = len(text) if end < 0 else end
            if number > seen:
                yield SourceLine(number=number, pieces=tuple(_pieces(text, start, end, spans)))
                seen = number
            start, number = end + 1, number + 1


def _pieces(text: str, start: int, end: int, spans: tuple[Span, ...]) -> Iterator[tuple[str, str]]:
    """The characters of one line, cut where a span begins or ends and at signs that no font shows."""
    cuts = {start, end, *(place for span in spans for place in (span.start, span.end) if start < place < end)}
    signs = [place for place in range(start, end) if _is_unprintable(text[place])]
    cuts.update(place for sign in signs for place in (sign, sign + 1))
    ordered = sorted(cuts)
    for first, after in pairwise(ordered):
        if _is_unprintable(text[first]):
            yield f"U+{ord(text[first]):04X}", "sign"
        else:
            inside = any(span.start <= first < span.end for span in spans)
            yield text[first:after], "in" if inside else "out"


def _is_unprintable(character: str) -> bool:
    """True where a reader would see nothing, or anything, in its place: private use, control and format characters."""
    return character != "\t" and unicodedata.category(character) in ("Co", "Cc", "Cf")


def _numbers(lines: list[int]) -> str:
    """``982``, ``1048–1052``, ``34 and 38``."""
    runs: list[list[int]] = []
    for number in lines:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " and ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _compared(printed: str, reading: str) -> Iterator[tuple[str, bool]]:
    """``reading`` in pieces, with whether each differs from what is printed; whole words at a time."""
    before, after = printed.split(" "), reading.split(" ")
    for kind, _, _, first, last in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if first < last:
            yield " ".join(after[first:last]) + (" " if last < len(after) else ""), kind != "equal"
