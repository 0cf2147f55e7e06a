"""Challenges that ended in some way, and challenges in which nobody defended."""

import pytest

from tests.rulings.texts import ICONS, run

FIGHTER = {"type": "character", "cost": 2, "str": 6, "icons": ICONS}


def watcher(occurrence):
    """Who hears of it gains 1 gold."""
    return {"type": "character", "str": 1, "text": f"Forced {occurrence}, gain 1 gold."}


@pytest.mark.parametrize("defends", [True, False])
@pytest.mark.parametrize(
    ("said", "defended", "alone"),
    [
        ("Interrupt: When a challenge you won ends", 1, 1),
        ("Interrupt: When a challenge you lost ends", 0, 0),
        ("Reaction: After a challenge you won by 4 or more STR ends", 1, 1),
    ],
)
def test_who_won_it_and_whether_anybody_defended(said, defended, alone, defends):
    """RR Triggering Condition ¶1: it must be such a challenge. RR 4.2.1 ¶1: the defending player declares defenders, or none."""
    run(
        {"play": ["Watcher", "Hero"], "gold": 0, "deck": 5},
        {"play": ["Shield"], "deck": 5, "hand": 0},
        "4.2",
        {"Ann": {"challenge": {"type": "intrigue", "against": "Bob", "with": ["Hero"]}}},
        {"Bob": {"defend": ["Shield"] if defends else []}},
        {"advance": "end"},
        {"check": {"players": {"Ann": {"gold": defended if defends else alone}}}},
        Watcher=watcher(said),
        Hero=FIGHTER,
        Shield=FIGHTER | {"str": 2},
    )
