"""Cards that the documents name, and the paragraphs that are about each."""

from collections.abc import Iterator, Mapping

from agot_judge.corpus.model import Entry
from agot_judge.corpus.store import Corpus
from agot_judge.search.analysis import stems

_CARD = "card:"


class Cards:
    """Names of cards by their stems, each with the paragraphs that are about the card."""

    def __init__(self, corpus: Corpus) -> None:
        about: dict[tuple[str, ...], dict[str, None]] = {}
        self._names: dict[tuple[str, ...], str] = {}
        for name, paragraph in _named(corpus):
            key = stems(name)
            if key:
                about.setdefault(key, {})[paragraph] = None
                self._names.setdefault(key, name)
        self._about: Mapping[tuple[str, ...], tuple[str, ...]] = {
            key: tuple(ids) for key, ids in about.items()
        }
        self._longest = max(map(len, about), default=0)

    @property
    def names(self) -> tuple[str, ...]:
        """The names as printed."""
        return tuple(self._names.values())

    def named_in(self, asked: tuple[str, ...]) -> Mapping[str, str]:
        """The paragraphs about the cards whose whole names stand in ``asked`` (stems), each with the name as printed."""
        found: dict[str, str] = {}
        at = 0
        while at < len(asked):
            lengths = range(min(self._longest, len(asked) - at), 0, -1)
            key = next((asked[at : at + n] for n in lengths if asked[at : at + n] in self._about), ())
            found.update(dict.fromkeys(self._about.get(key, ()), self._names.get(key, "")))
            at += len(key) or 1
        return found

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
    for entry in corpus.entries():
        for paragraph in entry.paragraphs:
            for name in _titles(entry):
                yield name, paragraph.id
            for link in paragraph.links:
                if link.to.startswith(_CARD):
                    yield link.to.removeprefix(_CARD), paragraph.id


def _titles(entry: Entry) -> list[str]:
    """The cards in the title of an entry: of an erratum its own, of a question those joined by ``+``."""
    if entry.card:
        return [entry.card.title]
    if entry.kind == "faq" and not entry.title.endswith("?"):
        return [part.strip() for part in entry.title.partition(" (")[0].split("+")]
    return []
