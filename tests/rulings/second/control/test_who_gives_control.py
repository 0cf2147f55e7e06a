"""Who picks the card that a player gives to another one."""

from typing import Any

from tests.rulings.tables import run
from tests.rulings.texts import event

SIDES: dict[str, Any] = {
    "Ann": {"hand": ["Homage"]},
    "Bob": {"play": ["Miller", "Saddler"]},
    "Cat": {"play": ["Baker"]},
}
SADDLER = {"type": "character", "cost": 1, "str": 1}


def test_each_opponent_picks_which_of_his_or_her_characters_is_given():
    """RR Effects ¶3: each of them does it, so each picks."""
    homage = event("Action: Each opponent gives control of a character he or she controls to you.")
    given = {
        "Saddler": {"controller": "Ann"},
        "Baker": {"controller": "Ann"},
        "Miller": {"controller": "Bob"},
    }
    run(
        SIDES,
        "4.1",
        {"Ann": {"play": "Homage"}},
        {"Bob": {"choose": "Saddler"}},
        {"advance": "next"},
        {"check": {"cards": given}},
        cards={"Homage": homage, "Saddler": SADDLER},
    )


def test_the_chosen_opponent_picks_it():
    """RR Effects ¶3."""
    homage = event(
        "Action: Choose an opponent. That player gives control of a character he or she controls to you."
    )
    run(
        SIDES,
        "4.1",
        {"Ann": {"play": "Homage", "choose": "Bob"}},
        {"Bob": {"choose": "Saddler"}},
        {"check": {"cards": {"Saddler": {"controller": "Ann"}, "Miller": {"controller": "Bob"}}}},
        cards={"Homage": homage, "Saddler": SADDLER},
    )
