"""The ability lines of a card's text, also where it was pasted with other line breaks than the printed ones."""

import re
from collections.abc import Iterator

from agot_judge.citation import Span
from agot_judge.text.header import PHASES

_TAGS = re.compile(r"</?\w+>")
_HEADER = rf"(?:(?:{'|'.join(PHASES)})\s+)?(?:forced\s+)?(?:action|reaction|interrupt|when\s+revealed)\s*:"
_BEGINS = re.compile(rf"(?:<\w+>)*{_HEADER}", re.IGNORECASE)
_SENTENCE_BEFORE_A_HEADER = re.compile(rf"(?<=[.)])(?:</\w+>)*([ \t]+)(?=(?:<\w+>)*{_HEADER})", re.IGNORECASE)
_BULLETS = "-–—•*"
_MARKED_BREAK = re.compile(r"<br\s*/?>|</?(?:p|ul|li)>|\u2028", re.IGNORECASE)
_NO_BREAK_SPACE = "\u00a0"
_REMARK = re.compile(
    r"any player may initiate this ability\.?|"
    r"\((?:any player may initiate this ability|(?:group )?(?:limit|max) [^()]*|cannot be canceled)\.?\)\.?",
    re.IGNORECASE,
)
_GOES_ON = re.compile(
    r"(?:,|\b(?:an?|the|to|of|with|by|in|on|for|or|and|from|your|his|her|their|its|each|other|another|if|while|gets?|gains?|loses?|choose))$",
    re.IGNORECASE,
)


def with_plain_breaks(text: str) -> str:
    """The text, as long as before, in which what a page marks as a line break is one, and every space is a plain one."""
    spaced = text.replace(_NO_BREAK_SPACE, " ")
    return _MARKED_BREAK.sub(_plain_break, spaced)


def _plain_break(mark: re.Match[str]) -> str:
    """As long as the mark; an item of a list is a bullet."""
    return ("\n- " if mark[0].lower() == "<li>" else "\n").rjust(len(mark[0]))


def lines(text: str) -> tuple[Span, ...]:
    """The ability lines of a card's text: a line that ends with a colon has the bullets after it with it.

    A sentence that was broken in its middle is one line again; an ability that follows in the same line as the text
    before it is a line of its own. Offsets are characters of ``text``; empty lines are left out.
    """
    return tuple(part for span in _joined(text) for part in _parts(text, span))


def _joined(text: str) -> list[Span]:
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
        if found and _continues(text[found[-1].start : found[-1].end], stripped):
            found[-1] = Span(found[-1].start, finish)
        else:
            found.append(Span(begin, finish))
    return found


def _continues(before: str, line: str) -> bool:
    """Whether the line is a bullet of the lines before, goes on after their bullets, ends their sentence, or is a
    remark about their ability."""
    if _REMARK.fullmatch(_TAGS.sub("", line)) and _BEGINS.match(before):
        return True
    has_bullets = any(part.lstrip()[:1] in _BULLETS for part in before.split("\n")[1:])
    if has_bullets and line.lower().startswith("then,"):
        return True
    if line[0] in _BULLETS and line[1:2] in (" ", "\t"):
        return has_bullets or before.rstrip().endswith(":")
    return _is_broken_off(_TAGS.sub("", before).rstrip(), line)


def _is_broken_off(before: str, line: str) -> bool:
    """Whether a sentence that is left open goes on: in small letters, with a number, or after such a word."""
    plain = _TAGS.sub("", line)
    if _BEGINS.match(plain) or before[-1:] in ".:!?)":
        return False
    return plain[:1].islower() or plain[:1].isdigit() or bool(_GOES_ON.search(before))


def _parts(text: str, span: Span) -> Iterator[Span]:
    """The line, or its parts where an ability follows a whole sentence; what is quoted belongs to who gains it."""
    start = span.start
    for found in _SENTENCE_BEFORE_A_HEADER.finditer(text, span.start, span.end):
        if not _is_inside(text[span.start : found.start(1)]):
            yield Span(start, found.start(1))
            start = found.end(1)
    yield Span(start, span.end)


def _is_inside(before: str) -> bool:
    """Whether a quotation or a parenthesis is open after this text."""
    quoted = before.count('"') % 2 == 1 or before.count("“") > before.count("”")
    return quoted or before.count("(") > before.count(")")
