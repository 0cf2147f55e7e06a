"""The paragraphs that meet a condition: filters, words that must not be there, alternatives."""

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import cached_property, lru_cache

from agot_judge.search.cards import Cards
from agot_judge.search.index import SearchIndex
from agot_judge.search.syntax import AllOf, AnyOf, Filter, Node, Not, Quoted, Word

Numbers = frozenset[int]
"""Document numbers of paragraphs."""


class Filters:
    """Sets of paragraphs of one index."""

    def __init__(self, index: SearchIndex, cards: Cards) -> None:
        self._index = index
        self._corpus = index.corpus
        self._cards = cards
        self.all: Numbers = frozenset(range(len(index.ids)))
        self._by_name: Mapping[str, Callable[[str], Numbers | None]] = {
            "doc": lambda value: self._documents.get(value),
            "ed": lambda value: self._editions.get(value),
            "kind": lambda value: self._kinds.get(value) or self._kinds.get(value.removesuffix("s")),
            "step": self._step,
            "card": lambda value: self._numbers(self._cards.called(value)) or None,
            "cites": self._citing,
            "ver": lambda value: self._versions.get(value.removeprefix("v")),
        }
        """The functions that find what each filter keeps for a value in lower case; None for a value that means nothing."""
        self._kept = lru_cache(maxsize=512)(self._of_filter)

    def meeting(self, condition: Iterable[Node]) -> tuple[Numbers, tuple[str, ...]]:
        """The paragraphs that meet all of ``condition``, and a note for each filter that means nothing and was left out."""
        notes: dict[str, None] = {}
        found = self._all_of(condition, notes, wanted=True)
        return found, tuple(notes)

    def _all_of(self, nodes: Iterable[Node], notes: dict[str, None], wanted: bool) -> Numbers:
        return self.all.intersection(*[self._of(node, notes, wanted) for node in nodes])

    def _of(self, node: Node, notes: dict[str, None], wanted: bool) -> Numbers:
        """``wanted``: whether the words of ``node`` should be there; then those of the phrases that ask count, too."""
        if isinstance(node, Filter):
            found, problem = self._kept(node)
            if problem:
                notes[problem] = None
                return self.all if wanted else frozenset()
            return found
        if isinstance(node, Not):
            return self.all - self._of(node.part, notes, not wanted)
        if isinstance(node, AllOf):
            return self._all_of(node.parts, notes, wanted)
        if isinstance(node, AnyOf):
            return frozenset().union(*[self._of(part, notes, wanted) for part in node.parts])
        if isinstance(node, Quoted):
            return frozenset(self._index.with_phrase(node.stems))
        return self._with_word(node, wanted)

    def _with_word(self, word: Word, wanted: bool) -> Numbers:
        found = frozenset(self._index.scores(word.stem))
        if not wanted:
            return found
        phrases = self._index.phrase_scores(word.stem)
        return found.union(self._index.phrases[phrase].paragraph for phrase in phrases)

    def _of_filter(self, asked: Filter) -> tuple[Numbers, str]:
        found = self._by_name[asked.name](asked.value.casefold())
        if found is not None:
            return found, ""
        near = get_close_matches(asked.value.casefold(), self._values(asked.name), 3, 0.5)
        hint = (
            f"; the nearest: {', '.join(f'{asked.name}:{_written(value)}' for value in near)}" if near else ""
        )
        return frozenset(), f"Nothing is “{asked.name}:{asked.value}”; it was left out{hint}."

    def _values(self, name: str) -> list[str]:
        """The values that may follow a filter's name, in lower case."""
        if name == "card":
            return [title.casefold() for title in self._cards.names]
        if name == "step":
            return [entry.number for entry in self._corpus.entries() if entry.kind == "step"]
        if name == "cites":
            return [entry.title.casefold() for entry in self._corpus.entries()]
        groups = {"doc": self._documents, "ed": self._editions, "kind": self._kinds, "ver": self._versions}
        return list(groups[name])

    def _numbers(self, ids: Iterable[str]) -> Numbers:
        return frozenset(self._index.numbers[id_] for id_ in ids if id_ in self._index.numbers)

    @cached_property
    def _documents(self) -> Mapping[str, Numbers]:
        """By id, by the id without its edition, and by the short name with and without blanks."""
        named: dict[str, set[int]] = {}
        for document in self._corpus.documents():
            short = document.short.casefold()
            names = {document.id, document.id.partition("/")[2], short, short.replace(" ", "")}
            for entry in self._corpus.entries(document.id):
                for name in names:
                    named.setdefault(name, set()).update(self._index.numbers[p.id] for p in entry.paragraphs)
        return {name: frozenset(numbers) for name, numbers in named.items()}

    @cached_property
    def _editions(self) -> Mapping[str, Numbers]:
        return _grouped((id_.partition("/")[0], number) for id_, number in self._index.numbers.items())

    @cached_property
    def _kinds(self) -> Mapping[str, Numbers]:
        """By the kind of the paragraph and by that of its entry."""
        pairs = [
            (kind, self._index.numbers[paragraph.id])
            for entry in self._corpus.entries()
            for paragraph in entry.paragraphs
            for kind in (paragraph.kind, entry.kind)
        ]
        return _grouped(pairs)

    @cached_property
    def _versions(self) -> Mapping[str, Numbers]:
        """By the version in which an entry first appeared, where printed; else by that of its document."""
        pairs = [
            (version.casefold(), self._index.numbers[paragraph.id])
            for entry in self._corpus.entries()
            for paragraph in entry.paragraphs
            if (version := entry.version or self._corpus.document(entry.document).version)
        ]
        return _grouped(pairs)

    def _step(self, number: str) -> Numbers | None:
        steps = [
            entry
            for entry in self._corpus.entries()
            if entry.kind == "step" and (entry.number == number or entry.number.startswith(f"{number}."))
        ]
        return self._numbers(part.id for entry in steps for part in entry.paragraphs) if steps else None

    def _citing(self, named: str) -> Numbers | None:
        """Paragraphs with a link to the paragraph, to the entry, or to a paragraph of the entry that ``named`` names."""
        if named in self._corpus:
            return self._numbers(paragraph.id for paragraph, _ in self._corpus.incoming(named))
        entries = self._corpus.resolve(named)
        if not entries:
            return None
        return self._numbers(
            paragraph.id
            for entry in entries
            for target in (entry.id, *(part.id for part in entry.paragraphs))
            for paragraph, _ in self._corpus.incoming(target)
        )


def _grouped(pairs: Iterable[tuple[str, int]]) -> Mapping[str, Numbers]:
    groups: dict[str, set[int]] = {}
    for name, number in pairs:
        groups.setdefault(name, set()).add(number)
    return {name: frozenset(numbers) for name, numbers in groups.items()}


def _written(value: str) -> str:
    return f'"{value}"' if " " in value else value
