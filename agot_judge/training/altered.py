"""A line of a trace with one thing changed: another player, another card, another number, another place."""

import re
from collections.abc import Iterator
from functools import cache

from agot_judge.engine.state.trace import Entry
from agot_judge.training.played import Played

_PLACES = (("dead pile", "discard pile"), ("hand", "deck"))
_OPPOSITES = (
    ("is killed", "is discarded from play"),
    ("is saved", "is killed"),
    ("kneels", "stands"),
    ("wins", "loses"),
    ("is unopposed", "is opposed"),
    ("gains", "loses"),
    ("enters play", "leaves play"),
    ("is put into play", "is marshaled"),
    ("at no cost", "for its gold cost"),
    ("standing", "kneeling"),
    ("simultaneously", "one after the other"),
)
_DENIALS = (("cannot be", "can be"), ("is not", "is"), ("does not", "does"))
"""What is denied and then said: never the other way round, since a "not" that was put in is seen at once."""
_NUMBER = re.compile(r"(?<![\w.#])\d+(?![\w.])")


def altered(played: Played, entry: Entry) -> Iterator[str]:
    """Each text that the line becomes by one change; a line that begins a step stays as it is."""
    text = entry.text
    if entry.kind == "framework":
        return
    for change in (_other_opposites, _other_places, _other_numbers, _other_names):
        yield from (other for other in change(played, text) if other != text)


def _other_opposites(played: Played, text: str) -> Iterator[str]:
    changes = [*_OPPOSITES, *(pair[::-1] for pair in _OPPOSITES), *_DENIALS]
    for one, other in changes:
        yield _words(one).sub(other, text, count=1)


@cache
def _words(phrase: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(phrase)}\b")


def _other_places(played: Played, text: str) -> Iterator[str]:
    for pair in _PLACES:
        for one, other in (pair, pair[::-1]):
            if f" {one}" in text:
                yield text.replace(f" {one}", f" {other}", 1)


def _other_numbers(played: Played, text: str) -> Iterator[str]:
    found = list(_NUMBER.finditer(text))
    if len(found) == 1:
        number = int(found[0].group())
        for other in (number + 1, number - 1, number + 2):
            if other > 0:
                yield _NUMBER.sub(str(other), text)


def _other_names(played: Played, text: str) -> Iterator[str]:
    game = played.machine.game
    in_play = (
        game.cards[number].label
        for number, card in enumerate(played.board.state.cards)
        if card.zone == "play" and game.cards[number].definition.face.type == "character"
    )
    for names in (game.players, tuple(dict.fromkeys(in_play))):
        named = [name for name in names if _names(text, name)]
        if len(named) == 1:
            for other in names:
                if other != named[0]:
                    yield _named(named[0]).sub(other.replace("\\", r"\\"), text)


def _names(text: str, name: str) -> bool:
    return _named(name).search(text) is not None


def _named(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w#]){re.escape(name)}(?![\w#])")
