"""The ability lines of a card's text, also where it was pasted or broken with other line breaks than the printed ones."""

import re
from collections.abc import Callable, Iterator, Sequence

from agot_judge.citation import Span
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.lines.header import PHASES
from agot_judge.text.parsing.pasted import UNSEEN

_MARKS = rf"(?:</?\w+>|{UNSEEN})*"
_TAGS = re.compile(rf"</?\w+>|{UNSEEN}")
_END = r"[.)\"”]"


class Headers:
    """The headers with which an edition's abilities begin, what its cards have beside their abilities, and remarks that are about
    whatever ability is in the line before them: patterns."""

    def __init__(self, header: str, beside: str = "(?!)", remark: str = "(?!)") -> None:
        self.begin = re.compile(rf"{_MARKS}(?:{header})", re.IGNORECASE)
        self.remark = re.compile(remark, re.IGNORECASE)
        self.beside = re.compile(rf"\s*{_MARKS}(?:{beside})", re.IGNORECASE)
        self.after_a_sentence = re.compile(
            rf"(?<={_END}){_MARKS}([ \t]+|(?=<)|(?<={_END}))(?={_MARKS}(?:{header}|(?P<beside>{beside})))",
            re.IGNORECASE,
        )


SECOND = Headers(
    rf"(?:(?:{'|'.join(PHASES)})\s+)?(?:forced\s+)?(?:action|reaction|interrupt|when\s+revealed)\s*:",
    r"[+−–-]\d+\s+(?:(?:Income|Initiative|Reserve|Claim)\b|STR\s+\[)|Draft\s+format\s+only\b",
)
_BULLETS = "-–—•*"
_BEGUN_HEADER = re.compile(
    rf"(?:^|[.)])\s*(?P<begun>{'|'.join(PHASES)}|marshalling|forced|when|limited|any)$", re.IGNORECASE
)
_SIGNED = re.compile(r"(?<!\S)[+−–-]\d+$")
_REMARK = re.compile(
    r"any player may initiate this ability\.?|"
    r"\((?:any player may initiate this ability|(?:group )?(?:limit|max) [^()]*|cannot be canceled)\.?\)\.?",
    re.IGNORECASE,
)
_GOES_ON = re.compile(
    r"(?:,|\b(?:an?|the|to|of|with|by|in|on|for|or|and|from|your|his|her|their|its|each|other|another|if|while|gets?|gains?|loses?|choose))$",
    re.IGNORECASE,
)


def lines(text: str, headers: Headers = SECOND) -> tuple[Span, ...]:
    """The ability lines of a card's text: a line that ends with a colon has the bullets after it with it.

    A sentence that was broken in its middle is one line again; an ability that follows in the same line as the text
    before it is a line of its own. Offsets are characters of ``text``; empty lines are left out.
    """
    return tuple(part for span in _joined(text, headers) for part in _parts(text, span, headers))


def _joined(text: str, headers: Headers) -> list[Span]:
    found: list[Span] = []
    at = 0
    for line in text.splitlines(keepends=True):
        start, end = at, at + len(line)
        at = end
        stripped = line.strip()
        if not stripped:
            continue
        begin = start + len(line) - len(line.lstrip())
        finish = start + len(line.rstrip())
        if found and _continues(text[found[-1].start : found[-1].end], stripped, headers):
            found[-1] = Span(found[-1].start, finish)
        else:
            found.append(Span(begin, finish))
    return found


def _continues(before: str, line: str, headers: Headers) -> bool:
    """True where the line is a bullet of the lines before, goes on after their bullets, ends their sentence or their
    quotation, or is a remark about their ability."""
    plain = " ".join(_TAGS.sub("", line).split())
    if headers.remark.fullmatch(plain) or (_REMARK.fullmatch(plain) and headers.begin.match(before)):
        return True
    if before.endswith("gains:") or (_is_quoting(before) and not headers.begin.match(line)):
        return True
    has_bullets = any(part.lstrip()[:1] in _BULLETS for part in before.split("\n")[1:])
    if has_bullets and line.lower().startswith("then,"):
        return True
    if line[0] in _BULLETS and line[1:2] in (" ", "\t"):
        return has_bullets or before.rstrip().endswith(":")
    return _is_broken_off(_TAGS.sub("", before).rstrip(), line, headers)


def _is_broken_off(before: str, line: str, headers: Headers) -> bool:
    """True where a sentence that is left open goes on: in small letters, with a number, or after such a word."""
    plain = _TAGS.sub("", line)
    begun = _BEGUN_HEADER.search(before)
    if begun and headers.begin.match(f"{begun['begun']} {plain}"):
        return True
    if headers.begin.match(plain) or before[-1:] in ".:!?)":
        return False
    if (before[-1:] == "-" and before[-2:-1].isalpha()) or _SIGNED.search(before):
        return True
    return plain[:1].islower() or plain[:1].isdigit() or bool(_GOES_ON.search(before))


def _parts(text: str, span: Span, headers: Headers) -> Iterator[Span]:
    """The line, or its parts where an ability follows a whole sentence, or what a card has beside its abilities follows them;
    what is quoted belongs to who gains it."""
    start = span.start
    for found in headers.after_a_sentence.finditer(text, span.start, span.end):
        before = text[start : found.start(1)]
        is_line = found["beside"] is None or not headers.beside.match(before)
        if is_line and not _is_inside(text[span.start : found.start(1)]):
            yield Span(start, found.start(1))
            start = found.end(1)
    yield Span(start, span.end)


def _is_inside(before: str) -> bool:
    """True where a quotation or a parenthesis is open after this text."""
    return _is_quoting(before) or before.count("(") > before.count(")")


def _is_quoting(before: str) -> bool:
    return before.count('"') % 2 == 1 or before.count("“") > before.count("”")


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
        return SECOND.begin.match(self._said(at, at)) is not None

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
