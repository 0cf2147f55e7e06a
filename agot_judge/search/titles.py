"""Entries by what a judge calls them: a number, a title, a part of a title."""

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from heapq import nlargest
from typing import TypeVar

from agot_judge.citation import CitationId
from agot_judge.corpus.model import Entry, Paragraph
from agot_judge.corpus.store import Corpus
from agot_judge.search.analysis import american_spelling, plain_spelling, stems, terms
from agot_judge.search.query import Asked

_PARENTHESIS = re.compile(r"\s*\([^)]*\)")
_OPENING = re.compile(r"^the (?:word|letter) ", re.IGNORECASE)
_PARTS = re.compile(r",\s+|\s+/\s+|/|\s+or\s+")

COMPARED = 12
"""The most titles or words that are compared letter by letter."""

LEAST_SHARED = 0.2
"""Titles and words with fewer pairs of letters in common are not (the share is a half for the same word)."""

SHORTEST_REPAIRED = 4
"""Shorter words are like too many others."""

K = TypeVar("K")


class Titles:
    """The entries of a corpus by number and by title, compared by their stems."""

    def __init__(self, corpus: Corpus) -> None:
        self._corpus = corpus
        self._by_number = _grouped((entry.number, entry) for entry in corpus.entries() if entry.number)
        self._by_title = _grouped((stems(entry.title), entry) for entry in corpus.entries())
        self._by_part = _grouped(
            (stems(part), entry) for entry in corpus.entries() for part in _parts(entry.title)
        )

    def called(self, asked: Asked) -> tuple[Entry, ...]:
        """Entries that bear exactly this number, address or title, the whole title before a part; redirects followed."""
        if asked.number:
            found = self._numbered(asked)
        else:
            found = [*self._corpus.resolve(asked.plain)] if asked.plain else []
            found += self._titled(asked.all_stems)
        return self._in_order(found)

    def titled(self, words: tuple[str, ...]) -> tuple[Entry, ...]:
        """Entries with this title or part of one, as stems; redirects followed."""
        return self._in_order(self._titled(words))

    def _titled(self, words: tuple[str, ...]) -> list[Entry]:
        return [*self._by_title.get(words, ()), *self._by_part.get(words, ())]

    def _in_order(self, found: list[Entry]) -> tuple[Entry, ...]:
        found.sort(key=lambda entry: any(map(is_printing, entry.paragraphs)))
        return tuple({entry.id: entry for one in found for entry in self._followed(one)}.values())

    def nearest(self, words: str, count: int = 4) -> tuple[str, ...]:
        """Titles spelled most like ``words``, best first."""
        near = _nearest(words.lower(), self._pairs, count * 2)
        return tuple(dict.fromkeys(self._spellings[spelling] for spelling in near))[:count]

    def repaired(self, word: str) -> str:
        """The word of a title that ``word`` is a slip of; empty where there is none near enough."""
        plain = american_spelling(plain_spelling(word))
        if len(plain) < SHORTEST_REPAIRED:
            return ""
        return next(iter(_nearest(plain, self._words, 1)), "")

    def _numbered(self, asked: Asked) -> list[Entry]:
        entries = self._by_number.get(f"{asked.number}.{asked.part}", ()) if asked.part else ()
        entries = entries or self._by_number.get(asked.number, ())
        if asked.is_ruling:
            return sorted(entries, key=lambda entry: entry.kind != "ruling")
        return list(entries)

    def _followed(self, entry: Entry) -> tuple[Entry, ...]:
        """Where the entry sends the reader, then itself; itself alone where it sends nowhere."""
        return self._corpus.landing(entry.id), entry

    @cached_property
    def _words(self) -> Mapping[str, frozenset[str]]:
        """The words of the titles in lower case, those of rules before those of cards, each with its pairs of letters."""
        entries = sorted(self._corpus.entries(), key=lambda entry: entry.kind in ("erratum", "faq"))
        found = (
            plain_spelling(entry.title[term.start : term.end])
            for entry in entries
            for term in terms(entry.title)
        )
        return {word: _pairs(word) for word in found if len(word) >= SHORTEST_REPAIRED}

    @cached_property
    def _pairs(self) -> Mapping[str, frozenset[str]]:
        return {spelling: _pairs(spelling) for spelling in self._spellings}

    @cached_property
    def _spellings(self) -> Mapping[str, str]:
        """Titles and their parts in lower case, each with the title as printed."""
        return {
            spelling.lower(): entry.title
            for entry in self._corpus.entries()
            for spelling in (*_parts(entry.title), entry.title)
        }


def is_printing(paragraph: Paragraph) -> bool:
    """True where it is the same paragraph as another, in another printing of its document."""
    return any(link.kind == "printing-of" for link in paragraph.links)


def first_of_part(entry: Entry, part: str) -> CitationId | None:
    """The paragraph that begins with the Roman numeral ``part``; None where the entry has none."""
    return next((p.id for p in entry.paragraphs if p.text.startswith(f"{part}. ")), None)


def _nearest(words: str, among: Mapping[str, frozenset[str]], count: int) -> list[str]:
    """The titles of ``among`` spelled most like ``words``, best first. Only those with many of its pairs of letters are
    compared."""
    pairs = _pairs(words)
    shared = ((len(pairs & own) / (len(pairs) + len(own)), known) for known, own in among.items())
    alike = nlargest(COMPARED, (one for one in shared if one[0] >= LEAST_SHARED), key=lambda one: one[0])
    return difflib.get_close_matches(words, [known for _, known in alike], count, 0.75)


def _pairs(word: str) -> frozenset[str]:
    """The pairs of neighbouring letters of ``word``, its beginning and end marked."""
    marked = f" {word} "
    return frozenset(marked[at : at + 2] for at in range(len(marked) - 1))


def _parts(title: str) -> Iterator[str]:
    """Shorter names of a title: without its parenthesis, without ``The word``, each of several terms alone."""
    short = _OPENING.sub("", _PARENTHESIS.sub("", title))
    if short != title:
        yield short
    parts = _PARTS.split(short)
    if len(parts) > 1:
        yield from parts


def _grouped(pairs: Iterable[tuple[K, Entry]]) -> Mapping[K, tuple[Entry, ...]]:
    groups: dict[K, tuple[Entry, ...]] = {}
    for key, entry in pairs:
        groups[key] = (*groups.get(key, ()), entry)
    return groups
