"""The indexes in use: which paragraphs and which phrases have a word, and what Whoosh says that is worth.

Only this file and ``building`` know Whoosh's indexes, so that another fork is a change of one line.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from heapq import nlargest
from itertools import pairwise
from math import log
from pathlib import Path
from threading import Lock

from msgspec import Struct
from whoosh.query.positional import Phrase
from whoosh.query.qcore import Query
from whoosh.query.terms import Term
from whoosh.searching import Searcher

from agot_judge.citation import CitationId
from agot_judge.corpus.store import Corpus
from agot_judge.search.analysis import stem_of, stems
from agot_judge.search.building import WEIGHTS, Opened, open_indexes
from agot_judge.search.cards import titled_cards

COMMON = 2
"""A word in lower case for so many paragraphs is a common one."""


class AskedPhrase(Struct, frozen=True):
    """A phrase by which players ask for a paragraph."""

    paragraph: int
    """The document number of the paragraph."""
    text: str


class SearchIndex:
    """The indexes of one corpus, open for asking. Safe to share between threads."""

    def __init__(self, corpus: Corpus, opened: Opened) -> None:
        self.corpus = corpus
        self._paragraphs = opened.paragraphs
        self._phrases = opened.phrases
        self._lock = Lock()
        stored = self._paragraphs.reader().stored_fields
        self.ids = tuple(
            CitationId(stored(n)["id"]) for n in range(self._paragraphs.reader().doc_count_all())
        )
        """The paragraph behind each document number."""
        self.numbers: Mapping[str, int] = {id_: number for number, id_ in enumerate(self.ids)}
        """The document number of each paragraph."""
        self.phrases = self._asked_phrases()
        """Every phrase by which players ask; its place is its number."""
        self.scores = lru_cache(maxsize=8192)(self._scores)
        self.asked_scores = lru_cache(maxsize=8192)(self._asked_scores)
        self.phrase_scores = lru_cache(maxsize=8192)(self._phrase_scores)
        self.phrase_rarity = lru_cache(maxsize=8192)(self._phrase_rarity)
        self.with_phrase = lru_cache(maxsize=1024)(self._with_phrase)
        self.completions = lru_cache(maxsize=1024)(self._completions)

    @cached_property
    def headings(self) -> Mapping[tuple[str, ...], frozenset[str]]:
        """The stems of words and of pairs of words in titles of rules, each with the editions that have it.

        Those of cards are left out.
        """
        found: dict[tuple[str, ...], set[str]] = {}
        known = {stems(name) for name in self.corpus.cards()}
        for entry in self.corpus.entries():
            if not titled_cards(entry, known):
                edition = self.corpus.document(entry.document).edition
                title = stems(entry.title)
                for term in (*((stem,) for stem in title), *pairwise(title)):
                    found.setdefault(term, set()).add(edition)
        return {term: frozenset(editions) for term, editions in found.items()}

    def _asked_phrases(self) -> tuple[AskedPhrase, ...]:
        reader = self._phrases.reader()
        stored = map(reader.stored_fields, range(reader.doc_count_all()))
        return tuple(AskedPhrase(self.numbers[one["of"]], one["phrase"]) for one in stored)

    def _scores(self, stem: str) -> Mapping[int, float]:
        """Paragraphs that have the stem in any field, each with its BM25F score."""
        fields = [Term(field, stem, boost=weight) for field, weight in WEIGHTS.items()]
        return self._matches(self._paragraphs, fields)

    def _asked_scores(self, stem: str) -> Mapping[int, float]:
        """Paragraphs whose phrases have the stem, all phrases of one taken together, each with its BM25 score."""
        return self._matches(self._paragraphs, [Term("asked", stem)])

    def is_common(self, word: str) -> bool:
        """True where the word stands in lower case for several paragraphs: a name is seldom written so."""
        with self._lock:
            return bool(self._paragraphs.reader().doc_frequency("lower", stem_of(word)) >= COMMON)

    def _phrase_scores(self, stem: str) -> Mapping[int, float]:
        """Numbers of the phrases that have the stem, each with its BM25 score."""
        return self._matches(self._phrases, [Term("asked", stem)])

    def _phrase_rarity(self, stem: str) -> float:
        """The rarity of the stem among the phrases, as BM25 counts it; that of a stem that none has is the highest."""
        with self._lock:
            having = self._phrases.reader().doc_frequency("asked", stem)
        return log((len(self.phrases) + 1) / (having + 1)) + 1

    def commonest(self, count: int) -> tuple[str, ...]:
        """The stems that most phrases have, the commonest first."""
        with self._lock:
            reader = self._phrases.reader()
            having = {stem: reader.doc_frequency("asked", stem) for stem in reader.lexicon("asked")}
        most = nlargest(count, having, key=lambda stem: having[stem])
        return tuple(stem.decode() for stem in most)

    def _with_phrase(self, words: tuple[str, ...]) -> Mapping[int, float]:
        """Paragraphs whose text has these stems one after the other."""
        query = Phrase("text", list(words)) if len(words) > 1 else Term("text", words[0])
        return self._matches(self._paragraphs, [query])

    def _completions(self, prefix: str) -> tuple[str, ...]:
        """Stems of the texts and titles that begin with ``prefix``, most frequent first; at most eight."""
        with self._lock:
            reader = self._paragraphs.reader()
            found = {
                term.decode(): reader.doc_frequency("text", term)
                for field in ("text", "title")
                for term in reader.expand_prefix(field, prefix)
            }
        return tuple(sorted(found, key=lambda stem: (-found[stem], stem))[:8])

    def _matches(self, searcher: Searcher, queries: Iterable[Query]) -> Mapping[int, float]:
        """The sum of what each query scores; read off the matchers, since sorted results would be thrown away."""
        scores: dict[int, float] = {}
        with self._lock:
            for query in queries:
                matcher = query.matcher(searcher)
                while matcher.is_active():
                    number = matcher.id()
                    scores[number] = scores.get(number, 0.0) + matcher.score()
                    matcher.next()
        return scores


def open_index(corpus: Corpus, folder: Path | None = None) -> SearchIndex:
    """The index of ``corpus``, built when there is none that is fresh, in ``folder`` (the instance folder unless given)."""
    return SearchIndex(corpus, open_indexes(corpus, folder))
