"""Words that players use for one another, from the reviewed list in ``thesaurus.toml``."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path

from agot_judge.search.analysis import is_function_word, stems

FILE = Path(__file__).with_name("thesaurus.toml")

Stems = tuple[str, ...]
"""One word, or several that stand one after the other."""


class Thesaurus:
    """For a word, the others of its groups."""

    def __init__(
        self,
        groups: Iterable[Iterable[str]],
        editions: Mapping[str, Iterable[str]] | None = None,
        older: Iterable[str] = (),
    ) -> None:
        """``groups`` list what stands for one idea, as players write it, the word of the rules first; ``editions`` what
        players call each edition; ``older`` what they call those before the first, in two words."""
        self._older = frozenset(stems(name) for name in older)
        self.older = frozenset(name[0] for name in self._older)
        """The words that stand before the name of a card of an older edition."""
        others: dict[Stems, dict[Stems, None]] = {}
        heads: dict[Stems, dict[Stems, None]] = {}
        for group in groups:
            members = dict.fromkeys(stems(entry) for entry in group if not is_function_word(entry))
            for member in members:
                others.setdefault(member, {}).update(dict.fromkeys(m for m in members if m != member))
                heads.setdefault(member, {})[next(iter(members))] = None
        self._heads = {one: tuple(found) for one, found in heads.items()}
        self._others: Mapping[Stems, tuple[Stems, ...]] = {one: tuple(found) for one, found in others.items()}
        self._longest = max(map(len, self._others), default=0)
        self._editions = {
            stems(name): edition for edition, names in (editions or {}).items() for name in names
        }

    def editions(self, asked: Stems) -> tuple[str, ...]:
        """The editions that are called by one of their names in ``asked``."""
        called = (
            edition
            for name, edition in self._editions.items()
            if any(asked[at : at + len(name)] == name for at in range(len(asked)))
        )
        return tuple(dict.fromkeys(called))

    def is_older(self, asked: Stems) -> bool:
        """True where an edition before the first one is called so in ``asked``: ``the old game``."""
        return not self._older.isdisjoint(pairwise(asked))

    def others(self, member: Stems) -> tuple[Stems, ...]:
        """The words that may be said for ``member``, itself left out; empty for a word of no group."""
        return self._others.get(member, ())

    def heads(self, member: Stems) -> tuple[Stems, ...]:
        """The first of each group of ``member``: the word of the rules, where they have one."""
        return self._heads.get(member, ())

    def several_words(self, asked: Stems) -> tuple[Stems, ...]:
        """The members of several words that stand in ``asked`` (``pick up``), in order, the longest at each place."""
        found: list[Stems] = []
        at = 0
        while at < len(asked):
            lengths = range(min(self._longest, len(asked) - at), 1, -1)
            member = next((asked[at : at + n] for n in lengths if asked[at : at + n] in self._others), None)
            if member:
                found.append(member)
            at += len(member) if member else 1
        return tuple(found)


@cache
def thesaurus() -> Thesaurus:
    """The project's own thesaurus."""
    table = tomllib.loads(FILE.read_text("utf-8"))
    return Thesaurus(table["groups"], table["editions"], table["older"])
