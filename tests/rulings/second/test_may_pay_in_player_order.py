""" "Starting with the first player, each player may discard 1 card .. to draw 1 card": who pays does what is paid for."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event

DEED = event("Action: Gain 1 gold.")


@pytest.mark.parametrize(
    "order", ["Starting with the first player, each player", "Each player, in player order,"]
)
def test_whoever_has_paid_draws(order):
    """RR Costs ¶1: each of them pays for what that player does; RR Player Order ¶1."""
    fair = event(f"Action: {order} may discard 1 card from his or her hand to draw 1 card.")
    run(
        {
            "Ann": {"hand": ["Fair"], "deck": 5},
            "Bob": {"hand": ["Deed"], "deck": 5},
            "Cat": {"hand": ["Deed"], "deck": 5},
        },
        "4.1",
        {"Cat": "pass"},
        {"Ann": {"play": "Fair"}},
        {"Cat": {"choose": "yes"}},
        {"Bob": {"choose": "no"}},
        {"check": {"players": {"Ann": {"hand": 0}, "Bob": {"discard": 0}, "Cat": {"discard": 1, "hand": 1}}}},
        first_player="Cat",
        cards={"Fair": fair, "Deed": DEED},
    )
