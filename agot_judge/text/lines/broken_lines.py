"""Abilities that were broken into several lines: which lines are one is seen from what can be read."""

import re
from collections.abc import Callable, Sequence

from agot_judge.citation import Span
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.lines.splitting import begins_an_ability

MOST_TRIES = 40
"""The greatest number of joined lines that are tried for one text."""
MOST_LINES = 12
"""The greatest number of lines of one ability: printed ones are broken into fewer, and each line more makes a try longer."""

Read = Callable[[Span], CompiledLine]

_ENDS = '.:!?)"”>'
_LEFT_OPEN = re.compile(rf"[^\s{_ENDS}][ \t]*\n")


class Joining:
    """The lines of one text, and what they mean alone and together.

    Printed line breaks stay where every line is understood. Where one is not, it is joined with those before or after it
    if all of them are understood as one. Where none of them is, they are one line, left to the judge, if their header is or
    if a sentence is broken by them. No ability begins within a line.
    """

    def __init__(self, text: str, spans: Sequence[Span], read: Read) -> None:
        self._text = text
        self._spans = spans
        self._read = read
        self._alone = [read(span) for span in spans]
        self._tries = 0

    def lines(self) -> list[CompiledLine]:
        """The meanings of the lines, joined where several of them are one ability."""
        found: list[CompiledLine] = []
        for at in range(len(self._spans)):
            if at == 0 or self._begins(at):
                end = at
                while end + 1 < len(self._spans) and not self._begins(end + 1):
                    end += 1
                found += self._between(at, end)
        return found

    def _begins(self, at: int) -> bool:
        return begins_an_ability(self._said(at, at))

    def _between(self, at: int, end: int) -> list[CompiledLine]:
        """The lines from the one to the other; none of them but the first begins an ability."""
        found: list[CompiledLine] = []
        while at <= end:
            lines, at = self._next(at, end)
            found += lines
        return found

    def _next(self, at: int, end: int) -> tuple[list[CompiledLine], int]:
        """The meanings of the lines that come next up to ``end``, and the place of the line after them."""
        is_broken = self._begins(at) and _LEFT_OPEN.search(self._said(at, end)) is not None
        if is_broken:  # its later sentences may be understood by themselves, and as something else
            line = self._together(at, end)
            if line is not None and line.status == "compiled":
                return [line], end + 1
        first = next((place for place in range(at, end + 1) if self._is_doubtful(place)), None)
        if first is None:
            return self._alone[at : end + 1], end + 1
        for last in range(min(end, first + MOST_LINES - 1), first - 1, -1):
            for start in range(first, max(at, last - MOST_LINES + 1) - 1, -1):
                line = self._together(start, last)
                if line is not None and line.status == "compiled":
                    return [*self._alone[at:start], line], last + 1
        after = last = first
        while last < min(end, first + MOST_LINES) and self._is_doubtful(last + 1):
            last += 1
        if is_broken:  # what is not understood belongs to the ability before it, it seems
            first = at
        line = self._together(first, last)
        if line is not None and (line.status == "header" or self._is_left_open(first)):
            return [*self._alone[at:first], line], last + 1
        return self._alone[at : after + 1], after + 1

    def _is_doubtful(self, at: int) -> bool:
        return self._alone[at].status != "compiled"

    def _said(self, first: int, last: int) -> str:
        return self._text[self._spans[first].start : self._spans[last].end]

    def _is_left_open(self, at: int) -> bool:
        """True where the line is no whole sentence, and not understood as it stands."""
        is_whole = self._text[self._spans[at].end - 1] in _ENDS
        return not is_whole and self._is_doubtful(at)

    def _together(self, first: int, last: int) -> CompiledLine | None:
        """The meaning of these lines as one line; None for a single line, for too many lines, and where enough was tried."""
        if first == last or last - first >= MOST_LINES:
            return None
        self._tries += 1
        if self._tries > MOST_TRIES:
            return None
        return self._read(Span(self._spans[first].start, self._spans[last].end))
