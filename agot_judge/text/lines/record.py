"""The understood parts of one line while the line is read, whatever kind of line it is."""

from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.citation import Span
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.lines.unread import Trouble, message
from agot_judge.text.parsing.lattice import Lattice


class LineRecord:
    """One line while it is read, from left to right."""

    def __init__(self, line: str, lattice: Lattice, face: CardFace) -> None:
        self.line = line
        self.lattice = lattice
        self.words = lattice.words
        self.face = face
        self.reading = Reading(face.type)

    def span(self, first: int, last: int) -> Span:
        """The printed place of the words between two places."""
        return self.words.clean.printed(self.words.start(first), self.words.end(last))

    def said(self, first: int, last: int) -> str:
        """The printed words between two places."""
        span = self.span(first, last)
        return self.line[span.start : span.end]


def stopped_in(found: CompiledLine, trouble: Trouble, *spans: Span) -> CompiledLine:
    """The line with the places in which it was not understood, and the trouble of which its message tells."""
    return replace(
        found,
        unread=spans,
        cause=trouble.cause,
        expected=trouble.expected,
        message=message(found.text, trouble),
    )
