"""Two things that are asked of one player, who is named once."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import person

CARDS = {
    "Herald": person("While you are the first player and control a Lord character, Herald gains renown."),
    "Squire": person(
        "Challenges Action: If you are the defending player in a [military] challenge and control a King character, draw 1 card."
    ),
    "Baron": person("", traits=["Lord"]),
    "Ruler": person("", traits=["King"]),
    "Raider": person("", icons=["military", "power"]),
}


@pytest.mark.parametrize(("first", "company"), [("Ann", ["Baron"]), ("Ann", []), ("Bob", ["Baron"])])
def test_the_first_player_who_controls_one(first, company):
    """RR Constant Abilities ¶1: it is active for as long as both are so."""
    has = first == "Ann" and bool(company)
    run(
        {"Ann": {"play": ["Herald", *company]}, "Bob": {"play": ["Baron" if not company else "Raider"]}},
        "4.1",
        {"check": {"cards": {"Herald": {"keywords": ["renown"] if has else []}}}},
        first_player=first,
        cards=CARDS,
    )


@pytest.mark.parametrize(
    ("type_", "company"), [("military", ["Ruler"]), ("military", []), ("power", ["Ruler"])]
)
def test_the_defending_player_who_controls_one(type_, company):
    """RR Play Restrictions and Permissions ¶1: the condition must be true as a whole."""
    use = {"Ann": {"trigger": "Squire"}}
    met = type_ == "military" and bool(company)
    run(
        {
            "Ann": {"play": ["Squire", *company], "deck": 5},
            "Bob": {"play": [{"Raider": "attacking, kneeling"}]},
        },
        "4.2.1",
        {"advance": {"window": "action", "of": "Ann"}},
        use if met else {"check": {"may_not": {"Ann": ["Squire"]}}},
        {"check": {"players": {"Ann": {"hand": 1 if met else 0}}}},
        challenge={"type": type_, "attacker": "Bob", "defender": "Ann"},
        cards=CARDS,
    )
