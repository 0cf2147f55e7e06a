"""A search and what it finds, as values that a page, the command line and an API can show."""

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from functools import cached_property

from msgspec import Struct

from agot_judge.citation import CitationId
from agot_judge.corpus.model import Paragraph, body
from agot_judge.corpus.store import Corpus
from agot_judge.search import explaining
from agot_judge.search.building import questions
from agot_judge.search.card_names import CardNames
from agot_judge.search.highlight import Fragment, excerpt
from agot_judge.search.index import SearchIndex
from agot_judge.search.naming import Named
from agot_judge.search.query import Asked, understand
from agot_judge.search.ranked import Ranking
from agot_judge.search.ranking import Ranker

SUGGESTED = 4
"""The most titles that are suggested."""

REPAIRED = 3
"""The most words that are looked at for slips."""

WARMED = 60
"""The number of words that stand in nearly every question; each other one takes a millisecond when it is first asked for."""

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
    """The pieces of the paragraph that are to be shown."""
    question: Question | None
    """The question, where the paragraph answers one."""
    why: str
    """Why it was found, in a few words."""
    overriding: tuple[CitationId, ...]
    """Paragraphs that override it: they decide."""
    printings: tuple[CitationId, ...]
    """The same paragraph in other printings, which are not listed themselves."""


class Suggestion(Struct, frozen=True, kw_only=True):
    """Something else to try."""

    text: str
    """The suggestion, in a few words."""
    query: str
    edition: str
    """The edition to search, or empty for all."""


class FoundCard(Struct, frozen=True, kw_only=True):
    """A card that the words name."""

    title: str
    typed: str
    """The words that name the card, as they were typed."""
    is_slip: bool
    """True where a letter of it was typed wrong."""


