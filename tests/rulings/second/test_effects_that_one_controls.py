"""``by a card effect you control``: whose effect it has to be."""

from typing import Any

import pytest

from tests.rulings.texts import event, run, text

SNARE = event("Action: Choose and kneel a character.")


@pytest.mark.parametrize(
    ("whose", "snared_by", "usable"),
    [
        ("a card effect you control", "Ann", True),
        ("a card effect you control", "Bob", False),
        ("a card effect an opponent controls", "Ann", False),
        ("a card effect an opponent controls", "Bob", True),
        ("card effects you control", "Ann", True),
    ],
)
def test_only_an_effect_of_that_player_meets_the_condition(whose, snared_by, usable):
    """RR Reactions ¶1, RR Triggering Condition ¶1: the player of the event controls its effect."""
    other = "Bob" if snared_by == "Ann" else "Ann"
    hands: dict[str, dict[str, Any]] = {snared_by: {"hand": ["Snare"]}, other: {"hand": 1}}
    passed = [] if snared_by == "Ann" else [{"Ann": "pass"}]
    gold = {"check": {"players": {"Ann": {"gold": 1}}, "cites": ["2e/rr/reactions/1"]}}
    use: dict[str, Any] = {"Ann": {"trigger": "Watchtower"}}
    after = [use, gold] if usable else [{"refuse": {**use, "because": "triggering condition"}}]
    run(
        {"play": ["Watchtower"], **hands["Ann"]},
        {"play": ["Miller"], **hands["Bob"]},
        "4.1",
        *passed,
        {snared_by: {"play": "Snare", "choose": ["Miller"]}},
        *after,
        Snare=SNARE,
        Watchtower=text("location", f"Reaction: After a character is knelt by {whose}, gain 1 gold."),
    )


def test_kneeling_to_attack_is_no_effect_that_one_controls():
    """RR Effects ¶1: what the framework has a card do is no card effect."""
    run(
        {"play": ["Watchtower", "Miller"]},
        {},
        "4.1",
        {"Ann": {"challenge": {"type": "power", "with": ["Miller"]}}},
        {"check": {"cards": {"Miller": {"kneeling": True}}, "may_not": {"Ann": ["Watchtower"]}}},
        Watchtower=text(
            "location", "Reaction: After a character is knelt by a card effect you control, gain 1 gold."
        ),
    )
