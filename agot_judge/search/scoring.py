"""The scores of a paragraph: the words of the documents in it, and the phrases by which players ask for it."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import compress
from math import log

from msgspec import Struct

from agot_judge.search.index import SearchIndex
from agot_judge.search.thesaurus import Stems, Thesaurus

COVERAGE = 3.0
"""The strength with which a paragraph is preferred for having more of the words, rare words counting more."""

REACHED = 0.65
"""The worth of a word of a paragraph that the thesaurus gives for a word of the query."""

REACHED_IN_PHRASE = 0.7
"""The same for a word of a phrase."""

SECOND_PHRASE = 0.5
"""The share of its score that the second best phrase of a paragraph adds."""

TOGETHER_COVERAGE = 3.0
"""The strength with which a paragraph is preferred whose phrases have more of the words between them."""

PHRASES_COMPARED = 0.1
"""Phrases with less than so much of a very good one's score could only speak for paragraphs that are not shown."""


SETTLED = 64
"""The number of beginnings of questions that are kept with what their words find, a third of a megabyte each."""


class ByWords(Struct, frozen=True):
    """Paragraphs by the words of the query in them."""

    scores: Mapping[int, float]
    matched: Sequence[int]
    """For each document number the words of the query that it has, as a bit for each."""
    meant: Sequence[int]
    """The same with the words that it has something else for."""


class Best(Struct, frozen=True):
    """The phrase that asks for a paragraph most like the query does."""

    phrase: int
    share: float
    """The share of the query that the phrase has, from 0 to 1."""


class ByPhrases(Struct, frozen=True):
    """Paragraphs by the phrases that ask for them."""

    scores: Mapping[int, float]
    """The score of the best phrase, with something for the second best."""
    phrases: Mapping[int, int]
    """The number of the best phrase."""
    had: Sequence[float]
    """For each phrase, how rare the words are of the query that it has, ..."""
    whole: float
    """... and how rare all of them are."""
    together: Mapping[int, float]
    """The score of all phrases of a paragraph together, each word counted in the phrase where it counts most."""

    def best(self, paragraph: int) -> Best | None:
        """The best phrase of a paragraph; None where no phrase comes near."""
        phrase = self.phrases.get(paragraph)
        return None if phrase is None else Best(phrase, self.had[phrase] / self.whole)


class _Sums(Struct, frozen=True):
    """The findings of words so far: for each phrase and each paragraph the score and the rarity of what was found."""

    of_phrases: list[float]
    had: list[float]
    of_paragraphs: list[float]
    had_together: list[float]

    def copy(self) -> "_Sums":
        """The same, to which other words may be added."""
        return _Sums(self.of_phrases[:], self.had[:], self.of_paragraphs[:], self.had_together[:])


Reached = tuple[tuple[int, float, float], ...]
"""Numbers, each with a score and how rare the word is that was found."""


