"""Tokens that a card placed and that are discarded as it leaves play."""

import pytest

from tests.rulings.texts import check, event, person, run

REAPER = (
    "Reaction: After Reaper enters play, place a poison token on up to 2 different unique characters. If Reaper leaves"
    " play, discard those tokens from play."
)


@pytest.mark.parametrize("order", ["Choose and kill a character.", "Return a character to its owner's hand."])
def test_the_tokens_that_it_placed_go_as_it_leaves_play_and_no_others(order):
    """RR Delayed Effects ¶1 and ¶2: it resolves as soon as the condition has occurred, whenever that is."""
    run(
        {"gold": 5, "hand": ["Reaper"], "play": ["Dagmer"]},
        {"hand": ["Order"], "play": [{"Theon": {"tokens": {"poison": 1}}}]},
        "3.2",
        {"Ann": {"marshal": "Reaper"}},
        {"Ann": {"trigger": "Reaper"}},
        {"Ann": {"choose": ["Dagmer", "Theon"]}},
        check(Theon={"tokens": {"poison": 2}}, Dagmer={"tokens": {"poison": 1}}),
        {"Bob": {"play": "Order", "choose": "Reaper"}},
        check("2e/rr/delayed-effects/2", Theon={"tokens": {"poison": 1}}, Dagmer={"tokens": {}}),
        Reaper=person(REAPER),
        Dagmer=person("", unique=True),
        Theon=person("", unique=True),
        Order=event(f"Action: {order}"),
    )
