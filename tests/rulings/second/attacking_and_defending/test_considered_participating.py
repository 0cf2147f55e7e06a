"""A character that a constant ability considers to be participating."""

import json
from typing import Any

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import check, event, person, run, text

TEXT = (
    "While Crow is standing, he is considered to be participating in each challenge in which you control another"
    " attacking [stark] character."
)
CARDS: dict[str, Any] = {
    "Crow": person(TEXT, icons=["intrigue"], str=4),
    "Miller": person("", faction="stark", icons=["power"], str=2),
    "Baker": person("", icons=["power"], str=1),
    "Wall": text("location", "Action: Kneel Wall to choose a character. Kneel that character."),
}


def _attack(*attackers: str) -> dict[str, Any]:
    return {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": list(attackers)}}}


@pytest.mark.parametrize(
    ("attackers", "kneeling", "takes_part"),
    [(("Miller",), False, True), (("Baker",), False, False), (("Miller",), True, False)],
)
def test_it_takes_part_undeclared_and_standing_as_long_as_its_condition_is_true(
    attackers, kneeling, takes_part
):
    """RR Constant Abilities ¶2 and Attacker ¶1: it is participating on the attacking player's side, without the icon."""
    run(
        {"play": [{"Crow": {"kneeling": kneeling}}, "Miller", "Baker"]},
        {},
        "4.2",
        _attack(*attackers),
        check(Crow={"participating": takes_part, "attacking": takes_part, "kneeling": kneeling}),
        {"check": {"challenge": {"attacking_str": (2 if "Miller" in attackers else 1) + 4 * takes_part}}},
        **{name: CARDS[name] for name in ("Crow", "Miller", "Baker")},
    )


def test_knelt_it_is_no_longer_participating():
    """RR Constant Abilities ¶2: the effect is active any time that the condition is met, and not longer."""
    run(
        {"play": ["Crow", "Miller", "Wall"]},
        {},
        "4.2",
        _attack("Miller"),
        check("2e/rr/participating/2", Crow={"participating": True}),
        {"Ann": {"trigger": "Wall", "choose": "Crow"}},
        check("2e/rr/constant-abilities/2", Crow={"participating": False, "kneeling": True}),
        **{name: CARDS[name] for name in ("Crow", "Miller", "Wall")},
    )


def test_a_declared_attacker_stays_one_though_it_stands():
    """RR Participating ¶1: whoever was declared is participating through the resolution of the challenge."""
    crow = person(TEXT, icons=["power"], str=4)
    run(
        {"play": ["Crow", "Miller"], "hand": ["Up", "Off"]},
        {},
        "4.2",
        _attack("Miller", "Crow"),
        {"Ann": {"play": "Up", "choose": "Crow"}},
        {"Ann": {"play": "Off", "choose": "Miller"}},
        check(Crow={"participating": True, "kneeling": False}, Miller={"participating": False}),
        Crow=crow,
        Miller=CARDS["Miller"],
        Up=event("Action: Choose and stand a character."),
        Off=event(
            "Action: Choose an attacking character. Stand that character and remove it from the challenge."
        ),
    )


def test_in_a_challenge_that_is_under_way_it_takes_part_from_the_start():
    """RR Renown ¶1: each participating character with renown may gain 1 power."""
    scenario = {
        "edition": "2e",
        "players": {
            "Ann": {"plot": "Calm", "play": ["Crow", {"Miller": "attacking, kneeling"}]},
            "Bob": {"plot": "Calm"},
        },
        "cards": {
            "Calm": {"type": "plot", "gold": 1, "initiative": 1, "claim": 1, "reserve": 6},
            "Crow": person(f"Renown.\n{TEXT}"),
            "Miller": CARDS["Miller"],
        },
        "challenge": {"type": "power", "attacker": "Ann", "defender": "Bob"},
        "start": "duck",
        "run": [{"advance": "end"}, check(Crow={"power": 1, "kneeling": False})],
    }
    result = run_text(json.dumps(scenario))
    assert result.ok, result.checks
