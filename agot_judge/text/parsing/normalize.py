"""Printed text made plain, with the printed offset of every character that stays."""

import re
from bisect import bisect_right
from functools import cache
from html import unescape
from importlib.resources import files

from msgspec import Struct

from agot_judge.citation import Span

_LETTERS = {
    "‘": "'",
    "’": "'",
    "‛": "'",
    "ʼ": "'",
    "´": "'",
    "`": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "″": '"',
    "‐": "-",
    "‑": "-",
    "‒": "-",
    "–": "-",
    "—": "-",
    "−": "-",
    "…": "...",
    "•": "•",
    "ﬁ": "fi",
    "ﬂ": "fl",
    "æ": "ae",
    "İ": "I",
    "\u00ad": "",
    "\u200b": "",
    "\u200c": "",
    "\u200d": "",
    "\u2060": "",
    "\ufeff": "",
}
"""Kinds of quotes, apostrophes, dashes and joined letters, and the plain ones that they stand for; the one letter that
has another length in lower case, where names are looked up by their offsets; and what is not seen."""

_TAG = re.compile(r"<(?:/ ?)?(?P<name>[A-Za-z]+)[^<>]*>")
_ENTITY = re.compile(r"&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z]{2,8});")
_ITALIC = ("i", "em", "cite")
_PLAIN = re.compile(rf"[^<&\n{''.join(_LETTERS)}]+")
"""Text that stays as it is printed."""
_BULLET = re.compile(r"\n[ \t]*(?:[-–—•*])[ \t]+")
_PARENTHESES = re.compile(r"\((?P<inside>[^()]*)\)")

_REMINDER_WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")

_BROKEN_WORD = re.compile(r"(?<=[^\W\d_]-)[ \t]*\n[ \t]*(?=[^\W\d_])")
"""A line that ends with the hyphen of a word: ``in-faction``."""
_UNTIDY = re.compile(r"\A\s|\s\Z|\s\s|[^\S ]|\s[.,;:)]")
_BOUND = re.compile(r"\. \(To a (?:maximum|minimum) of [^().]*\.\)")

_MEANT = re.compile(
    r"""^\W*(?:
        [0-9X]+ \W*$                                     # ambush (3), shadow (X)
        | (?:group\ )?(?:limit|max)\b                    # limits and maxima
        | .*\b(?:cannot|instead|able|cost|except|maximum|minimum|choose|at\ least|any\ player|by\ [0-9X]|if|unless)\b
        | .*\b(?:only|this\ ability)\b
        | (?:character|location|attachment|event)[s,]    # what may be named
        )""",
    re.IGNORECASE | re.VERBOSE,
)
"""Words in parentheses that have a meaning; everything else there is reminder text, if it is in italics."""


class Clean(Struct, frozen=True):
    """Plain text: ``text[i]`` was printed at ``offsets[i]``; ``offsets`` has one more, the end of the printed text."""

    text: str
    offsets: tuple[int, ...]
    italics: tuple[Span, ...] = ()
    """Runs of ``text`` that were printed in italics: traits."""

    def printed(self, start: int, end: int) -> Span:
        """The place where ``text[start:end]`` was printed. An empty run has no length."""
        if end <= start:
            return Span(self.offsets[start], self.offsets[start])
        return Span(self.offsets[start], self.offsets[end - 1] + 1)

    def is_italic(self, start: int) -> bool:
        """True where the character at ``start`` was printed in italics."""
        found = bisect_right(self.italics, Span(start, len(self.text) + 1)) - 1
        return found >= 0 and self.italics[found].start <= start < self.italics[found].end


