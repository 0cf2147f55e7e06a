"""Cards that the documents name, and the paragraphs that are about each."""

from collections.abc import Container, Iterable, Iterator, Mapping

from agot_judge.corpus.model import Entry
from agot_judge.corpus.store import Corpus
from agot_judge.search.analysis import stems

_CARD = "card:"


class Cards:
    """Names of cards by their stems, each with the paragraphs that are about the card."""

    def __init__(self, corpus: Corpus) -> None:
        about: dict[tuple[str, ...], dict[str, None]] = {}
        self._names: dict[tuple[str, ...], str] = {}
        known = {stems(name) for name in corpus.cards()}
        self._titled = {
            entry.id: frozenset(map(stems, named))
            for entry in corpus.entries()
            if (named := titled_cards(entry, known))
        }
        for name, paragraph in _named(corpus):
            key = stems(name)
            if key:
                about.setdefault(key, {})[paragraph] = None
                self._names.setdefault(key, name)
        self._about: Mapping[tuple[str, ...], tuple[str, ...]] = {
            key: tuple(ids) for key, ids in about.items()
        }

    @property
    def names(self) -> tuple[str, ...]:
        """The names as printed."""
        return tuple(self._names.values())

    def about(self, title: str) -> tuple[str, ...]:
        """The paragraphs about the card of this title; empty where the documents do not name it."""
        return self._about.get(stems(title), ())

    def editions_of(self, title: str) -> frozenset[str]:
        """The editions whose documents name the card of this title."""
        return frozenset(id_.partition("/")[0] for id_ in self.about(title))

    def is_titled_by(self, entry: str, titles: Iterable[str]) -> bool:
        """True where the title of an entry names cards, and all of them are among ``titles``."""
        own = self._titled.get(entry, frozenset())
        return bool(own) and own <= {stems(title) for title in titles}

    def called(self, name: str) -> frozenset[str]:
        """The paragraphs about the cards whose name is ``name`` or, where none is, has all of its words."""
        key = stems(name)
        if not key:
            return frozenset()
        if key in self._about:
            return frozenset(self._about[key])
        fitting = (ids for card, ids in self._about.items() if set(key) <= set(card))
        return frozenset().union(*fitting)


def _named(corpus: Corpus) -> Iterator[tuple[str, str]]:
    """Names of cards, each with a paragraph that is about the card."""
    known = {stems(name) for name in corpus.cards()}
    for entry in corpus.entries():
        for paragraph in entry.paragraphs:
            for name in titled_cards(entry, known):
                yield name, paragraph.id
            for link in paragraph.links:
                if link.to.startswith(_CARD):
                    yield link.to.removeprefix(_CARD), paragraph.id


def titled_cards(entry: Entry, known: Container[tuple[str, ...]]) -> list[str]:
    """The cards in the title of an entry: of an erratum its own, of a question those that are ``known`` (by their stems),
    joined by ``+``."""
    if entry.card:
        return [entry.card.title]
    if entry.kind == "faq":
        parts = (part.strip() for part in entry.title.partition(" (")[0].split("+"))
        return [part for part in parts if stems(part) in known]
    return []
