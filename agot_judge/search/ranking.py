"""Which paragraphs answer best: BM25F over the fields, more of the words before fewer, exact titles and numbers on top."""

from collections.abc import Mapping
from functools import cached_property
from math import log

from msgspec import Struct

from agot_judge.citation import CitationId
from agot_judge.corpus.model import Entry
from agot_judge.search.index import SearchIndex
from agot_judge.search.query import Asked
from agot_judge.search.titles import Titles, first_of_part, is_printing

COVERAGE = 3.0
"""How strongly a paragraph is preferred for having more of the words, rare words counting more."""

KIND_FACTORS: Mapping[str, float] = {
    "related": 0.1,
    "see": 0.5,
    "front-matter": 0.5,
    "flavor": 0.3,
    "question": 0.7,
    "example": 0.9,
}
"""Paragraphs that point elsewhere, or only ask, stand behind those that say the rule."""

TITLE_PARAGRAPHS = 2
"""So many paragraphs of an entry come first when exactly its title was typed; of a numbered entry all do."""

PRINTING_FACTOR = 0.9
"""The same paragraph in another printing stands behind the one that is kept up to date."""

EXACT = 1000.0
"""The score of the first paragraph of an entry that was named; no other score comes near."""


class Ranked(Struct, frozen=True):
    """One paragraph that matches."""

    id: CitationId
    score: float
    matched: int
    """The words of the query it has, as a bit for each."""
    named: str
    """``number`` or ``title`` where the entry was named exactly, else empty."""


class Ranking(Struct, frozen=True):
    """Every paragraph that matches, best first."""

    ranked: tuple[Ranked, ...]
    all_words: int
    """The bits of a paragraph that has every word of the query."""
    unknown: tuple[str, ...]
    """Words as typed that stand in no paragraph."""
    searched: tuple[frozenset[str], ...]
    """For each word of the query, the stems that were searched for it."""
    missing_phrase: bool
    """Whether a quoted phrase stands in no paragraph, so that its words were searched alone."""


class Ranker:
    """Ranks the paragraphs of one index."""

    def __init__(self, index: SearchIndex) -> None:
        self.index = index
        self.titles = Titles(index.corpus)

    def rank(self, asked: Asked) -> Ranking:
        """Every paragraph with any of the words, or whose entry was named exactly."""
        searched = tuple(self._stems_for(asked, stem) for stem in asked.words)
        found = [self._scores(stems) for stems in searched]
        scores: dict[int, float] = {}
        matched: dict[int, int] = {}
        for bit, of_word in enumerate(found):
            for number, score in of_word.items():
                scores[number] = scores.get(number, 0.0) + score
                matched[number] = matched.get(number, 0) | 1 << bit
        with_phrases = self._with_phrases(asked)
        kept = with_phrases or scores.keys()
        share = _shares([len(of_word) for of_word in found], len(self.index.ids))
        named = self._named(asked)
        ranked = [
            Ranked(
                self.index.ids[number],
                named.get(number)
                or scores.get(number, 0.0)
                * share(matched.get(number, 0)) ** COVERAGE
                * self._factors[number],
                matched.get(number, 0),
                "" if number not in named else "number" if asked.number else "title",
            )
            for number in {*kept, *named}
        ]
        ranked.sort(key=lambda one: (-one.score, one.id))
        return Ranking(
            tuple(ranked),
            (1 << len(found)) - 1,
            tuple(word for word, of_word in zip(asked.spelled, found, strict=True) if not of_word),
            searched,
            bool(asked.phrases) and not with_phrases,
        )

    def _stems_for(self, asked: Asked, stem: str) -> frozenset[str]:
        """The stem; where no paragraph has it and the word may be unfinished, the stems that begin with it."""
        if self.index.scores(stem) or stem != asked.all_stems[-1] or len(asked.unfinished) < 2:
            return frozenset((stem,))
        return frozenset(self.index.completions(asked.unfinished)) or frozenset((stem,))

    def _scores(self, stems: frozenset[str]) -> Mapping[int, float]:
        if len(stems) == 1:
            return self.index.scores(next(iter(stems)))
        best: dict[int, float] = {}
        for stem in stems:
            for number, score in self.index.scores(stem).items():
                best[number] = max(score, best.get(number, 0.0))
        return best

    def _with_phrases(self, asked: Asked) -> frozenset[int]:
        """Document numbers that have every quoted phrase; empty where nothing was quoted or none has them."""
        if not asked.phrases:
            return frozenset()
        return frozenset.intersection(
            *(frozenset(self.index.with_phrase(phrase)) for phrase in asked.phrases)
        )

    def _named(self, asked: Asked) -> Mapping[int, float]:
        """Document numbers of the paragraphs whose entry was named, each with its score."""
        named: dict[int, float] = {}
        for place, entry in enumerate(self.titles.called(asked)):
            for ordinal, number in enumerate(self._first_paragraphs(asked, entry)):
                named.setdefault(number, EXACT * (1 - 0.01 * place - 0.0001 * ordinal))
        return named

    def _first_paragraphs(self, asked: Asked, entry: Entry) -> list[int]:
        ids = [paragraph.id for paragraph in entry.paragraphs if paragraph.kind != "related"]
        if asked.part and (first := first_of_part(entry, asked.part)):
            ids = [first, *(one for one in ids if one != first)]
        return [self._numbers[one] for one in (ids if asked.number else ids[:TITLE_PARAGRAPHS])]

    @cached_property
    def _numbers(self) -> Mapping[CitationId, int]:
        return {one: number for number, one in enumerate(self.index.ids)}

    @cached_property
    def _factors(self) -> tuple[float, ...]:
        """For each document number, what its score is multiplied by."""
        paragraphs = map(self.index.corpus.paragraph, self.index.ids)
        return tuple(
            KIND_FACTORS.get(paragraph.kind, 1.0) * (PRINTING_FACTOR if is_printing(paragraph) else 1.0)
            for paragraph in paragraphs
        )


class _Shares:
    """How much of the query a paragraph has, from 0 to 1, a rare word counting more than a common one."""

    def __init__(self, frequencies: list[int], total: int) -> None:
        rarity = [log(1 + total / (1 + frequency)) for frequency in frequencies]
        self._whole = sum(rarity) or 1.0
        self._rarity = rarity
        self._known: dict[int, float] = {}

    def __call__(self, matched: int) -> float:
        share = self._known.get(matched)
        if share is None:
            share = sum(weight for bit, weight in enumerate(self._rarity) if matched >> bit & 1) / self._whole
            self._known[matched] = share
        return share


def _shares(frequencies: list[int], total: int) -> _Shares:
    return _Shares(frequencies, total)