class Scoring:
    """Scores paragraphs for words, with what each word reaches kept."""

    def __init__(self, index: SearchIndex, thesaurus: Thesaurus) -> None:
        self._index = index
        self._thesaurus = thesaurus
        self._owners = tuple(phrase.paragraph for phrase in index.phrases)
        self._in_text = lru_cache(maxsize=4096)(self._paragraphs_reached)
        self._in_phrases = lru_cache(maxsize=4096)(self._phrases_reached)
        self._in_asked = lru_cache(maxsize=4096)(self._asked_reached)
        self._settled = lru_cache(maxsize=SETTLED)(self._sums)

    def warm_up(self, count: int) -> None:
        """Look up the ``count`` commonest words beforehand, a millisecond each, so that nobody waits for them."""
        for stem in self._index.commonest(count):
            self._in_text(frozenset((stem,)))
            self._in_phrases((stem,))

    def is_known(self, stem: str) -> bool:
        """True where any paragraph or phrase has the stem or something that may be said for it."""
        return bool(
            self._index.scores(stem) or self._in_text(frozenset((stem,))) or self._in_phrases((stem,))[0]
        )

    def by_words(self, searched: Sequence[frozenset[str]]) -> ByWords:
        """Paragraphs with any of the words; each word is a set of stems that will do for it."""
        total = len(self._index.ids)
        scores = [0.0] * total
        matched = [0] * total
        meant = [0] * total
        found = [self._in_text(stems) for stems in searched]
        for place, of_word in enumerate(found):
            bit = 1 << place
            for number, score, is_own in of_word:
                scores[number] += score
                meant[number] |= bit
                if is_own:
                    matched[number] |= bit
        coverage = _Coverage(map(len, found), total)
        weights = {bits: coverage.of(bits) for bits in set(meant)}
        weighed = {n: scores[n] * weights[meant[n]] for n in compress(range(total), scores)}
        return ByWords(weighed, matched, meant)

    def _paragraphs_reached(self, stems: frozenset[str]) -> tuple[tuple[int, float, bool], ...]:
        """Paragraphs that have one of ``stems``, or something that may be said for it: the score, and whether it is its own."""
        best: dict[int, tuple[float, bool]] = {}
        for stem in stems:
            for number, score in self._index.scores(stem).items():
                best[number] = max((score, True), best.get(number, (0.0, True)))
        for other in {other for stem in stems for other in self._thesaurus.others((stem,))}:
            found = self._index.scores(other[0]) if len(other) == 1 else self._index.with_phrase(other)
            for number, score in found.items():
                before, is_own = best.get(number, (0.0, False))
                best[number] = (max(REACHED * score, before), is_own)
        return tuple((number, score, is_own) for number, (score, is_own) in best.items())

    def by_phrases(self, words: Sequence[Stems], settled: int = 0) -> ByPhrases:
        """Paragraphs with a phrase that has any of ``words`` or something that may be said for them.

        The first ``settled`` words are kept with what they find: whoever goes on typing asks for them again.
        """
        sums = self._settled(tuple(words[:settled])).copy()
        for word in words[settled:]:
            self._add(sums, word)
        whole = sum(map(self._rarity, words)) or 1.0
        found, had = sums.of_paragraphs, sums.had_together
        return self._best(
            sums,
            whole,
            {
                number: found[number] * (had[number] / whole) ** TOGETHER_COVERAGE
                for number in compress(range(len(found)), found)
            },
        )

    def _sums(self, words: tuple[Stems, ...]) -> _Sums:
        phrases, paragraphs = len(self._index.phrases), len(self._index.ids)
        sums = _Sums([0.0] * phrases, [0.0] * phrases, [0.0] * paragraphs, [0.0] * paragraphs)
        for word in words:
            self._add(sums, word)
        return sums

    def _add(self, sums: _Sums, word: Stems) -> None:
        """Add what one more word finds."""
        phrases, paragraphs = self._in_phrases(word)
        for scores, had, found in (
            (sums.of_phrases, sums.had, phrases),
            (sums.of_paragraphs, sums.had_together, paragraphs),
        ):
            for number, score, rarity in found:
                scores[number] += score
                had[number] += rarity

    def _best(self, sums: _Sums, whole: float, together: Mapping[int, float]) -> ByPhrases:
        """For each paragraph the score of its best phrases and the best one, beside what all of its phrases are worth."""
        scores, had = sums.of_phrases, sums.had
        highest = max(scores, default=0.0)
        if not highest:
            return ByPhrases({}, {}, had, whole, together)
        # No phrase is worth more than its score, so one with less than this is far from the best.
        least = PHRASES_COMPARED * highest * (had[scores.index(highest)] / whole)
        owners = self._owners
        best, seconds = [0.0] * len(sums.of_paragraphs), [0.0] * len(sums.of_paragraphs)
        phrases = [0] * len(best)
        for phrase in [phrase for phrase, score in enumerate(scores) if score >= least]:
            score = scores[phrase] * (had[phrase] / whole)
            paragraph = owners[phrase]
            if score > best[paragraph]:
                seconds[paragraph] = best[paragraph]
                best[paragraph] = score
                phrases[paragraph] = phrase
            elif score > seconds[paragraph]:
                seconds[paragraph] = score
        found = list(compress(range(len(best)), best))
        return ByPhrases(
            {paragraph: best[paragraph] + SECOND_PHRASE * seconds[paragraph] for paragraph in found},
            {paragraph: phrases[paragraph] for paragraph in found},
            had,
            whole,
            together,
        )

    def _phrases_reached(self, word: Stems) -> tuple[Reached, Reached]:
        """Phrases that have ``word`` or something that may be said for it, and the paragraphs that they ask for."""
        own = self._rarity(word)
        phrases: dict[int, tuple[float, float]] = {}
        for other in (word, *self._thesaurus.others(word)):
            rarity = self._rarity(other)
            # What is reached counts no more than the word itself would, however rare it is.
            factor = 1.0 if other == word else REACHED_IN_PHRASE * min(1.0, own / rarity)
            for phrase, score in self._having_all(other).items():
                phrases[phrase] = max((score * factor, rarity * factor), phrases.get(phrase, (0.0, 0.0)))
        paragraphs: dict[int, tuple[float, float]] = {}
        for phrase, reached in phrases.items():
            paragraph = self._owners[phrase]
            paragraphs[paragraph] = max(reached, paragraphs.get(paragraph, (0.0, 0.0)))
        return _flat(phrases), _flat(paragraphs)

    def by_asked(self, words: Sequence[Stems]) -> Mapping[int, float]:
        """Paragraphs by the words of all phrases that ask for them, as if these were one text."""
        if not words:
            return {}
        scores = [0.0] * len(self._index.ids)
        for word in words:
            for number, score in self._in_asked(word):
                scores[number] += score
        return {number: scores[number] for number in compress(range(len(scores)), scores)}

    def _asked_reached(self, word: Stems) -> tuple[tuple[int, float], ...]:
        own = self._rarity(word)
        best: dict[int, float] = {}
        for other in (word, *self._thesaurus.others(word)):
            factor = 1.0 if other == word else REACHED * min(1.0, own / self._rarity(other))
            found = [self._index.asked_scores(stem) for stem in other]
            for number in set(found[0]).intersection(*found[1:]):
                score = factor * sum(scores[number] for scores in found) / len(found)
                best[number] = max(score, best.get(number, 0.0))
        return tuple(best.items())

    def _having_all(self, stems: Stems) -> Mapping[int, float]:
        """Phrases that have each of the stems, in any order, with the mean of their scores."""
        if len(stems) == 1:
            return self._index.phrase_scores(stems[0])
        found = [self._index.phrase_scores(stem) for stem in stems]
        common = set(found[0]).intersection(*found[1:])
        return {phrase: sum(scores[phrase] for scores in found) / len(found) for phrase in common}

    def _rarity(self, stems: Stems) -> float:
        return max(map(self._index.phrase_rarity, stems))


def _flat(found: Mapping[int, tuple[float, float]]) -> Reached:
    return tuple((number, score, rarity) for number, (score, rarity) in found.items())


class _Coverage:
    """The worth of having some of the words, from 0 to 1, a rare word counting more than a common one."""

    def __init__(self, frequencies: Iterable[int], total: int) -> None:
        self._rarity = [log(1 + total / (1 + frequency)) for frequency in frequencies]
        self._whole = sum(self._rarity) or 1.0

    def of(self, matched: int) -> float:
        """The worth of the words whose bits are set."""
        had = sum(weight for bit, weight in enumerate(self._rarity) if matched >> bit & 1)
        return float((had / self._whole) ** COVERAGE)
