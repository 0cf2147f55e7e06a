"""Abilities that were broken into several lines: which lines are one is seen from what can be read."""

import re
from collections.abc import Callable, Sequence

from agot_judge.citation import Span
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.lines import begins_an_ability

MOST_TRIES = 40
"""So many joined lines at most are tried for one text."""

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
        """What the lines mean."""
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
        is_broken = self._begins(at) and _LEFT_OPEN.search(self._said(at, end)) is not None
        if is_broken:  # its later sentences may be understood by themselves, and as something else
            line = self._together(at, end)
            if line is not None and line.status == "compiled":
                return [line]
        doubtful = [place for place in range(at, end + 1) if self._alone[place].status != "compiled"]
        if not doubtful:
            return self._alone[at : end + 1]
        first = doubtful[0]
        for last in range(end, first - 1, -1):
            for start in range(first, at - 1, -1):
                line = self._together(start, last)
                if line is not None and line.status == "compiled":
                    return [*self._alone[at:start], line, *self._rest(last + 1, end)]
        last = first
        while last + 1 in doubtful:
            last += 1
        if is_broken:  # what is not understood belongs to the ability before it, it seems
            first = at
        line = self._together(first, last)
        if line is not None and (line.status == "header" or self._is_left_open(first)):
            return [*self._alone[at:first], line, *self._rest(last + 1, end)]
        return [*self._alone[at : doubtful[0] + 1], *self._rest(doubtful[0] + 1, end)]

    def _rest(self, at: int, end: int) -> list[CompiledLine]:
        return self._between(at, end) if at <= end else []

    def _said(self, first: int, last: int) -> str:
        return self._text[self._spans[first].start : self._spans[last].end]

    def _is_left_open(self, at: int) -> bool:
        """Whether the line is no whole sentence, and not understood as it stands."""
        is_whole = self._text[self._spans[at].end - 1] in _ENDS
        return not is_whole and self._alone[at].status != "compiled"

    def _together(self, first: int, last: int) -> CompiledLine | None:
        """What they mean as one line; None for a single line, and where enough was tried."""
        if first == last:
            return None
        self._tries += 1
        if self._tries > MOST_TRIES:
            return None
        return self._read(Span(self._spans[first].start, self._spans[last].end))
