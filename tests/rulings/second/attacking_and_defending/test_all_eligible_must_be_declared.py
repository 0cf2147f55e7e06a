"""Players who must declare all eligible characters as attackers or defenders."""

from typing import Any

from tests.rulings.tables import run
from tests.rulings.texts import event, person

SAID = "each player must declare all eligible characters as attackers or defenders during challenges of that type"
WAR = event(f"Action: Name a challenge type. Until the end of the phase, {SAID}.")
CARDS = {
    "War": WAR,
    "Wolf": person("", str=4),
    "Cub": person("", str=2),
    "Elder": person("", icons=["power"]),
    "Guard": person(""),
    "Scout": person(""),
}
SIDES: dict[str, dict[str, Any]] = {
    "Ann": {"hand": ["War"], "play": ["Wolf", "Cub", "Elder"]},
    "Bob": {"play": ["Guard", "Scout", {"Miller": "kneeling"}]},
}
NAMED = ({"Ann": {"play": "War", "choose": "military"}}, {"Bob": "pass"}, {"Ann": "pass"})


def attack(kind: str, *who: str) -> dict[str, Any]:
    return {"Ann": {"challenge": {"type": kind, "against": "Bob", "with": list(who)}}}


def test_all_eligible_characters_attack_and_defend():
    """RR 4.2.1 ¶1: Elder has no military icon and Miller kneels: they are not eligible; all others are declared."""
    run(
        SIDES,
        "4.1",
        *NAMED,
        {"refuse": {**attack("military", "Wolf"), "because": "must be declared"}},
        attack("military", "Wolf", "Cub"),
        {"Ann": "pass"},
        {"Bob": "pass"},
        {"refuse": {"Bob": {"defend": ["Guard"]}, "because": "must be declared"}},
        {"Bob": {"defend": ["Guard", "Scout"]}},
        {"check": {"cards": {"Scout": {"defending": True}, "Elder": {"attacking": False}}}},
        cards=CARDS,
    )


def test_not_in_challenges_of_another_type():
    """RR 4.2.1 ¶1: in a power challenge any number of eligible characters may be declared."""
    run(
        SIDES,
        "4.1",
        *NAMED,
        attack("power", "Elder"),
        {"Ann": "pass"},
        {"Bob": "pass"},
        {"Bob": {"defend": []}},
        {"check": {"cards": {"Wolf": {"attacking": False}, "Guard": {"defending": False}}}},
        cards=CARDS,
    )
