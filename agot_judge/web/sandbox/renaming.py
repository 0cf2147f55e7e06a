"""Giving players other names, wherever a scenario refers to them."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.scenario.entries import Choose, Expected, Random
from agot_judge.scenario.model import Player, Scenario

OF_PLAYERS = frozenset(
    (
        *("player", "attacker", "defender", "winner", "controller", "owner", "by", "of"),
        *("against", "first_player", "active_player"),
    )
)
"""The fields of a scenario's records that hold a player's name."""


def renamed(scenario: Scenario, names: Mapping[str, str]) -> Scenario:
    """The scenario in which each player called by a key is called by its value."""
    changed = _walk(scenario, names)
    assert isinstance(changed, Scenario)
    return changed


def _walk(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, tuple):
        return tuple(_walk(item, names) for item in value)
    if not isinstance(value, Struct):
        return value
    changed = {}
    for name in value.__struct_fields__:
        one = getattr(value, name)
        if isinstance(one, str):
            if _is_player(value, name):
                one = names.get(one, one)
        else:
            one = _walk(one, names)
        changed[name] = one
    if isinstance(value, Choose | Random):
        # A choice between players names them among its answers.
        key = "answers" if isinstance(value, Choose) else "results"
        changed[key] = tuple(names.get(word, word) for word in changed[key])
    return replace(value, **changed)


def _is_player(value: Struct, field: str) -> bool:
    if isinstance(value, Expected):
        return field == "value" and value.field in OF_PLAYERS | {"loser"}
    return field in OF_PLAYERS or (isinstance(value, Player) and field == "name")
