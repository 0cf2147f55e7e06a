"""What happens if the present challenge is won, and what happens otherwise."""

import pytest

from tests.rulings.texts import event, run

CLERIC = {
    "type": "character",
    "cost": 3,
    "str": 4,
    "icons": ["power"],
    "traits": ["Drowned God"],
    "text": "Renown.",
}


@pytest.mark.parametrize(
    ("defending", "zone"),
    [
        pytest.param(2, "hand", id="won by 5"),
        pytest.param(3, "deck", id="won by 4"),
        pytest.param(8, "deck", id="lost"),
    ],
)
def test_what_happens_otherwise_happens_as_the_winner_is_determined(defending, zone):
    """RR Delayed Effects ¶2: it is known then which of the two it is, before keywords such as renown resolve."""
    run(
        {"hand": ["Tide"], "dead": ["Cleric"], "deck": 3, "play": ["Miller"]},
        {"play": ["Giant"]},
        "challenges",
        {"Ann": {"challenge": {"type": "power", "with": ["Miller"]}}},
        {"Bob": {"defend": ["Giant"]}},
        {"Ann": {"play": "Tide", "choose": "Cleric"}},
        {"check": {"cards": {"Cleric": {"zone": "play", "attacking": True}}}},
        {"advance": "4.2.3"},
        {"check": {"cards": {"Cleric": {"zone": zone}}, "cites": ["resolve automatically and immediately"]}},
        Cleric=CLERIC,
        Giant={"type": "character", "cost": 5, "str": defending, "icons": ["power"]},
        Tide=event(
            "Challenges Action: Put a Drowned God character into play from your dead pile, participating as an attacker. "
            "Then, if you win the challenge by 5 or more STR, return that character to your hand. Otherwise, place it on "
            "the bottom of your deck."
        ),
    )


def test_a_challenge_that_ends_without_a_winner_was_not_won():
    """RR Delayed Effects ¶1: as it ends, it is known that it is not won."""
    run(
        {"hand": ["Vow", "Horn"], "play": ["Miller"]},
        {},
        "challenges",
        {"Ann": {"challenge": {"type": "power", "with": ["Miller"]}}},
        {"Ann": {"play": "Vow", "choose": "Miller"}},
        {"Ann": {"play": "Horn"}},
        {"advance": "4.3"},
        {"check": {"cards": {"Miller": {"zone": "hand"}}}},
        Horn=event("Challenges Action: End the challenge with no winner or loser."),
        Vow=event(
            "Challenges Action: Choose an attacking character. If you win this challenge, stand that character. Otherwise, "
            "return it to its owner's hand."
        ),
    )
