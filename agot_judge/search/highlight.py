"""The part of a paragraph to show for a query, as pieces of text that match or do not: never as HTML."""

import re
from collections.abc import Collection
from functools import lru_cache

from msgspec import Struct

from agot_judge.search.analysis import Term, terms

EXCERPT = 420
"""Paragraphs up to so many characters are shown whole; of longer ones about so many are."""

SEEN_AT_ONCE = 100
"""The number of characters of an excerpt that stand in the lines that a small screen has for the excerpt."""

_SENTENCE_END = re.compile(r"(?<=[.?!])[\"”’)]*\s+(?=[\"“‘(A-Z•])")

known_terms = lru_cache(maxsize=4096)(terms)


class Fragment(Struct, frozen=True):
    """A run of characters of the text, all of them matching or none."""

    text: str
    is_match: bool


def excerpt(text: str, wanted: Collection[str]) -> tuple[Fragment, ...]:
    """The sentences of ``text`` with the most of ``wanted``, in pieces; ``…`` stands for what is left out at an end."""
    matches = _wanted_terms(text, wanted)
    if len(text) <= EXCERPT:
        return _pieces(text, 0, len(text), matches)
    start, end = _best_window(text, matches)
    pieces = _pieces(text, start, end, matches)
    before = (Fragment("… ", False),) if start else ()
    after = (Fragment(" …", False),) if end < len(text) else ()
    return before + pieces + after


def parted(fragments: tuple[Fragment, ...]) -> tuple[tuple[Fragment, ...], tuple[Fragment, ...]]:
    """The excerpt before the sentence that decides, and from there: the one with the most different words of those asked for.

    Nothing stands before it where it is seen at once anyhow.
    """
    text = "".join(one.text for one in fragments)
    starts = [0, *(found.end() for found in _SENTENCE_END.finditer(text))]
    ends = [*starts[1:], len(text)]
    words: list[set[str]] = [set() for _ in starts]
    at = 0
    for one in fragments:
        if one.is_match:
            words[sum(start <= at for start in starts) - 1].add(one.text.lower())
        at += len(one.text)
    best = max(range(len(starts)), key=lambda number: len(words[number]))
    return _cut(fragments, starts[best]) if ends[best] > SEEN_AT_ONCE else ((), fragments)


def _cut(fragments: tuple[Fragment, ...], place: int) -> tuple[tuple[Fragment, ...], tuple[Fragment, ...]]:
    """The fragments before a place in their text, and those from there."""
    before, after, at = [], [], 0
    for one in fragments:
        here = min(max(place - at, 0), len(one.text))
        before.append(Fragment(one.text[:here], one.is_match))
        after.append(Fragment(one.text[here:], one.is_match))
        at += len(one.text)
    return tuple(one for one in before if one.text), tuple(one for one in after if one.text)


def _wanted_terms(text: str, wanted: Collection[str]) -> list[Term]:
    return [term for term in known_terms(text) if term.stem in wanted]


def _best_window(text: str, matches: list[Term]) -> tuple[int, int]:
    """The run of whole sentences, near EXCERPT characters long, that has the most different words, then the most words."""
    starts = [0, *(found.end() for found in _SENTENCE_END.finditer(text))]
    best = (-1, -1, 0)
    window = (0, len(text))
    for first, start in enumerate(starts):
        ends = [s for s in (*starts[first + 1 :], len(text)) if s - start <= EXCERPT]
        end = ends[-1] if ends else min(len(text), _word_end(text, start + EXCERPT))
        inside = [term for term in matches if start <= term.start and term.end <= end]
        value = (len({term.stem for term in inside}), len(inside), -start)
        if value > best:
            best, window = value, (start, end)
    start, end = window
    return start, start + len(text[start:end].rstrip())


def _word_end(text: str, position: int) -> int:
    found = text.find(" ", position)
    return len(text) if found < 0 else found


def _pieces(text: str, start: int, end: int, matches: list[Term]) -> tuple[Fragment, ...]:
    pieces: list[Fragment] = []
    at = start
    for term in matches:
        if term.start < at or term.end > end:
            continue
        if term.start > at:
            pieces.append(Fragment(text[at : term.start], False))
        pieces.append(Fragment(text[term.start : term.end], True))
        at = term.end
    if at < end:
        pieces.append(Fragment(text[at:end], False))
    return tuple(pieces)
