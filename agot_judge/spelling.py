"""The nearest right spelling of a word that nobody knows."""

from collections.abc import Iterable
from difflib import get_close_matches

LONGEST_LIST = 25


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that is spelt most like this one, or an empty string where none is like it."""
    by_lower = {candidate.lower(): candidate for candidate in known}
    # Comparing takes the product of the lengths: what is that long is no misspelt name.
    short = word.lower()[:200]
    found = get_close_matches(short, by_lower, n=1, cutoff=0.6)
    if not found:
        # An abbreviation: "str" for "strength".
        found = [other for other in by_lower if len(other) >= 3 and short.startswith(other)]
    return by_lower[found[0]] if found else ""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A sentence that offers the nearest spelling; where none is near, one that lists what is possible."""
    candidates = list(known)
    near = nearest(word, candidates)
    if near:
        return f"Did you mean {near!r}?"
    if not candidates:
        return ""
    listed = ", ".join(candidates[:LONGEST_LIST])
    more = len(candidates) - LONGEST_LIST
    return f"Expected: {listed}{f' and {more} more' if more > 0 else ''}."


def perhaps(word: str, known: Iterable[str]) -> str:
    """A sentence that offers the nearest of names that are too many to list; empty where none is near."""
    near = nearest(word, known)
    return f"Did you mean {near!r}?" if near else ""


def shown(word: str, longest: int = 60) -> str:
    """A word from the file, quoted for a message: one line, not too long."""
    one_line = " ".join(word.split())
    return repr(one_line if len(one_line) <= longest else one_line[: longest - 1] + "…")
