"""Additional challenges of two types against the opponent who was chosen."""

from typing import Any

from tests.rulings.texts import event, run


def test_one_more_of_each_type_and_no_third():
    """RR Challenges Phase ¶2: beside the one of each type; the opponent has won a challenge against the player."""
    cards = {
        f"Guard{at}": {"type": "character", "cost": 1, "str": 1, "icons": ["power", "intrigue"]}
        for at in range(5)
    }
    fights: list[Any] = []
    for at, kind in enumerate(("power", "power", "intrigue", "intrigue")):
        fights += [
            {"advance": "4.2"},
            {"Ann": {"challenge": {"type": kind, "with": [f"Guard{at}"]}}},
            {"Bob": {"defend": []}},
        ]
    run(
        {"hand": ["Debt"], "play": ["Miller", *cards]},
        {"play": ["Giant"], "deck": 3},
        "challenges",
        {"check": {"may_not": {"Ann": ["Debt"]}}},
        {"Ann": {"challenge": {"type": "military", "with": ["Miller"]}}},
        {"Bob": {"defend": ["Giant"]}},
        {"advance": "4.2.6"},
        {"Ann": {"play": "Debt", "choose": "Bob"}},
        *fights,
        {"advance": "4.2"},
        {"refuse": {"Ann": {"challenge": {"type": "power", "with": ["Guard4"]}}, "because": "already"}},
        Debt=event(
            "Challenges Action: Choose an opponent who has won a challenge against you this phase. You may initiate an "
            "additional [power] and [intrigue] challenge against that player this phase. (Max 1 per phase.)"
        ),
        Giant={"type": "character", "cost": 6, "str": 6, "icons": ["military"]},
        **cards,
    )
