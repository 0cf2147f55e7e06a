"""The changes of a newer text of a document, paragraph by paragraph."""

from collections import Counter
from collections.abc import Iterable
from difflib import SequenceMatcher

from msgspec import Struct

from agot_judge.corpus.model import Retired


class Piece(Struct, frozen=True):
    """Some words of a difference."""

    kind: str
    """``same``, ``gone`` or ``new``."""
    text: str


class Change(Struct, frozen=True, kw_only=True):
    """The change of one paragraph, or to the heading of one entry."""

    kind: str
    """``added``, ``changed``, ``moved``, ``removed``; ``headed``: an entry has another number or title."""
    id: str
    """The lasting id: of what is removed the retired one."""
    was: str = ""
    """The retired id of a paragraph that moved to another entry."""
    title: str
    """The title of its entry."""
    before: str = ""
    after: str = ""

    def words(self) -> tuple[Piece, ...]:
        """The difference of the words, in reading order."""
        return word_difference(self.before, self.after)


def touched(changes: Iterable[Change], retired: Iterable[Retired]) -> frozenset[str]:
    """Ids of all paragraphs and entries that are changed, moved, headed otherwise or retired."""
    changed = {change.id for change in changes if change.kind != "added"}
    return frozenset(changed | {one.id for one in retired})


def word_difference(before: str, after: str) -> tuple[Piece, ...]:
    """The words that both texts have, that only ``before`` and that only ``after`` has, in reading order."""
    old, new = before.split(), after.split()
    pieces = []
    for tag, start, end, new_start, new_end in SequenceMatcher(None, old, new, False).get_opcodes():
        if tag == "equal":
            pieces.append(Piece("same", " ".join(old[start:end])))
            continue
        if end > start:
            pieces.append(Piece("gone", " ".join(old[start:end])))
        if new_end > new_start:
            pieces.append(Piece("new", " ".join(new[new_start:new_end])))
    return tuple(pieces)


def likeness(one: Iterable[str], other: Iterable[str]) -> float:
    """The share of words that two texts have in common, from 0 to 1, whatever their order; 1 for two empty texts."""
    first, second = Counter(one), Counter(other)
    total = first.total() + second.total()
    return 2 * (first & second).total() / total if total else 1.0


def out_of_order(places: list[int]) -> set[int]:
    """The fewest indexes of ``places`` without which it rises from beginning to end: what has moved."""
    longest: list[int] = []
    before: list[int] = []
    for at, place in enumerate(places):
        fitting = [n for n in range(at) if places[n] < place]
        best = max(fitting, key=lambda n: longest[n], default=-1)
        before.append(best)
        longest.append(longest[best] + 1 if best >= 0 else 1)
    at = max(range(len(places)), key=lambda n: longest[n], default=-1)
    kept = set()
    while at >= 0:
        kept.add(at)
        at = before[at]
    return set(range(len(places))) - kept
