"""Words with a letter wrong: what each may stand for."""

from collections.abc import Iterable


class Spellings:
    """Right spellings, to be found by what is a letter away."""

    def __init__(self, words: Iterable[str]) -> None:
        """``words`` are the right ones, the commonest first."""
        self._places = {word: place for place, word in enumerate(words)}
        self._near: dict[str, list[str]] = {}
        for word in self._places:
            for shorter in shortened(word):
                self._near.setdefault(shorter, []).append(word)

    def right(self, word: str) -> str:
        """The commonest word that is a letter away from ``word``; empty where none is."""
        near = {right for shorter in shortened(word) for right in self._near.get(shorter, ())}
        alike = (right for right in near if is_one_letter_away(word, right))
        return min(alike, key=self._places.__getitem__, default="")


def shortened(word: str) -> frozenset[str]:
    """``word``, and what is left of it without each of its letters."""
    return frozenset((word, *(word[:at] + word[at + 1 :] for at in range(len(word)))))


def is_one_letter_away(one: str, other: str) -> bool:
    """True where one letter is left out, put in or another one, or two neighbours have changed places."""
    start = 0
    while start < min(len(one), len(other)) and one[start] == other[start]:
        start += 1
    rest, others = one[start:], other[start:]
    swapped = rest[1:2] + rest[:1] + rest[2:]
    return rest[1:] == others[1:] or rest[1:] == others or rest == others[1:] or swapped == others
