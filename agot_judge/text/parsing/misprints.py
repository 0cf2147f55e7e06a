"""Misprints that can only be meant in one way: of the card's own title, said in part, and of a few words of the templates.

They are read as what is meant, and what was read in their place is said beside the line.
"""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import lru_cache

from msgspec import Struct

from agot_judge.text.names import Names, shipped_names
from agot_judge.text.parsing.normalize import normalize

HEADER = "action:"
"""The header of an action whose colon is missing."""
_WORDS = (
    (re.compile(r"\b(?:may|must|to|then) (?P<said>chose and)\b"), "choose and"),
    (re.compile(r"\b(?:may|must|to|then) (?P<said>chose)\b(?! and\b)"), "choose"),
    (re.compile(r"\b[Tt]hat (?P<said>characters)(?= (?:gains|gets|loses)\b)"), "character"),
    (re.compile(r"\bcontributes? (?P<said>is)(?= (?:\w+ )?STR\b)"), "its"),
    (re.compile(r"\b(?P<said>[Ii]t's)(?= (?:controller|owner|STR)\b)"), "its"),
    (re.compile(r"\bthe (?P<said>end of the end)(?= of the (?:challenge|phase|round)\b)"), "end"),
    (re.compile(r"\A(?P<said>Challenge)(?= Action:)"), "challenges"),
    (re.compile(r"\A(?P<said>Action)(?= [A-Z])"), HEADER),
    (re.compile(r"\b(?:first|next) \w+ (?P<said>your)(?= marshal\b)"), "you"),
)
"""Words printed where another must stand, and that word."""
_SHORT = frozenset({"a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with"})
"""Words of titles that are easily taken for each other."""
_OF_A_HOUSE = re.compile(
    r"(?P<first>[^\W\d_]+) (?P<house>Baratheon|Greyjoy|Lannister|Martell|Stark|Targaryen|Tyrell)"
)
"""A person's title: the first name, and that of a great house."""
_WORD = re.compile(r"[^\W\d_]+")
_LETTERS_BEFORE = re.compile(r"[^\W\d_]+\Z")
_LEAST = 4
"""Shorter words of a title are too easily another word."""
_ALIKE = 0.8
"""The likeness of words of which a letter or two are wrong."""


class Misprint(Struct, frozen=True):
    """A misprint: its place in the plain text, and the word that is meant."""

    start: int
    end: int
    meant: str
    is_title: bool = False


def misprints_in(text: str, title: str, names: Names) -> tuple[Misprint, ...]:
    """The misprints of a plain text on the card ``title``. What is, or may be, the title of another card is none."""
    found = [
        Misprint(match.start("said"), match.end("said"), meant)
        for pattern, meant in _WORDS
        for match in pattern.finditer(text)
    ]
    return (*found, *_of_title(text, title, names))


def _of_title(text: str, title: str, names: Names) -> Iterator[Misprint]:
    lower = text.lower()
    for before, meant, after in _nearly(title):
        for start, said, end in _around_a_word(text, before, after):
            known = (*names.titles.at(lower, start), *names.traits.at(lower, start))
            if _is_slip(said, meant) and all(upto < end for _, upto in known):
                yield Misprint(start, end, title, is_title=True)
    short = _without_surname(title)
    for match in short.finditer(text) if short is not None else ():
        known = (*names.titles.at(lower, match.start()), *names.traits.at(lower, match.start()))
        if all(end < match.end() for _, end in known):
            yield Misprint(match.start(), match.end(), title, is_title=True)


@lru_cache(1000)
def _without_surname(title: str) -> re.Pattern[str] | None:
    """``Walda`` of ``Walda, Daughter of Walder``, ``Arianne`` of ``Arianne Martell``, where the rest does not follow; None
    for a title of another form."""
    plain = normalize(title).text
    name, comma, rest = plain.partition(",")
    if not comma and (of_house := _OF_A_HOUSE.fullmatch(plain)) is not None:
        name, comma, rest = of_house["first"], " ", of_house["house"]
    if not comma or len(name) < _LEAST:
        return None
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)(?!{re.escape(comma + rest)})")


@lru_cache(1000)
def _nearly(title: str) -> tuple[tuple[str, str, str], ...]:
    """Each word of the title between what stands before and after it; none for a title of one word."""
    plain = normalize(title).text
    words = list(_WORD.finditer(plain))
    if len(words) < 2:
        return ()
    return tuple((plain[: word.start()], word[0], plain[word.end() :]) for word in words)


def _around_a_word(text: str, before: str, after: str) -> Iterator[tuple[int, str, int]]:
    """Each place where any one word stands between the two: its start, the word, its end."""
    known = before or after
    at = text.find(known)
    while at >= 0:
        said = _WORD.match(text, at + len(before)) if before else _LETTERS_BEFORE.search(text, 0, at)
        start = at if before or said is None else said.start()
        if said is not None and text.startswith(after, said.end()):
            end = said.end() + len(after)
            if not _is_in_word(text, start - 1) and not _is_in_word(text, end):
                yield start, said[0], end
        at = text.find(known, at + 1)


def _is_in_word(text: str, at: int) -> bool:
    return 0 <= at < len(text) and (text[at].isalnum() or text[at] == "_")


def _is_slip(said: str, meant: str) -> bool:
    """True where the one word is printed for the other: both are short, or a letter or two are wrong.

    What is printed must be a word of a title or trait that is shipped: nothing is guessed of a word that is made up, and what
    is read does not depend on the cards that are imported.
    """
    one, other = said.lower(), meant.lower()
    if one == other or said[0].isupper() != meant[0].isupper():
        return False
    if one in _SHORT and other in _SHORT:
        return True
    known = shipped_names()
    if not (known.titles.has_word(one) or known.traits.has_word(one)):
        return False
    if min(len(one), len(other)) < _LEAST or one[0] != other[0] or one in (f"{other}s", other[:-1]):
        return False
    return SequenceMatcher(None, one, other).ratio() >= _ALIKE
