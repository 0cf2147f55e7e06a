"""Sentences of a board taken apart: the names of cards and players in them, and the rest."""

import re
from functools import cache

from agot_judge.training.played import Played

_WORD = re.compile(r"[^\W_][\w'-]*")
_BEGINNING = 4
_EMPTY = frozenset(
    (
        "a",
        "an",
        "and",
        "by",
        "for",
        "from",
        "has",
        "in",
        "is",
        "it",
        "its",
        "no",
        "not",
        "of",
        "on",
        "one",
        "or",
        "the",
        "to",
    )
)
_REMARK = re.compile(r"\([^)]*\)")


def all_names(played: Played) -> tuple[str, ...]:
    """The names of the board's players and cards, longest first."""
    game = played.machine.game
    return tuple(sorted({*game.players, *(card.label for card in game.cards)}, key=len, reverse=True))


def shape(played: Played, text: str) -> str:
    """A sentence without the names of cards and players."""
    for name in all_names(played):
        text = text.replace(name, "*")
    return text


def adds_something(played: Played, text: str, said: str) -> bool:
    """True where a sentence says more than was said already, by the beginnings of its words; names and what stands in
    parentheses are left out."""
    return bool(
        beginnings(_REMARK.sub("", text)) - beginnings(said) - beginnings(" ".join(all_names(played)))
    )


def beginnings(text: str) -> frozenset[str]:
    """The words of a text by their beginnings, so that ``saved`` says no more than ``save``; without such as ``the``."""
    words = (word.lower() for word in _WORD.findall(text))
    return frozenset(word[:_BEGINNING] for word in words if word not in _EMPTY)


def names(text: str, name: str) -> bool:
    """True where the sentence names it: a whole name, not the beginning of another."""
    return named(name).search(text) is not None


@cache
def named(name: str) -> re.Pattern[str]:
    """The pattern that finds a name in a sentence."""
    return re.compile(rf"(?<![\w#]){re.escape(name)}(?![\w#])")
