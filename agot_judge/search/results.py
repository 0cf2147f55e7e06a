"""A search and what it finds, as values that a page, the command line and an API can show."""

from collections import Counter
from functools import cached_property

from msgspec import Struct

from agot_judge.citation import CitationId
from agot_judge.corpus.model import Paragraph, body
from agot_judge.corpus.store import Corpus
from agot_judge.search.highlight import Fragment, excerpt
from agot_judge.search.index import SearchIndex, questions
from agot_judge.search.query import Asked, understand
from agot_judge.search.ranking import Ranked, Ranker, Ranking

SUGGESTED = 4
"""So many titles are suggested at most."""

TITLE_WORDS = 6
"""More words than this are a question, not a title with a slip in it."""


class Question(Struct, frozen=True):
    """The question that a hit answers."""

    id: CitationId
    fragments: tuple[Fragment, ...]


class Hit(Struct, frozen=True, kw_only=True):
    """One paragraph found."""

    id: CitationId
    score: float
    """Comparable within one result only."""
    fragments: tuple[Fragment, ...]
    """What to show of it, in pieces."""
    question: Question | None
    """The question, where the paragraph answers one."""
    why: str
    """Why it was found, in a few words."""
    overriding: tuple[CitationId, ...]
    """Paragraphs that override it: they decide."""


class Suggestion(Struct, frozen=True, kw_only=True):
    """Something else to try."""

    text: str
    """What it is, in a few words."""
    query: str
    edition: str
    """The edition to search, or empty for all."""


class Results(Struct, frozen=True, kw_only=True):
    """What a query found."""

    query: str
    """The words that were searched, as typed."""
    edition: str
    """The edition that was searched; empty for all."""
    hits: tuple[Hit, ...]
    """Best first."""
    total: int
    """How many paragraphs have as much of the query as the best of any edition has."""
    by_edition: tuple[tuple[str, int], ...]
    """The same count for each edition of the corpus, in the corpus' order."""
    has_more: bool
    """Whether a higher limit would give more hits."""
    notes: tuple[str, ...]
    """What was not taken as it was typed, or had to be left out."""
    suggestions: tuple[Suggestion, ...]


class Search:
    """Answers queries over one index."""

    def __init__(self, index: SearchIndex) -> None:
        self._corpus = index.corpus
        self._ranker = Ranker(index)

    @cached_property
    def editions(self) -> tuple[str, ...]:
        """The editions of the corpus in the order of its documents."""
        return tuple(dict.fromkeys(document.edition for document in self._corpus.documents()))

    def find(self, query: str, edition: str | None = None, limit: int = 10) -> Results:
        """At most ``limit`` paragraphs for ``query``, of ``edition`` or of all. Never raises for anything typed."""
        asked = understand(query)
        within = edition or asked.edition
        notes = asked.notes
        if within and within not in self.editions:
            notes += (f"There is no edition “{within}”: all were searched.",)
            within = ""
        ranking = self._ranker.rank(asked)
        listed = [one for one in ranking.ranked if not within or _edition(one.id) == within]
        counts = self._counts(ranking)
        return Results(
            query=asked.typed,
            edition=within,
            hits=tuple(self._hit(asked, ranking, one) for one in listed[: max(limit, 0)]),
            total=counts[within] if within else sum(counts.values()),
            by_edition=tuple((name, counts[name]) for name in self.editions),
            has_more=len(listed) > limit,
            notes=notes + _notes(asked, ranking, listed),
            suggestions=self._suggestions(asked, ranking, bool(listed), within, counts),
        )

    def _counts(self, ranking: Ranking) -> Counter[str]:
        """For each edition, how many paragraphs were named or have as many of the words as any has."""
        most = max((one.matched.bit_count() for one in ranking.ranked), default=0)
        return Counter(
            _edition(one.id) for one in ranking.ranked if one.named or one.matched.bit_count() == most
        )

    def _hit(self, asked: Asked, ranking: Ranking, one: Ranked) -> Hit:
        paragraph = self._corpus.paragraph(one.id)
        wanted = frozenset[str]().union(*ranking.searched)
        return Hit(
            id=one.id,
            score=round(one.score, 4),
            fragments=excerpt(body(paragraph), wanted),
            question=_question(self._corpus, paragraph, wanted),
            why=_why(asked, ranking, one),
            overriding=tuple(paragraph.id for paragraph in self._corpus.overriding(one.id)),
        )

    def _suggestions(
        self, asked: Asked, ranking: Ranking, has_hits: bool, within: str, counts: Counter[str]
    ) -> tuple[Suggestion, ...]:
        """Titles near to words that are unknown; where nothing was found, the editions that have something."""
        near: tuple[str, ...] = ()
        if ranking.unknown or not ranking.ranked:
            near = self._near_titles(asked, ranking)
        found = [Suggestion(text=title, query=title, edition=within) for title in near]
        if within and not has_hits:
            found += [
                Suggestion(text=f"{counts[name]} in {name}", query=asked.typed, edition=name)
                for name in self.editions
                if counts[name]
            ]
        return tuple(found)

    def _near_titles(self, asked: Asked, ranking: Ranking) -> tuple[str, ...]:
        """Titles spelled like all that was typed or like a word that nothing has; long questions name no title."""
        spelled = [asked.typed] if len(asked.all_stems) <= TITLE_WORDS else []
        spelled.extend(word for word in ranking.unknown[:3] if len(word) > 3)
        titles = dict.fromkeys(title for words in spelled for title in self._ranker.titles.nearest(words))
        return tuple(titles)[:SUGGESTED]


def find(index: SearchIndex, query: str, edition: str | None = None, limit: int = 10) -> Results:
    """One search over ``index``; keep a ``Search`` for many."""
    return Search(index).find(query, edition, limit)


def _edition(paragraph: CitationId) -> str:
    return paragraph.partition("/")[0]


def _question(corpus: Corpus, answer: Paragraph, wanted: frozenset[str]) -> Question | None:
    asked = questions(corpus.entry(answer.entry).paragraphs, answer)
    return Question(asked[0].id, excerpt(asked[0].text, wanted)) if asked else None


def _why(asked: Asked, ranking: Ranking, one: Ranked) -> str:
    if one.named:
        return f"number {asked.number}" if one.named == "number" else "the title"
    if asked.phrases and not ranking.missing_phrase:
        return "the quoted words"
    if one.matched == ranking.all_words:
        return "all words" if len(asked.words) > 1 else "the word"
    had = [word for bit, word in enumerate(asked.spelled) if one.matched >> bit & 1]
    return f"{len(had)} of {len(asked.words)} words: {', '.join(had)}"


def _notes(asked: Asked, ranking: Ranking, listed: list[Ranked]) -> tuple[str, ...]:
    notes: list[str] = []
    if asked.typed and not asked.words:
        notes.append("There is no word to search for in this.")
    if ranking.missing_phrase:
        notes.append("No paragraph has the quoted words one after the other; they were searched alone.")
    if ranking.unknown and listed:
        words = ", ".join(f"“{word}”" for word in ranking.unknown)
        notes.append(f"No paragraph has {words}.")
    if listed and len(asked.words) > 1 and not any(one.matched == ranking.all_words for one in listed):
        notes.append("No paragraph has all of the words; those that have the most come first.")
    return tuple(notes)
