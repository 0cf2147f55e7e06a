"""Constant abilities that might exclude each other: each changes something on which the other depends."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from agot_judge.engine.ability import Cards, Compare, Condition, Modify
from agot_judge.engine.ability.cards import CardNumber, Comparison, Different, PlayerNumber
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


class Dependence(NamedTuple):
    """The values of cards (``strength``, ``blank`` ...) that decide whether an ability applies, and to which cards."""

    needed: frozenset[str]
    """The values that must be there: taking one away can keep the ability from applying."""
    avoided: frozenset[str]
    """The values that must not be there, or not so much: giving one can keep the ability from applying."""


def depends_on(modify: Modify, condition: Condition | None) -> Dependence:
    """The values on which the ability depends. It may avoid all that it asks for, where anything in it is asked not to be."""
    on = modify.on if isinstance(modify.on, Cards) else None
    asked = tuple(nodes((condition, modify.condition, modify.during, modify.unless, on)))
    found = frozenset(what for node in asked for what in _asked_by(node))
    is_negated = modify.unless is not None or any(_is_negative(node) for node in asked)
    return Dependence(found | {"blank"}, found if is_negated else frozenset())


def _is_negative(node: object) -> bool:
    """True where something is asked not to be, to be no more than so much, or to be the most or the least of all."""
    if isinstance(node, Cards):
        extreme = node.highest is not None or node.lowest is not None
        return bool(node.excluding or node.different or extreme) or node.limited is False
    if isinstance(node, Condition):
        return bool(node.none_of) or node.count_at_most is not None
    return isinstance(node, Comparison | Compare) and node.relation not in ("at least", "more than")


def taken_and_given(modify: Modify) -> tuple[frozenset[str], frozenset[str]]:
    """The values of cards that the ability can take away, and what it can give them: either, of a number that is not known."""
    raises = isinstance(modify.strength, int) and modify.strength >= 0
    sets = modify.set_strength is not None or modify.multiply_strength != 1
    either = {
        name: getattr(modify, name) != 0 or getattr(modify, f"set_{name}") is not None
        for name in ("gold", "initiative", "claim", "reserve")
    }
    taken = either | {
        "blank": modify.blank,
        "icons": bool(modify.loses_icons),
        "traits": bool(modify.loses_traits) or (modify.blank and not modify.except_traits),
        "keywords": bool(modify.loses_keywords) or modify.blank,
        "factions": modify.loses_factions,
        "strength": sets or not raises or modify.lower_strength != 0 or bool(modify.halve_strength),
    }
    given = either | {
        "icons": bool(modify.gains_icons) or modify.icons_of is not None,
        "traits": bool(modify.gains_traits),
        "keywords": bool(modify.gains_keywords) or modify.keywords_of is not None,
        "factions": bool(modify.gains_factions),
        "strength": sets or modify.strength != 0,
    }
    return _true_of(taken), _true_of(given)


def _true_of(does: dict[str, bool]) -> frozenset[str]:
    return frozenset(what for what, is_so in does.items() if is_so)


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
    constants: Mapping[str, tuple[tuple[int, Modify, int], ...]],
    conditions: Mapping[Named, Condition | None],
) -> tuple[tuple[Named, Named], ...]:
    """The pairs of constant abilities, of different cards, each of which can keep the other from applying."""
    taken: dict[Named, frozenset[str]] = {}
    given: dict[Named, frozenset[str]] = {}
    needed: dict[Named, frozenset[str]] = {}
    avoided: dict[Named, frozenset[str]] = {}
    none: frozenset[str] = frozenset()
    for entries in constants.values():
        for card, modify, number in entries:
            one = card, number
            takes, gives = taken_and_given(modify)
            needs, avoids = depends_on(modify, conditions[one])
            taken[one], given[one] = taken.get(one, none) | takes, given.get(one, none) | gives
            needed[one], avoided[one] = needed.get(one, none) | needs, avoided.get(one, none) | avoids

    def against(one: Named, other: Named) -> bool:
        return not (taken[one].isdisjoint(needed[other]) and given[one].isdisjoint(avoided[other]))

    return tuple(
        (one, other)
        for one, other in combinations(sorted(taken), 2)
        if one[0] != other[0] and against(one, other) and against(other, one)
    )
