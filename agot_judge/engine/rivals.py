"""Constant abilities that might exclude each other: each changes something on which the other depends."""

from collections.abc import Iterator
from itertools import combinations

from agot_judge.engine.ability import Cards, Condition, Modify
from agot_judge.engine.ability.cards import CardNumber, Different, PlayerNumber
from agot_judge.engine.ability.walk import nodes

Named = tuple[int, int]
"""A constant ability: its card and its number there."""

_MEASURED = {
    "STR": "strength",
    "icons": "icons",
    "keywords": "keywords",
    "gold value": "gold",
    "claim value": "claim",
    "initiative value": "initiative",
    "reserve value": "reserve",
}
_OF_PLAYERS = {
    "claim": "claim",
    "initiative": "initiative",
    "reserve": "reserve",
    "income": "gold",
    "winning STR": "strength",
    "losing STR": "strength",
}
_SHARED = {"trait": "traits", "faction": "factions", "icon": "icons"}
_ASKED = {
    "trait": "traits",
    "icon": "icons",
    "keyword": "keywords",
    "limited": "keywords",
    "faction": "factions",
    "attachment": "blank",
}


def depends_on(modify: Modify, condition: Condition | None) -> frozenset[str]:
    """What about cards (``strength``, ``blank`` ...) decides whether the ability applies, and to which cards."""
    found = {"blank"}
    on = modify.on if isinstance(modify.on, Cards) else None
    for node in nodes((condition, modify.condition, modify.during, modify.unless, on)):
        found.update(_asked_by(node))
    return frozenset(found)


def _asked_by(node: object) -> Iterator[str]:
    if isinstance(node, Cards):
        yield from (what for field, what in _ASKED.items() if getattr(node, field) not in (None, ()))
        for measure in (*(one.of for one in node.where), node.highest, node.lowest):
            if measure in _MEASURED:
                yield _MEASURED[measure]
        yield from (_SHARED[one] for one in (node.same, node.different) if one in _SHARED)
    elif isinstance(node, CardNumber) and node.what in _MEASURED:
        yield _MEASURED[node.what]
    elif isinstance(node, PlayerNumber) and node.what in _OF_PLAYERS:
        yield _OF_PLAYERS[node.what]
    elif isinstance(node, Different) and node.what in _SHARED:
        yield _SHARED[node.what]


def rivals_among(
    constants: dict[str, tuple[tuple[int, Modify, int], ...]], conditions: dict[Named, Condition | None]
) -> tuple[tuple[Named, Named], ...]:
    """The pairs of constant abilities, of different cards, each of which changes something on which the other depends."""
    changed: dict[Named, set[str]] = {}
    needed: dict[Named, frozenset[str]] = {}
    for what, entries in constants.items():
        for card, modify, number in entries:
            one = card, number
            changed.setdefault(one, set()).update((what, "keywords") if what == "blank" else (what,))
            needed[one] = needed.get(one, frozenset()) | depends_on(modify, conditions[one])
    return tuple(
        (one, other)
        for one, other in combinations(sorted(changed), 2)
        if one[0] != other[0]
        and not changed[one].isdisjoint(needed[other])
        and not changed[other].isdisjoint(needed[one])
    )
