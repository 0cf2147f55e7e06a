"""The names that could be meant by what was typed: those of which it is a part, else those that are spelt like it."""

from collections.abc import Iterable
from difflib import get_close_matches

from agot_judge.cards.pool import plain

MOST_NEAR = 6
NEAR = 0.72
"""The least likeness to a name, from 0 to 1, of typed words for which the name is offered."""
LEAST = 2
"""A part of a name has at least so many letters."""


def parts_of(typed: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names of which what was typed is a part: each of its words begins one of theirs, in their order."""
    words = plain(typed).split()
    if not words or len("".join(words)) < LEAST:
        return ()
    return tuple(name for name in names if _holds(plain(name).split(), words))


def _holds(name: list[str], words: list[str]) -> bool:
    rest = iter(name)
    return all(any(one.startswith(word) for one in rest) for word in words)


def nearest_names(typed: str, names: Iterable[str]) -> tuple[str, ...]:
    """At most ``MOST_NEAR`` names that could be meant by one that nobody bears: it is a part of them, or spelt like them."""
    known = tuple(names)
    parts = parts_of(typed, known)
    if parts:
        return parts[:MOST_NEAR]
    bare: dict[str, list[str]] = {}
    for name in known:
        bare.setdefault(plain(name).partition(" (")[0], []).append(name)
    close = get_close_matches(plain(typed)[:100], bare, n=MOST_NEAR, cutoff=NEAR)
    return tuple(name for one in close for name in bare[one])[:MOST_NEAR]
