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
        ("Interrupt: When a challenge ends that you won by 5 or more STR", 0, 1),
        ("Interrupt: When a challenge you lost ends", 0, 0),
        ("Interrupt: When a challenge ends that an opponent lost", 1, 1),
        ("Reaction: After a challenge you won by 4 or more STR ends", 1, 1),
        ("Reaction: After you win a challenge in which no defenders were declared", 0, 1),
        ("Reaction: After you win a challenge in which an opponent declared no defenders", 0, 1),
        ("Reaction: After you win a challenge against an opponent who did not declare any defenders", 0, 1),
        ("Reaction: After you win a challenge in which you declared no defenders", 0, 0),
        ("Interrupt: When a challenge ends in which no defenders were declared", 0, 1),
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


def test_who_comes_to_take_part_later_was_not_declared():
    """RR Participating ¶2: a card effect can put a character into the challenge; no defender was declared."""
    run(
        {"play": ["Watcher", "Hero"], "gold": 0, "deck": 5},
        {"play": ["Shield"], "deck": 5, "hand": ["Rescue"]},
        "4.2",
        {"Ann": {"challenge": {"type": "intrigue", "against": "Bob", "with": ["Hero"]}}},
        {"Bob": {"defend": []}},
        {"Bob": {"play": "Rescue"}},
        {"advance": "end"},
        {"check": {"players": {"Ann": {"gold": 1}}}},
        Watcher=watcher("Reaction: After you win a challenge in which no defenders were declared"),
        Hero=FIGHTER,
        Shield=FIGHTER | {"str": 2},
        Rescue={
            "type": "event",
            "cost": 0,
            "text": "Challenges Action: Choose a character you control. "
            "That character is now participating in the challenge on your side.",
        },
    )
