"""Bytes to numbered source lines; every position counts characters of the decoded text from its first one."""

from msgspec import Struct

from agot_judge.citation import Span
from agot_judge.errors import CorpusError


class Line(Struct, frozen=True):
    """One line of a source, without its line break."""

    number: int
    """From 1."""
    span: Span
    text: str


def decode(data: bytes, name: str) -> str:
    """The source as text with its line ends as they are. Raises CorpusError where ``data`` is no UTF-8."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise CorpusError(
            f"{name} is not UTF-8 at byte {fault.start}; get the file as received again"
        ) from fault


def read_lines(source: str) -> tuple[Line, ...]:
    """Every line in order, blank ones included. Only a line feed ends a line: other separators are text here."""
    lines = []
    start = 0
    for number, text in enumerate(source.split("\n"), 1):
        lines.append(Line(number, Span(start, start + len(text)), text))
        start += len(text) + 1
    return tuple(lines)


def fold(text: str) -> str:
    """``text`` on one line: each run of white space one blank, none at the ends."""
    return " ".join(text.split())


def trim(source: str, span: Span) -> Span:
    """``span`` without the white space at both ends."""
    piece = source[span.start : span.end]
    start = span.start + len(piece) - len(piece.lstrip())
    return Span(start, start + len(piece.strip()))


def slices(source: str, spans: tuple[Span, ...]) -> str:
    """The printed text at ``spans``, the pieces joined by a blank."""
    return " ".join(source[span.start : span.end] for span in spans)
