"""Common errors about the rules, each with the paragraphs that refute it: from them come wrong answers."""

import re
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Literal

from msgspec import Struct

from agot_judge.editions import folder_of
from agot_judge.engine.state.trace import Entry
from agot_judge.toml_files import read_toml
from agot_judge.training.citing import grounds
from agot_judge.training.misreckoned import misreckoned

Ruling = Literal["yes", "no"]


class Misconception(Struct, frozen=True, forbid_unknown_fields=True):
    """A common error."""

    belief: str
    refuted_by: tuple[str, ...]
    ruling: Ruling | None = None
    """The ruling of somebody who believes it, when a player asks whether something may be done."""
    instead: tuple[str, str] | None = None
    """Words of a line of a trace, and those that somebody who believes it expects in their place."""
    beside: str = ""
    """A pattern of another line that stands with it: without that nobody would expect it."""
    reckons: str = ""
    """The way in which somebody who believes it reckons a value (see ``misreckoned``)."""
    doubt: str = ""
    """The matter of a fact (see ``doubts``) by which somebody who believes it thinks that a card cannot be used."""
    order: tuple[str, str] | None = None
    """Patterns of what happens and of what comes after it, each as ``STEP PRECURSOR: LINE``, where somebody who believes it
    expects the later one first."""

    def expected(self, text: str) -> str:
        """The line as somebody who believes it expects it; empty where it says nothing else."""
        if self.reckons:
            return misreckoned(text, self.reckons)
        if self.instead is None:
            return ""
        words, others = self.instead
        found, count = re.subn(rf"\b{re.escape(words)}\b", lambda _: others, text, count=1)
        return found if count else ""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    misconception: tuple[Misconception, ...]


def error_files(edition: str) -> tuple[Path, ...]:
    """The files that hold the common errors about an edition, one a subject; none where none are written."""
    return tuple(sorted((Path(__file__).parent / "errors" / folder_of(edition).name).glob("*.toml")))


@cache
def misconceptions(edition: str) -> tuple[Misconception, ...]:
    """The common errors about an edition. Raises CorpusError for a faulty file."""
    return tuple(one for path in error_files(edition) for one in read_toml(path, _File).misconception)


@cache
def _refuted_by(edition: str) -> dict[str, tuple[Misconception, ...]]:
    found: dict[str, tuple[Misconception, ...]] = {}
    for one in misconceptions(edition):
        for cite in one.refuted_by:
            found[cite] = (*found.get(cite, ()), one)
    return found


def refuted(edition: str, cites: Collection[str]) -> Iterator[Misconception]:
    """The errors that one of these paragraphs refutes."""
    known = _refuted_by(edition)
    yield from dict.fromkeys(one for cite in cites for one in known.get(cite, ()))


def doubted(edition: str, matter: str) -> Misconception | None:
    """The error by which a fact of this matter seems to keep a card from being used; None for none in this edition."""
    return next((one for one in misconceptions(edition) if one.doubt == matter), None)


def turned_round(edition: str, cites: Collection[str], before: str, after: str) -> Misconception | None:
    """The error by which somebody expects the later of two happenings first, where these rest on what refutes it."""
    for one in refuted(edition, cites):
        if one.order is not None and all(
            re.search(words, text) for words, text in zip(one.order, (before, after), strict=True)
        ):
            return one
    return None


def ruled(edition: str, cites: Collection[str], ruling: Ruling) -> str:
    """The belief by which somebody would rule so against one of these paragraphs; empty for none."""
    return next((one.belief for one in refuted(edition, cites) if one.ruling == ruling), "")


def mistaken(edition: str, entry: Entry, around: Iterable[Entry] = ()) -> Iterator[tuple[str, str]]:
    """The line as it would be by each error that it refutes, and the belief; of errors that only another line suggests those
    of which one stands around it."""
    for one in refuted(edition, grounds(entry)):
        other = one.expected(entry.text)
        if other and (not one.beside or any(re.search(one.beside, line.text) for line in around)):
            yield other, one.belief


def expected(edition: str, cites: Collection[str], text: str) -> Iterator[tuple[str, str]]:
    """The sentence, which rests on these paragraphs, as it would be by each error that they refute, and the belief."""
    for one in refuted(edition, cites):
        other = one.expected(text)
        if other:
            yield other, one.belief
