"""The edition of which a question speaks, where none is chosen: the first one, unless what it says is another one's.

Evidence is how well the best paragraph of each edition answers, which cards are named, and the terms of an edition: words
and pairs of words that its documents have several times as often as those of the first edition, and by which players ask
there more often too. None of these is listed by hand. How much each counts was fitted (a multinomial logistic regression)
to the questions in ``tests/search/data`` and rounded.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from math import exp, log

from msgspec import Struct

from agot_judge.search.analysis import stems
from agot_judge.search.index import SearchIndex
from agot_judge.search.thesaurus import Thesaurus

OFTENER = 4.0
"""A term stands so many times as often in the documents of its edition as in those of the first, ..."""

ASKED_OFTENER = 2.0
"""... and so many times as often in the phrases that ask for their paragraphs."""

RARE = 0.01
"""A word in more of the paragraphs of the first edition belongs to that one."""

TITLE_TIMES = 2
"""In so many paragraphs of its edition, where it stands in a title there, ..."""

WORD_TIMES = 10
"""... else in so many, ..."""

PAIR_TIMES = 8
"""... and in so many where it is a pair of words, one of them rare in the first edition, whose documents have them neither so
nor as one word."""

FOREIGN_TIMES = 2
"""A word that the first edition has not at all stands in a title, or in so many paragraphs."""

SHORTEST = 4
"""Shorter words are everywhere."""

ANSWER = 4.7
"""The weight for an edition of the best answer of all; a weaker one weighs so much less, ..."""

WORDED = 1.2
"""... and the paragraph that has most of the words, ..."""

TERM = 0.36
"""... and each part of the weight of its terms, ..."""

MOST_TERMS = 8.0
"""... where more than this weighs no more."""

OWN_CARD = 0.5
"""The weight for an edition of a card that the first one does not know, ..."""

UNPRINTED = 1.3
"""... so much where cards of the first one are imported and it is none of them, ..."""

FOREIGN_CARD = -1.2
"""... a card of the first edition that the other does not know, ..."""

STRANGER = -1.4
"""... and a name that nobody knows: there are most such cards in the first edition."""

OTHER = -1.7
"""The amount by which another edition is expected less than the first one."""

LIKELIER = 1.5
"""Another edition leads where it is so many times as likely as the first one."""

CALLED = 8.0
"""The weight for an edition to be called by its name, ..."""

CALLED_OLDER = 2.0
"""... and for those besides the first to be called the old one."""


class Evidence(Struct, frozen=True, kw_only=True):
    """The words of a question that may speak for an edition."""

    typed: tuple[str, ...]
    """Every stem in order."""
    spoken: tuple[str, ...]
    """The same without names."""
    words: Iterable[str]
    """The stems that are searched."""
    cards: Sequence[Collection[str]]
    """For each card that is named the editions that know it."""
    has_printed: bool
    """True where cards of the first edition are imported."""
    has_stranger: bool
    """True where something is written like a name that nobody knows."""
    is_older: bool
    """True where a card is called the old one."""
    answers: Mapping[str, float]
    """The score of the best paragraph of each edition as an answer, editions without any left out; the best of all has 1."""
    worded: Mapping[str, float]
    """The same for how much of the words a paragraph has."""


class Editions:
    """The editions of one index, the first one first."""

    def __init__(self, index: SearchIndex, thesaurus: Thesaurus) -> None:
        self._index = index
        self._thesaurus = thesaurus
        names = [index.corpus.document_of(id_).edition for id_ in index.ids]
        self.names = tuple(dict.fromkeys(document.edition for document in index.corpus.documents()))
        self._numbers = {
            name: frozenset(number for number, other in enumerate(names) if other == name)
            for name in self.names
        }
        self.term_weight = lru_cache(maxsize=4096)(self._term_weight)

    @property
    def first(self) -> str:
        """The edition that is meant where nothing speaks of another."""
        return self.names[0]

    def shares(self, evidence: Evidence) -> Mapping[str, float]:
        """The likelihood of each edition of those that answer anything. The first one stands first unless another is
        `LIKELIER`; the others by what is likelier."""
        found = {name: exp(self._evidence(evidence, name)) for name in self.names if name in evidence.answers}
        whole = sum(found.values()) or 1.0
        likeliest = sorted(found, key=lambda name: -found[name] * (LIKELIER if name == self.first else 1.0))
        return {name: found[name] / whole for name in likeliest}

    def _evidence(self, evidence: Evidence, edition: str) -> float:
        """The evidence for ``edition``, as the logarithm of its likelihood but for what all have in common."""
        found = ANSWER * evidence.answers[edition] + WORDED * evidence.worded.get(edition, 0.0)
        if edition in self._thesaurus.editions(evidence.typed):
            found += CALLED
        if edition == self.first:
            return found
        if self._thesaurus.is_older(evidence.typed) or evidence.is_older:
            found += CALLED_OLDER
        found += OTHER + TERM * min(
            MOST_TERMS, self.weight_of_terms(evidence.spoken, evidence.words, edition)
        )
        if any(edition in known and self.first not in known for known in evidence.cards):
            found += UNPRINTED if evidence.has_printed else OWN_CARD
        if any(self.first in known and edition not in known for known in evidence.cards):
            found += FOREIGN_CARD
        return found + (STRANGER if evidence.has_stranger else 0.0)

    def weight_of_terms(self, spoken: tuple[str, ...], words: Iterable[str], edition: str) -> float:
        """The degree to which the words are terms of ``edition`` besides the first; ``spoken`` are all stems, ``words`` those
        that
        are searched."""
        searched = set(words)
        pairs = [pair for pair in pairwise(spoken) if searched.issuperset(pair)]
        return sum(self.term_weight(term, edition) for term in (*((word,) for word in searched), *pairs))

    def _term_weight(self, term: tuple[str, ...], edition: str) -> float:
        """The degree to which a word or a pair of words is a term of ``edition`` and none of the first; 0 where it is not."""
        if len("".join(term)) < SHORTEST or not all(map(str.isalpha, term)):
            return 0.0
        if term in self._titles:
            return 0.0
        there, here = (self._having(term, name) for name in (edition, self.first))
        rate, first_rate = (self._rate(term, name) for name in (edition, self.first))
        if first_rate > RARE:
            return 0.0
        titled_in = self._index.headings.get(term, frozenset())
        is_titled = edition in titled_in
        if len(term) == 1 and self._is_foreign(term[0]) and there:
            is_term = is_titled or there >= FOREIGN_TIMES
        elif len(term) == 1:
            is_term = there >= (TITLE_TIMES if is_titled else WORD_TIMES) and rate >= OFTENER * first_rate
            is_term = is_term and self._is_asked_oftener(term[0], edition)
        else:
            has_rare = any(self._rate((word,), self.first) <= RARE for word in term)
            is_term = (is_titled or (there >= PAIR_TIMES and has_rare)) and not here
            is_term = is_term and not self._index.scores("".join(term)).keys() & self._numbers[self.first]
        if not is_term:
            return 0.0
        return log(
            (rate + 0.5 / len(self._numbers[edition])) / (first_rate + 0.5 / len(self._numbers[self.first]))
        )

    def _having(self, term: tuple[str, ...], edition: str) -> int:
        """In how many paragraphs of ``edition`` the words stand one after the other."""
        return len(self._index.with_phrase(term).keys() & self._numbers[edition])

    def _rate(self, term: tuple[str, ...], edition: str) -> float:
        return self._having(term, edition) / len(self._numbers[edition])

    @cached_property
    def _titles(self) -> frozenset[tuple[str, ...]]:
        """The whole titles of the first edition, which are its own terms."""
        corpus = self._index.corpus
        documents = (one.id for one in corpus.documents() if one.edition == self.first)
        return frozenset(stems(entry.title) for id_ in documents for entry in corpus.entries(id_))

    def _is_asked_oftener(self, word: str, edition: str) -> bool:
        """True where players use the word more where they ask for ``edition`` than where they ask for the first."""
        asked = self._index.asked_scores(word).keys()
        rate, first_rate = (
            len(asked & self._numbers[name]) / len(self._numbers[name]) for name in (edition, self.first)
        )
        return rate >= ASKED_OFTENER * first_rate

    def _is_foreign(self, word: str) -> bool:
        """True where neither a paragraph of the first edition nor a phrase that asks for one has the word."""
        having = self._index.scores(word).keys() | self._index.asked_scores(word).keys()
        return not having & self._numbers[self.first]
