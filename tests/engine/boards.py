"""Random boards: plain characters, keywords, and a few abilities of every kind, in a challenge or before it."""

from typing import Any

from hypothesis import strategies as st

from agot_judge.cards.titles import core_titles
from tests.engine import several_players
from tests.rulings.cards import attachment, character, event, location
from tests.rulings.play import Play, Side, Table

KEYWORDS = ("", "renown", "insight", "pillage", "intimidate", "stealth", "renown insight", "terminal")
ABILITIES: tuple[dict[str, Any], ...] = (
    {"kind": "reaction", "trigger": {"event": "win challenge", "player": "you"}, "effects": [{"do": "draw"}]},
    {
        "kind": "reaction",
        "forced": True,
        "trigger": {"event": "lose challenge", "player": "you"},
        "effects": [{"do": "kneel", "on": "self"}],
    },
    {
        "kind": "interrupt",
        "trigger": {"event": "kill", "card": {"this": True}},
        "choose": {"cards": {"type": ["character"]}},
        "effects": [{"do": "kneel"}],
    },
    {
        "kind": "interrupt",
        "trigger": {"event": "leave play", "would": True, "card": {"controller": "you"}},
        "costs": [{"do": "sacrifice", "on": "self"}],
        "effects": [{"do": "save"}],
    },
    {
        "kind": "action",
        "costs": [{"do": "kneel", "on": "self"}],
        "choose": {"cards": {"type": ["character"]}},
        "effects": [{"do": "modify", "strength": -2, "killed_at_zero": True, "until": "phase"}],
    },
    {
        "kind": "action",
        "choose": {"cards": {"type": ["character"], "controller": "opponent"}, "least": 1, "most": 2},
        "effects": [{"do": "kill"}],
        "then": [{"do": "gain power"}],
        "limit": {"times": 1, "period": "phase"},
    },
    {
        "kind": "action",
        "choose": {"cards": {"type": ["character"], "participating": True}},
        "effects": [{"do": "remove from challenge"}, {"do": "return to hand"}],
        "limit": {"times": 1, "period": "round"},
    },
    {
        "kind": "action",
        "choose": {"cards": {"type": ["character"]}},
        "effects": [
            {"do": "place token", "token": "poison"},
            {"do": "at the end of", "effects": [{"do": "kill"}], "if_with_token": "poison"},
        ],
        "limit": {"times": 1, "period": "round"},
    },
    {
        "kind": "constant",
        "effects": [{"do": "modify", "on": {"type": ["character"], "controller": "you"}, "strength": 1}],
    },
    {"kind": "constant", "effects": [{"do": "modify", "on": "self", "cannot": ["be killed"]}]},
    {
        "kind": "constant",
        "effects": [{"do": "modify", "on": {"trait": ["Knight"]}, "strength": 1, "gains_traits": ["Lord"]}],
    },
    {
        "kind": "constant",
        "effects": [
            {
                "do": "modify",
                "on": {"where": [{"of": "STR", "relation": "at most", "amount": 3}]},
                "gains_traits": ["Knight"],
            }
        ],
    },
    {
        "kind": "constant",
        "effects": [{"do": "modify", "on": {"trait": ["Lord"], "type": ["character"]}, "blank": True}],
    },
    {
        "kind": "constant",
        "condition": {"you_are": "first player"},
        "effects": [{"do": "modify", "on": {"type": ["character"]}, "strength": -1, "killed_at_zero": True}],
    },
    {
        "kind": "action",
        "costs": [
            {"do": "kneel", "on": {"type": ["character"], "pick": {}}},
            {"do": "kneel", "on": {"type": ["character", "location"], "pick": {}}},
        ],
        "effects": [{"do": "draw", "player": "any"}],
    },
    {
        "kind": "action",
        "costs": [{"do": "sacrifice", "on": {"type": ["character"], "pick": {}}}],
        "effects": [{"do": "gain power", "player": "any"}],
    },
    {
        "kind": "interrupt",
        "trigger": {"event": "leave play", "card": {"this": True}},
        "effects": [{"do": "return to hand", "on": "self"}],
    },
    {
        "kind": "interrupt",
        "trigger": {"event": "kill", "would": True, "player": "you"},
        "effects": [{"do": "save"}, {"do": "modify", "on": "occurrence", "strength": 1, "until": "round"}],
        "limit": {"times": 1, "period": "challenge"},
    },
)
CANCEL = {
    "kind": "interrupt",
    "trigger": {"event": "initiate", "player": "opponent"},
    "effects": [{"do": "cancel"}],
}


@st.composite
def sides(draw: st.DrawFn, name: str) -> Side:
    """One player's side."""
    play = []
    for number in range(draw(st.integers(0, 4))):
        abilities = draw(st.lists(st.sampled_from((*ABILITIES, *several_players.ABILITIES)), max_size=1))
        play.append(
            character(
                f"{name}{number}",
                draw(st.integers(0, 5)),
                icons=draw(st.sampled_from(("military", "military power", "military intrigue power"))),
                keywords=draw(st.sampled_from(KEYWORDS[:-1])),
                abilities=tuple(abilities),
                kneeling=draw(st.booleans()),
                duplicates=draw(st.integers(0, 1)),
                power=draw(st.integers(0, 3)),
                attachments=tuple(
                    attachment(f"{name}{number} sword {extra}", draw(st.sampled_from(("", "terminal"))))
                    for extra in range(draw(st.integers(0, 1)))
                ),
            )
        )
    play += [
        location(f"{name} place {number}", draw(st.sampled_from((*ABILITIES, *several_players.ABILITIES))))
        for number in range(draw(st.integers(0, 2)))
    ]
    hand = [event(f"{name} cancel", CANCEL, cost=1)] if draw(st.booleans()) else []
    return Side(
        play=tuple(play),
        hand=(*hand, character(f"{name} page"), draw(st.integers(0, 3))),
        deck=draw(st.sampled_from((None, (character(f"{name} top"), 2), (1,)))),
        claim=draw(st.integers(0, 3)),
        power=draw(st.integers(0, 5)),
        gold=draw(st.integers(0, 2)),
    )


POINTS = ("challenges", "4.2", "4.2.1", "duck", "end-of-phase challenges", "1.4", "7.4")


@st.composite
def plays(draw: st.DrawFn) -> Play:
    """A random table at a random point."""
    names = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")[: draw(st.integers(2, 6))]
    players = {name: draw(sides(name)) for name in names}
    if len(names) > 2 and draw(st.booleans()):
        titles = draw(st.permutations(tuple(core_titles().values())))
        for side, title in zip(players.values(), titles, strict=False):
            side.title = title.face
    point = draw(st.sampled_from(POINTS))
    table = Table(sides=players, first_player=draw(st.sampled_from(names)))
    if point in ("4.2.1", "duck"):
        table.challenge = draw(st.sampled_from(("military", "intrigue", "power")))
    return table.start(point)
