"""What card texts demand for initiating a challenge besides kneeling the attackers."""

import pytest

from tests.rulings.texts import run, text

ATTACK = {"challenge": {"type": "military", "against": "Bob", "with": ["Miller"]}}
TOLL = "Each opponent must pay 1 gold as an additional cost to initiate a [military] challenge against you."
COSTS = ["2e/rr/costs/2", "2e/rr/4.2/4"]


def test_the_cost_is_paid_and_the_challenge_initiated():
    """RR Costs ¶2, 4.2 ¶4: who initiates the challenge pays; nobody else does."""
    run(
        {"play": ["Miller"], "gold": 3},
        {"play": ["Toll"], "gold": 3},
        "4.2",
        {"Ann": ATTACK},
        {"check": {"players": {"Ann": {"gold": 2}, "Bob": {"gold": 3}}, "cites": COSTS}},
        Toll=text("location", TOLL),
    )


def test_who_cannot_pay_all_of_it_cannot_initiate_it():
    """RR Costs ¶5: several costs are paid together, so all of them must be there."""
    run(
        {"play": ["Miller"], "gold": 1},
        {"play": ["Toll", "Gate"]},
        "4.2",
        {"refuse": {"Ann": ATTACK, "because": "additional cost of 2 gold"}},
        Toll=text("location", TOLL),
        Gate=text("location", TOLL),
    )


@pytest.mark.parametrize(
    "challenge",
    [
        {"type": "power", "against": "Bob", "with": ["Miller"]},
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


def test_cards_of_ones_choice_are_discarded_for_it():
    """RR Costs ¶4: from the hand of the player who pays."""
    run(
        {"play": ["Miller"], "hand": ["Saddle", "Baker"]},
        {"play": ["Peace"]},
        "4.2",
        {"Ann": ATTACK},
        {"Ann": {"choose": "Saddle"}},
        {"check": {"cards": {"Saddle": {"zone": "discard"}, "Baker": {"zone": "hand"}}}},
        Peace=text(
            "location",
            "As an additional cost to initiate a [military] or [power] challenge against you, "
            "an opponent must discard 1 card from his or her hand.",
        ),
    )


def test_without_a_card_in_hand_there_is_no_such_challenge():
    """RR Costs ¶4."""
    run(
        {"play": ["Miller"], "hand": []},
        {"play": ["Peace"]},
        "4.2",
        {"refuse": {"Ann": ATTACK, "because": "cards in hand can be discarded"}},
        Peace=text(
            "location",
            "Opponents cannot initiate challenges against you unless they discard 1 card from their hand.",
        ),
    )
