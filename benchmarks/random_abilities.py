"""Abilities that move cards about, take control, choose and replace: for the random boards, one of each kind."""

from typing import Any

ANYONE: dict[str, Any] = {"type": ["character"]}
MINE: dict[str, Any] = {"type": ["character"], "controller": "you"}
THEIRS: dict[str, Any] = {"type": ["character"], "controller": "opponent"}
ONCE = {"times": 1, "period": "phase"}


def action(*effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """An action with these effects, once a phase."""
    return {"kind": "action", "effects": list(effects), "limit": ONCE, **more}


def chosen(cards: dict[str, Any], *effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """An action that chooses such a card, once a phase."""
    return action(*effects, choose=[{"cards": cards}], **more)


MOVING: tuple[dict[str, Any], ...] = (
    chosen({**MINE, "zone": "discard"}, {"do": "put into play"}),
    chosen({**MINE, "zone": "dead"}, {"do": "put into play"}),
    chosen({**MINE, "zone": "hand"}, {"do": "put into play", "kneeling": True}),
    chosen(THEIRS, {"do": "take control"}),
    chosen(THEIRS, {"do": "take control", "until": "phase"}),
    chosen(ANYONE, {"do": "move", "to": "top of deck"}),
    chosen(ANYONE, {"do": "move", "to": "deck"}),
    chosen(ANYONE, {"do": "move", "to": "shadows"}),
    chosen(ANYONE, {"do": "move", "to": "out of game", "until": "this leaves play"}),
    chosen({"type": ["location"], "this": False}, {"do": "move", "to": "under this card"}),
    chosen({"type": ["attachment"]}, {"do": "attach", "on": "target", "to": "self"}),
    chosen({"type": ["attachment"]}, {"do": "take control"}),
    chosen(MINE, {"do": "participate"}),
    chosen(ANYONE, {"do": "discard from play"}, {"do": "draw"}),
    action({"do": "draw", "amount": 2}, {"do": "discard from hand"}),
    action({"do": "discard from deck", "amount": 2, "player": "any"}),
    action(
        {"do": "search", "cards": {"zone": "deck", "controller": "you", "pick": {}}},
        {"do": "move", "on": "those", "to": "hand"},
    ),
    action({"do": "reveal plot"}),
    action({"do": "first player"}),
    action({"do": "additional challenge", "until": "phase"}),
    action({"do": "may", "effects": [{"do": "gain power"}]}),
    action({"do": "either", "options": [[{"do": "draw"}], [{"do": "gain gold", "amount": 2}]]}),
    action(
        {"do": "for each", "player": "any", "effects": [{"do": "discard at random", "player": "that player"}]}
    ),
    action({"do": "for each", "cards": THEIRS, "effects": [{"do": "kneel", "on": "those"}]}),
    action(
        {"do": "choose", "choose": {"cards": MINE, "by": "opponent"}, "effects": [{"do": "sacrifice"}]},
    ),
    action(
        {
            "do": "if",
            "condition": {"exists": {**MINE, "kneeling": True}},
            "effects": [{"do": "draw"}],
            "otherwise": [{"do": "gain power"}],
        },
    ),
    action(
        {
            "do": "when",
            "trigger": {"event": "win challenge", "player": "you"},
            "effects": [{"do": "gain power"}],
            "until": "phase",
        },
    ),
    action(
        {
            "do": "modify",
            "on": ANYONE,
            "loses_keywords": ["renown"],
            "gains_icons": ["intrigue"],
            "until": "round",
        }
    ),
    action({"do": "modify", "on": THEIRS, "blank": True, "until": "phase"}),
    action({"do": "modify", "on": MINE, "multiply_strength": 2, "until": "phase"}),
    chosen(
        MINE,
        {
            "do": "modify",
            "gains_abilities": [
                {
                    "kind": "reaction",
                    "trigger": {"event": "win challenge", "player": "you"},
                    "effects": [{"do": "draw"}],
                }
            ],
            "until": "round",
        },
    ),
    {
        "kind": "action",
        "choose": [{"cards": MINE}, {"cards": THEIRS}],
        "effects": [{"do": "kneel"}, {"do": "kneel", "on": "target 2"}],
    },
    {
        "kind": "action",
        "choose": [{"player": "opponent"}],
        "effects": [{"do": "discard at random", "player": "chosen player"}],
        "limit": ONCE,
    },
    {
        "kind": "action",
        "choose": [{"word": "icon"}],
        "effects": [{"do": "modify", "on": MINE, "gains_icons": ["chosen"], "until": "phase"}],
        "limit": ONCE,
    },
    {
        "kind": "action",
        "costs": [{"do": "discard power", "on": "self"}],
        "effects": [{"do": "draw", "amount": 2}],
    },
    {
        "kind": "action",
        "costs": [{"do": "return to hand", "on": {**MINE, "pick": {}}}],
        "effects": [{"do": "gain gold", "amount": 3}],
    },
    {
        "kind": "interrupt",
        "trigger": {"event": "kill", "would": True, "card": MINE},
        "effects": [{"do": "instead", "effects": [{"do": "return to hand", "on": "occurrence"}]}],
        "limit": ONCE,
    },
    {
        "kind": "interrupt",
        "trigger": {"event": "claim", "would": True, "player": "you"},
        "effects": [{"do": "instead", "effects": [{"do": "apply claim", "type": "power", "player": "you"}]}],
        "limit": ONCE,
    },
    {
        "kind": "reaction",
        "trigger": {"event": "leave play", "card": ANYONE},
        "effects": [{"do": "gain gold"}],
        "limit": ONCE,
    },
    {
        "kind": "reaction",
        "trigger": {"event": "draw", "player": "opponent"},
        "effects": [{"do": "gain gold"}],
        "limit": ONCE,
    },
    {
        "kind": "reaction",
        "forced": True,
        "trigger": {"event": "enter play", "card": {"this": True}},
        "effects": [{"do": "put into play", "on": {**MINE, "zone": "hand", "pick": {}}}],
    },
    {
        "kind": "constant",
        "effects": [
            {
                "do": "change cost",
                "reduce": 1,
                "cards": {"type": ["character"], "zone": "hand"},
                "ways": ["marshal"],
            }
        ],
    },
    {"kind": "constant", "effects": [{"do": "forbid", "player": "opponent", "cannot": "draw"}]},
    {"kind": "constant", "effects": [{"do": "modify", "on": THEIRS, "loses_icons": ["power"]}]},
    {
        "kind": "constant",
        "effects": [{"do": "modify", "on": "self", "immune_to": [{"type": ["event"], "zone": "any"}]}],
    },
    {
        "kind": "constant",
        "effects": [{"do": "modify", "on": "self", "strength": {"number": "count", "cards": MINE}}],
    },
    {
        "kind": "constant",
        "effects": [
            {
                "do": "permit",
                "may": "marshal",
                "cards": {"type": ["character"], "zone": "discard", "controller": "you"},
            }
        ],
    },
)
