"""Scores of how well the paragraphs of an edition answer: the kinds of score that speak for each, beside the best of each
kind."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from msgspec import Struct

from agot_judge.search.filters import Numbers
from agot_judge.search.index import SearchIndex
from agot_judge.search.ranked import About
from agot_judge.search.scoring import ByPhrases, ByWords

WORDS = 1.0
"""The worth of the best paragraph by its words."""

PHRASE = 4.0
"""The worth of the paragraph with the best phrase."""

TOGETHER = 3.0
"""The worth of the paragraph with the best phrases together."""

ASKED = 6.0
"""The worth of the paragraph whose phrases have most of the words, all phrases of one paragraph taken as one text."""

KINDS = (WORDS, PHRASE, TOGETHER, ASKED)
"""The worth of the best paragraph by each kind of score."""

CARD_TEXT = 2.0
"""The worth of the paragraph that is asked for most by the words of the rules in the texts of the cards that were named."""

ENTRY = 0.2
"""The share of the best score in its entry that is added to the score of a paragraph."""

KIND_FACTORS: Mapping[str, float] = {
    "related": 0.1,
    "see": 0.5,
    "front-matter": 0.5,
    "flavor": 0.3,
    "question": 0.7,
    "example": 0.9,
}
"""Paragraphs that point elsewhere, or only ask, stand behind those that say the rule."""

RULING_FACTOR = 1.1
"""The factor of a paragraph of a FAQ, which says what was asked before, and holds where the rules leave a doubt."""

RULINGS = ("definition", "erratum", "faq", "ruling")
"""Kinds of entries that decide what was asked before."""


class Found(Struct, frozen=True, kw_only=True):
    """The scores of each paragraph of the index."""

    by_words: ByWords
    by_phrases: ByPhrases
    by_asked: Mapping[int, float]
    by_texts: Mapping[int, float]
    """By the words of the rules in the texts of the cards that are named."""
    cards: Mapping[int, About]


class Answers(Struct, frozen=True):
    """The paragraphs of one edition that answer."""

    scores: dict[int, float]
    kinds: Sequence[Mapping[int, float]]
    """For each kind of score in `KINDS` what the paragraphs have."""
    highest: Sequence[float]
    """The highest score of each kind."""

    def beside(self, highest: Sequence[float], number: int) -> float:
        """The worth of a paragraph among those of other editions, whose highest scores are ``highest``."""
        return sum(
            worth * found.get(number, 0.0) / (most or 1.0)
            for worth, found, most in zip(KINDS, self.kinds, highest, strict=True)
        )


def without_words(numbers: Iterable[int]) -> Answers:
    """Paragraphs that nothing but the filters speaks for."""
    return Answers(dict.fromkeys(numbers, 0.0), ({},) * len(KINDS), (0.0,) * len(KINDS))


class Answering:
    """Scores the paragraphs of one index."""

    def __init__(self, index: SearchIndex) -> None:
        self._index = index

    def answers(self, found: Found, inside: Numbers) -> Answers:
        """The paragraphs ``inside`` that have a word or a phrase of the query, each kind of score beside its best."""
        if not inside:
            return without_words(())
        kinds = (found.by_words.scores, found.by_phrases.scores, found.by_phrases.together, found.by_asked)
        factors = self._factors
        weighed = [{n: score * factors[n] for n, score in kind.items() if n in inside} for kind in kinds]
        highest = [max(kind.values(), default=0.0) for kind in weighed]
        scores: dict[int, float] = {}
        for kind, worth, most in zip(weighed, KINDS, highest, strict=True):
            share = worth / (most or 1.0)
            for number, score in kind.items():
                if number in scores:
                    scores[number] += score * share
                else:
                    scores[number] = score * share
        by_texts, cards = found.by_texts, found.cards
        most = max((by_texts[number] for number in scores.keys() & by_texts.keys()), default=0.0) or 1.0
        for number in scores.keys() & by_texts.keys():
            scores[number] += CARD_TEXT * by_texts[number] / most
        for number in scores.keys() & cards.keys():
            scores[number] += cards[number].worth
        self._lend_within_entries(scores)
        return Answers(scores, weighed, highest)

    def _lend_within_entries(self, scores: dict[int, float]) -> None:
        """The score of one paragraph of an entry is lent in part to those beside it."""
        entries = self._entries
        best = [0.0] * len(entries)
        for number, score in scores.items():
            if score > best[entries[number]]:
                best[entries[number]] = score
        for number in scores:
            scores[number] += ENTRY * best[entries[number]]

    @cached_property
    def _entries(self) -> tuple[int, ...]:
        """The number of the entry of each document number."""
        numbers: dict[str, int] = {}
        entries = (self._index.corpus.paragraph(id_).entry for id_ in self._index.ids)
        return tuple(numbers.setdefault(entry, len(numbers)) for entry in entries)

    @cached_property
    def _factors(self) -> tuple[float, ...]:
        """For each document number, what its score is multiplied by."""
        entry = self._index.corpus.entry
        return tuple(
            KIND_FACTORS.get(paragraph.kind, 1.0)
            * (RULING_FACTOR if entry(paragraph.entry).kind in RULINGS else 1.0)
            for paragraph in map(self._index.corpus.paragraph, self._index.ids)
        )
