"""A line of a trace with one thing changed in substance: what happens, whether it may, the place it comes to."""

import re
from collections.abc import Iterator
from functools import cache

from agot_judge.engine.state.trace import Entry

_PLACES = (
    ("dead pile", "discard pile"),
    ("owner's hand", "owner's deck"),
    ("owner's hand", "owner's discard pile"),
)
_OPPOSITES = (
    ("is killed", "is discarded from play"),
    ("is saved", "is killed"),
    ("is sacrificed", "is killed"),
    ("is unopposed", "is opposed"),
    ("is put into play", "is marshaled"),
    ("at no cost", "for its gold cost"),
    ("simultaneously", "one after the other"),
    ("stays", "does not stay"),
    ("still resolves", "does not resolve"),
    ("still in", "no longer in"),
)
"""The lines that somebody might expect who knows another rule; never that a gain is a loss, which nobody thinks."""
_DENIALS = (("cannot be", "can be"),)
"""What is denied and then said: never the other way round, since a "not" that was put in is seen at once."""


def altered(entry: Entry) -> Iterator[str]:
    """Each text that the line becomes by one change of what is said, never of a name or a number alone; a line that begins
    a step stays as it is."""
    text = entry.text
    if entry.kind == "framework":
        return
    for change in (_other_opposites, _other_places):
        yield from (other for other in change(text) if other != text)


def _other_opposites(text: str) -> Iterator[str]:
    changes = [*_OPPOSITES, *(pair[::-1] for pair in _OPPOSITES), *_DENIALS]
    for one, other in changes:
        yield _words(one).sub(other, text, count=1)


@cache
def _words(phrase: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(phrase)}\b")


def _other_places(text: str) -> Iterator[str]:
    for pair in _PLACES:
        for one, other in (pair, pair[::-1]):
            if f"{one}" in text:
                yield text.replace(one, other, 1)
