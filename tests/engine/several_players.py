"""Abilities for random boards that speak of several players: each chooses, takes control, changes who comes first."""

from typing import Any

ONCE = {"times": 1, "period": "phase"}
CHARACTERS = {"type": ["character"]}


def _action(*effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"kind": "action", "effects": list(effects), "limit": ONCE} | more


def _each_opponent(*effects: dict[str, Any]) -> dict[str, Any]:
    return {"do": "for each", "player": "opponent", "effects": list(effects)}


ABILITIES: tuple[dict[str, Any], ...] = (
    _action({"do": "sacrifice", "on": CHARACTERS | {"pick": {"by": "any"}}}),
    _action({"do": "kill", "on": CHARACTERS | {"pick": {"by": "opponent"}}}),
    _action({"do": "discard from hand", "player": "any"}),
    _action({"do": "draw", "player": "any", "amount": 2}),
    _action({"do": "first player", "chooses": True}),
    _action(
        {"do": "take control", "until": "phase"}, choose={"cards": CHARACTERS | {"controller": "opponent"}}
    ),
    _action({"do": "kneel"}, choose={"cards": CHARACTERS, "each_of": "opponent"}),
    _action(
        {"do": "discard from deck", "player": "chosen player", "amount": 2},
        choose={"player": "opponent"},
        then=[{"do": "gain gold"}],
    ),
    _action(
        _each_opponent(
            {
                "do": "may",
                "player": "that player",
                "effects": [{"do": "draw", "player": "that player"}],
                "otherwise": [{"do": "gain power", "player": "that player"}],
            }
        )
    ),
    {
        "kind": "interrupt",
        "trigger": {"event": "claim"},
        "effects": [{"do": "instead", "effects": [{"do": "apply claim", "type": "military"}]}],
        "limit": ONCE,
    },
    {
        "kind": "reaction",
        "trigger": {"event": "win challenge"},
        "effects": [{"do": "discard at random", "player": "opponent"}],
    },
    {"kind": "constant", "effects": [{"do": "forbid", "player": "you", "cannot": "win"}]},
)
