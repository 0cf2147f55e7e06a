"""Blocks of a recognized source to passages: the pieces of one paragraph together, two paragraphs on one line apart."""

import re
from itertools import pairwise

from msgspec import Struct

from agot_judge.citation import Span
from agot_judge.corpus.blocks import Block, read_blocks
from agot_judge.corpus.corrections import Corrections
from agot_judge.corpus.furniture import furniture_runs
from agot_judge.corpus.model import Furniture
from agot_judge.corpus.reader import trim

HASH = "Mark of a heading (#) that the recognition put in, here and before lines that are none"
STARS = "Marks of bold type (**) around a whole line, put in by the recognition"

_HASH = re.compile(r"#+")
_BOLD = re.compile(r"\*\*[^*]+\*\*")
_ENDS = re.compile(r"[.!?:\"”)][*]*$")
_LIST_MARK = re.compile(r"[a-f]\)")


class Passage(Struct, frozen=True):
    """A passage: one paragraph, heading or loose line: its pieces in reading order."""

    spans: tuple[Span, ...]
    hashed: bool
    """True where a mark of a heading stands before it. In 001 and 002 that says little: its level nothing."""

    @property
    def start(self) -> int:
        """Where its first piece begins: by this the corrections name it."""
        return self.spans[0].start


def read_passages(source: str, corrections: Corrections) -> tuple[list[Passage], list[Furniture]]:
    """All passages in reading order, and what of the source belongs to none."""
    furniture = list(furniture_runs(corrections.furniture))
    taken = [item.span for item in furniture]
    passages = []
    for join in corrections.join:
        pieces = tuple(Span(*piece) for piece in join.pieces)
        passages.append(Passage(pieces, hashed=False))
        taken += pieces
    cuts = [paragraph.start for paragraph in corrections.paragraph]
    for block in read_blocks(source):
        for span in _left(source, block, taken, cuts):
            marks, rest = _marks(source, span)
            furniture += marks
            passages.append(Passage((rest,), hashed=any(mark.reason is HASH for mark in marks)))
    passages.sort(key=lambda passage: passage.start)
    return _continued(source, passages), furniture


def _left(source: str, block: Block, taken: list[Span], cuts: list[int]) -> list[Span]:
    """The parts of a block that are in no span of ``taken``, divided at ``cuts``."""
    inside = [span for span in sorted(taken) if span.start < block.span.end and block.span.start < span.end]
    edges = [block.span.start, *(edge for span in inside for edge in (span.start, span.end)), block.span.end]
    left = []
    for start, end in zip(edges[::2], edges[1::2], strict=True):
        points = [start, *sorted(cut for cut in cuts if start < cut < end), end]
        left += [trim(source, Span(a, b)) for a, b in pairwise(points)]
    return [span for span in left if len(span)]


def _marks(source: str, span: Span) -> tuple[list[Furniture], Span]:
    """The marks of headings and bold type around a line as furniture, and the line without them."""
    marks = []
    hashes = _HASH.match(source, span.start, span.end)
    if hashes:
        marks.append(Furniture(span=Span(*hashes.span()), reason=HASH))
        span = trim(source, Span(hashes.end(), span.end))
    if _BOLD.fullmatch(source, span.start, span.end):
        marks += [
            Furniture(span=Span(span.start, span.start + 2), reason=STARS),
            Furniture(span=Span(span.end - 2, span.end), reason=STARS),
        ]
        span = Span(span.start + 2, span.end - 2)
    return marks, span


def _continued(source: str, passages: list[Passage]) -> list[Passage]:
    """Passages joined where one breaks off and the next goes on: the page and column breaks of 001 and 002."""
    joined: list[Passage] = []
    for passage in passages:
        if joined and _goes_on(source, joined[-1], passage):
            last = joined.pop()
            joined.append(Passage(last.spans + passage.spans, last.hashed))
        else:
            joined.append(passage)
    return joined


def _goes_on(source: str, before: Passage, passage: Passage) -> bool:
    """True where ``passage`` begins with a small letter, as no paragraph does, after a text that has not ended.

    "a) Determine the cost" (001, step 1) begins so too, but with the mark of a list.
    """
    if not source[passage.start].islower() or _LIST_MARK.match(source, passage.start):
        return False
    last = before.spans[-1]
    return not _ENDS.search(source[last.start : last.end])
