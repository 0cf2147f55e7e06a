"""The ability lines of a card's text, also where it was pasted with other line breaks than the printed ones."""

import re
from collections.abc import Iterator

from agot_judge.citation import Span
from agot_judge.text.lines.header import PHASES
from agot_judge.text.parsing.pasted import UNSEEN

_MARKS = rf"(?:</?\w+>|{UNSEEN})*"
_TAGS = re.compile(rf"</?\w+>|{UNSEEN}")
_HEADER = rf"(?:(?:{'|'.join(PHASES)})\s+)?(?:forced\s+)?(?:action|reaction|interrupt|when\s+revealed)\s*:"
_BEGINS = re.compile(rf"{_MARKS}{_HEADER}", re.IGNORECASE)
_BESIDE = r"[+−–-]\d+\s+(?:(?:Income|Initiative|Reserve|Claim)\b|STR\s+\[)|Draft\s+format\s+only\b"
"""The values and notes that a card has beside its abilities."""
_VALUE = re.compile(rf"\s*{_MARKS}(?:{_BESIDE})", re.IGNORECASE)
_SENTENCE_BEFORE_A_LINE = re.compile(
    rf"(?<=[.)]){_MARKS}([ \t]+|(?=<))(?={_MARKS}(?:{_HEADER}|(?P<beside>{_BESIDE})))", re.IGNORECASE
)
_BULLETS = "-–—•*"
_BEGUN_HEADER = re.compile(rf"(?:^|[.)])\s*(?P<begun>{'|'.join(PHASES)}|forced|when)$", re.IGNORECASE)
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


def lines(text: str) -> tuple[Span, ...]:
    """The ability lines of a card's text: a line that ends with a colon has the bullets after it with it.

    A sentence that was broken in its middle is one line again; an ability that follows in the same line as the text
    before it is a line of its own. Offsets are characters of ``text``; empty lines are left out.
    """
    return tuple(part for span in _joined(text) for part in _parts(text, span))


def begins_an_ability(line: str) -> bool:
    """True where the line begins with the header of a triggered ability."""
    return _BEGINS.match(line) is not None


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
    """True where the line is a bullet of the lines before, goes on after their bullets, ends their sentence, or is a
    remark about their ability."""
    if _REMARK.fullmatch(" ".join(_TAGS.sub("", line).split())) and begins_an_ability(before):
        return True
    has_bullets = any(part.lstrip()[:1] in _BULLETS for part in before.split("\n")[1:])
    if has_bullets and line.lower().startswith("then,"):
        return True
    if line[0] in _BULLETS and line[1:2] in (" ", "\t"):
        return has_bullets or before.rstrip().endswith(":")
    return _is_broken_off(_TAGS.sub("", before).rstrip(), line)


def _is_broken_off(before: str, line: str) -> bool:
    """True where a sentence that is left open goes on: in small letters, with a number, or after such a word."""
    plain = _TAGS.sub("", line)
    begun = _BEGUN_HEADER.search(before)
    if begun and begins_an_ability(f"{begun['begun']} {plain}"):
        return True
    if begins_an_ability(plain) or before[-1:] in ".:!?)":
        return False
    if (before[-1:] == "-" and before[-2:-1].isalpha()) or _SIGNED.search(before):
        return True
    return plain[:1].islower() or plain[:1].isdigit() or bool(_GOES_ON.search(before))


def _parts(text: str, span: Span) -> Iterator[Span]:
    """The line, or its parts where an ability follows a whole sentence, or what a card has beside its abilities follows them;
    what is quoted belongs to who gains it."""
    start = span.start
    for found in _SENTENCE_BEFORE_A_LINE.finditer(text, span.start, span.end):
        before = text[start : found.start(1)]
        is_line = found["beside"] is None or not _VALUE.match(before)
        if is_line and not _is_inside(text[span.start : found.start(1)]):
            yield Span(start, found.start(1))
            start = found.end(1)
    yield Span(start, span.end)


def _is_inside(before: str) -> bool:
    """True where a quotation or a parenthesis is open after this text."""
    quoted = before.count('"') % 2 == 1 or before.count("“") > before.count("”")
    return quoted or before.count("(") > before.count(")")
