"""A query that finds nothing: the nearest one that finds something, and what the language does not have."""

import re
from collections.abc import Collection, Iterator

from msgspec import Struct

from agot_judge.cards.findable import Findable
from agot_judge.cards.query_conditions import Condition, Query
from agot_judge.spelling import nearest

NO_SUCH_WORDS = (
    "All conditions together must hold; the words and, or, not and parentheses are parts of a name here. "
    "Write f:stark|tyrell for one of several, -t:plot for not so."
)
_VALUE = re.compile(r'(?:[A-Za-z]+[:=])?(?P<value>"[^"]*"|[^\s"|]+)')
_WORD = re.compile(r"[\w'-]+")


class _Instead(Struct, frozen=True):
    start: int
    end: int
    words: str


def nearest_query(text: str, query: Query, cards: Collection[Findable]) -> str:
    """The query with each name or Trait that no card has written as the one most like it; empty where there is none."""
    found: list[_Instead] = []
    for condition in query.conditions:
        if condition.is_negative or len(condition.values) != 1 or condition.operator != ":":
            continue
        known = _known(condition, cards)
        place = _VALUE.match(text, condition.position)
        if not known or place is None:
            continue
        near = nearest(condition.values[0], known)
        if not near:
            return ""
        quoted = f'"{near}"' if " " in near else near
        found.append(_Instead(place.start("value"), place.end("value"), quoted))
    for one in reversed(found):
        text = text[: one.start] + one.words + text[one.end :]
    return text if found else ""


def _known(condition: Condition, cards: Collection[Findable]) -> set[str]:
    """The values that could stand there; none where some card has the one that does, or no list can be made."""
    wanted = condition.values[0]
    if condition.field == "name" and not any(wanted in card.label for card in cards):
        if " " in wanted:
            return {card.name for card in cards}
        return {word for card in cards for word in _WORD.findall(card.name)}
    if condition.field == "k" and not any(f" {wanted} " in f" {trait} " for trait in _traits(cards)):
        return set(_traits(cards))
    return set()


def _traits(cards: Collection[Findable]) -> Iterator[str]:
    return (trait for card in cards for trait in card.traits)


def what_there_is_not(query: Query) -> str:
    """The words to write instead of a word that other languages have to join conditions; empty where there is none."""
    words = {one.values[0] for one in query.conditions if one.field == "name" and len(one.values) == 1}
    is_joined = len(query.conditions) > 1 and not words.isdisjoint(("and", "or", "not"))
    is_nested = any(word.startswith("(") and ":" in word for word in words)
    return NO_SUCH_WORDS if is_joined or is_nested else ""
