"""What card texts demand for initiating a challenge besides kneeling the attackers."""

import pytest

from tests.rulings.texts import run, text

TOLL = "Each opponent must pay 1 gold as an additional cost to initiate a [military] challenge against you."


@pytest.mark.parametrize(
    "challenge",
    [
        {"type": "intrigue", "against": "Bob", "with": ["Miller"]},
    ],
)
def test_a_challenge_of_which_it_is_not_said_costs_nothing(challenge):
    """RR Costs ¶2."""
    run(
        {"play": ["Miller"], "gold": 0},
        {"play": ["Toll"]},
        "4.2",
        {"Ann": {"challenge": challenge}},
        Toll=text("location", TOLL),
    )