class Results(Struct, frozen=True, kw_only=True):
    """The results of a query."""

    query: str
    """The words that were searched, as typed."""
    edition: str
    """The edition that was searched; empty for all."""
    lead: str
    """The edition whose paragraphs come first: the one that was searched, or that the words speak of."""
    cards: tuple[FoundCard, ...]
    """The cards that the words name, in their order."""
    hits: tuple[Hit, ...]
    """Best first: those of the leading edition, then those of the others."""
    total: int
    """The number of paragraphs that have as much of the query as the best of any edition has."""
    by_edition: tuple[tuple[str, int], ...]
    """The same count for each edition of the corpus, in the corpus' order."""
    has_more: bool
    """True where a higher limit would give more hits."""
    notes: tuple[str, ...]
    """The notes on what was not taken as it was typed, or had to be left out."""
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

    def warm_up(self, count: int = WARMED) -> None:
        """Look up the ``count`` commonest words beforehand: those of which most is to be added up."""
        self._ranker.warm_up(count)

    def names_with(self, titles: Iterable[str], text_of: Callable[[str], str]) -> CardNames:
        """The titles of cards with those that the documents name; to be kept while the cards are the same.

        ``text_of`` gives the text of a card by its title, as far as it is known: what it speaks of helps to rank.
        """
        return self._ranker.names_with(titles, text_of)

    def find(
        self, query: str, edition: str | None = None, limit: int = 10, names: CardNames | None = None
    ) -> Results:
        """At most ``limit`` paragraphs for ``query``, of ``edition`` or of all. Never raises for anything typed.

        An edition in the words themselves (``ed:1e``) goes before ``edition``. ``names`` are the cards that are known,
        those of the documents unless given.
        """
        asked = understand(query)
        typed = asked.typed
        within = asked.edition or edition or ""
        notes = asked.notes
        if within and within not in self.editions:
            near = get_close_matches(within, self.editions, 1, 0.5)
            hint = f"; the nearest is “{near[0]}”" if near else ""
            notes += (f"There is no edition “{within}”: all were searched{hint}.",)
            within = ""
        known = names or self._ranker.names
        named = self._ranker.named(asked, known)
        ranking = self._ranker.rank(named, within, max(limit, 0))
        if not ranking.order and not any(ranking.counted.values()):
            named, ranking, repairs = self._repaired(named, ranking, within, limit, known)
            notes += repairs
        asked = named.asked
        if not within and not asked.condition and ranking.order and ranking.lead != self.editions[0]:
            notes += (f"The words speak of {ranking.lead}: its paragraphs come first.",)
        return Results(
            query=typed,
            edition=within,
            lead=ranking.lead,
            cards=_cards(named),
            hits=tuple(self._hit(asked, ranking, number) for number in ranking.order),
            total=ranking.counted[within] if within else sum(ranking.counted.values()),
            by_edition=tuple((name, ranking.counted[name]) for name in self.editions),
            has_more=ranking.has_more,
            notes=notes + explaining.notes(named, ranking, bool(ranking.order)),
            suggestions=self._suggestions(asked, ranking, within),
        )

    def _repaired(
        self, named: Named, ranking: Ranking, within: str, limit: int, names: CardNames
    ) -> tuple[Named, Ranking, tuple[str, ...]]:
        """The results with the slips repaired in words that nothing has, with a note; as it was where none is repaired."""
        repaired, slips = self._without_slips(named.asked, ranking)
        if not slips:
            return named, ranking, ()
        again = self._ranker.named(understand(repaired), names)
        found = self._ranker.rank(again, within, limit)
        if not found.order:
            return named, ranking, ()
        told = ", ".join(f"“{right}” for “{wrong}”" for wrong, right in slips.items())
        return again, found, (f"Nothing has the words as typed; searched {told}.",)

    def _without_slips(self, asked: Asked, ranking: Ranking) -> tuple[str, dict[str, str]]:
        """The words typed with unknown ones repaired toward words of titles, and those repairs."""
        near = {word: self._ranker.titles.repaired(word) for word in ranking.unknown[:REPAIRED]}
        slips = {wrong: right for wrong, right in near.items() if right}
        text = asked.typed
        for wrong, right in slips.items():
            text = text.replace(wrong, right, 1)
        return text, slips

    def _hit(self, asked: Asked, ranking: Ranking, number: int) -> Hit:
        one = self._ranker.ranked(ranking, number)
        paragraph = self._corpus.paragraph(one.id)
        wanted = frozenset[str]().union(*ranking.searched)
        return Hit(
            id=one.id,
            score=round(one.score, 4),
            fragments=excerpt(body(paragraph), wanted),
            question=_question(self._corpus, paragraph, wanted),
            why=explaining.why(self._ranker.index, asked, ranking, one),
            overriding=tuple(paragraph.id for paragraph in self._corpus.overriding(one.id)),
            printings=self._ranker.standing.printings(number),
        )

    def _suggestions(self, asked: Asked, ranking: Ranking, within: str) -> tuple[Suggestion, ...]:
        """Slips repaired, titles near to what nothing has; where nothing was found, fewer filters and other editions."""
        if ranking.named and ranking.order:
            return ()
        found: list[Suggestion] = []
        if ranking.unknown and ranking.order:
            repaired, slips = self._without_slips(asked, ranking)
            found += [Suggestion(text=repaired, query=repaired, edition=within)] if slips else []
        if ranking.unknown or not ranking.order:
            titles = self._near_titles(asked, ranking)
            found += [Suggestion(text=title, query=title, edition=within) for title in titles]
        if not ranking.order and asked.condition and asked.plain:
            found.append(
                Suggestion(text=f"{asked.plain} (without filters)", query=asked.plain, edition=within)
            )
        if within and not ranking.order:
            found += [
                Suggestion(text=f"{ranking.counted[name]} in {name}", query=asked.typed, edition=name)
                for name in self.editions
                if ranking.counted[name]
            ]
        return tuple(found)

    def _near_titles(self, asked: Asked, ranking: Ranking) -> tuple[str, ...]:
        """Titles spelled like all that was typed or like a word that nothing has; long questions name no title."""
        spelled = [asked.plain] if len(asked.all_stems) <= TITLE_WORDS else []
        spelled.extend(word for word in ranking.unknown[:REPAIRED] if len(word) > 3)
        titles = dict.fromkeys(title for words in spelled for title in self._ranker.titles.nearest(words))
        return tuple(titles)[:SUGGESTED]


def _cards(named: Named) -> tuple[FoundCard, ...]:
    """The cards that are meant for certain, each once."""
    found: dict[str, FoundCard] = {}
    for one in named.mentions:
        if len(one.titles) == 1:
            title = one.titles[0]
            found.setdefault(title, FoundCard(title=title, typed=one.typed, is_slip=one.is_slip))
    return tuple(found.values())


def find(index: SearchIndex, query: str, edition: str | None = None, limit: int = 10) -> Results:
    """One search over ``index``; keep a ``Search`` for many."""
    return Search(index).find(query, edition, limit)


def _question(corpus: Corpus, answer: Paragraph, wanted: frozenset[str]) -> Question | None:
    asked = questions(corpus.entry(answer.entry).paragraphs, answer)
    return Question(asked[0].id, excerpt(asked[0].text, wanted)) if asked else None