def normalize(printed: str) -> Clean:
    """The plain text of one printed line, or of a line and the bullets that follow it (each then begins with ``•``).

    Markup goes, quotes and dashes become plain, white space becomes single spaces, reminder text goes (``it is not
    rules text``, Source: 2e/rr/keywords): what stands in parentheses and in italics, limits or changes nothing, and is
    made only of the words of the table ``words/reminders.txt``.
    """
    letters: list[tuple[str, int]] = []
    italic_since: int | None = None
    italics: list[Span] = []
    bullets = {match.start(): match.end() for match in _BULLET.finditer(printed)}
    broken = {match.start(): match.end() for match in _BROKEN_WORD.finditer(printed)}
    at = 0
    while at < len(printed):
        if (plain := _PLAIN.match(printed, at)) is not None:
            letters += zip(plain[0], range(at, plain.end()), strict=True)
            at = plain.end()
            continue
        tag = _TAG.match(printed, at) if printed[at] == "<" else None
        if tag:
            if tag["name"].lower() in _ITALIC:
                if not tag[0].startswith("</"):
                    italic_since = len(letters)
                elif italic_since is not None:
                    italics.append(Span(italic_since, len(letters)))
                    italic_since = None
            at = tag.end()
        elif (entity := _ENTITY.match(printed, at)) is not None:
            letters += [
                (plain, at) for letter in unescape(entity[0]) for plain in _LETTERS.get(letter, letter)
            ]
            at = entity.end()
        elif at in broken:
            at = broken[at]
        elif at in bullets:
            letters += [(" ", at), ("•", bullets[at] - 2), (" ", bullets[at] - 1)]
            at = bullets[at]
        else:
            letters += [(letter, at) for letter in _LETTERS.get(printed[at], printed[at])]
            at += 1
    if italic_since is not None:
        italics.append(Span(italic_since, len(letters)))
    return _tightened(letters, italics, len(printed))


def _tightened(letters: list[tuple[str, int]], italics: list[Span], end: int) -> Clean:
    """The text without reminder text, leading, trailing and repeated white space; white space before a full stop goes too."""
    text = "".join(letter for letter, _ in letters)
    gone = _reminders(text, italics)
    if not gone and not _UNTIDY.search(text) and not _BOUND.search(text):
        return Clean(text, (*(printed_at for _, printed_at in letters), end), _filled(italics))
    kept: list[tuple[str, int, int]] = []
    for index, (letter, printed_at) in enumerate(letters):
        if index in gone:
            continue
        if letter.isspace():
            if kept and kept[-1][0] != " ":
                kept.append((" ", printed_at, index))
            continue
        if letter in ".,;:)" and kept and kept[-1][0] == " ":
            kept.pop()
        kept.append((letter, printed_at, index))
    if kept and kept[-1][0] == " ":
        kept.pop()
    kept = _bounded(kept)
    places = [index for _, _, index in kept]
    return Clean(
        "".join(letter for letter, _, _ in kept),
        (*(printed_at for _, printed_at, _ in kept), end),
        _filled([Span(_first_from(places, span.start), _first_from(places, span.end)) for span in italics]),
    )


def _filled(spans: list[Span]) -> tuple[Span, ...]:
    """The spans that are not empty."""
    return tuple(span for span in spans if span.start < span.end)


Letters = list[tuple[str, int, int]]
"""Letters with where they were printed and their places before anything went."""


def _bounded(kept: Letters) -> Letters:
    """``draw 1 card for each .. (To a maximum of 3.)``: the bound is part of the sentence before it, as it is where it
    stands there: ``(to a maximum of 3).``"""
    found = list(kept)
    for match in reversed(list(_BOUND.finditer("".join(letter for letter, _, _ in kept)))):
        last = match.end() - 1
        found[last - 1] = (")", *found[last - 1][1:])
        found[last] = (".", *found[last][1:])
        del found[match.start()]
    return found


def _reminders(text: str, italics: list[Span]) -> set[int]:
    """The places of reminder text. Where nothing is in italics a whole sentence in parentheses is taken for it."""
    found: set[int] = set()
    for match in _PARENTHESES.finditer(text):
        inside = " ".join(match["inside"].split())
        middle = (match.start() + match.end()) // 2
        reminds = (
            any(span.start <= middle < span.end for span in italics) if italics else inside.endswith(".")
        )
        if reminds and not _MEANT.match(inside) and _is_reminder(inside):
            found.update(range(match.start(), match.end()))
    return found


def _is_reminder(inside: str) -> bool:
    """True where it is made only of words that reminder text uses: no other word is passed over."""
    return all(word.lower() in _reminder_words() or word.isdigit() for word in _REMINDER_WORD.findall(inside))


@cache
def _reminder_words() -> frozenset[str]:
    text = files("agot_judge.text").joinpath("words", "reminders.txt").read_text(encoding="utf-8")
    return frozenset(line for line in text.splitlines() if not line.startswith("#"))


def _first_from(places: list[int], place: int) -> int:
    return bisect_right(places, place - 1)
