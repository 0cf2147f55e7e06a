"""Piles of which not every card is identified, moved as a whole."""

import pytest

from tests.rulings.texts import event, run

SHUFFLE = "Action: Each player shuffles his or her discard pile into his or her deck."


@pytest.mark.parametrize("pile", [3, ["Miller", 2]])
def test_a_pile_that_is_shuffled_into_the_deck_takes_its_unidentified_cards_along(pile):
    """RR Move ¶1, RR Effects ¶3: every card of the pile moves; what it is does not matter."""
    run(
        {"hand": ["Autumn"], "discard": pile, "deck": 5},
        {"discard": 1, "deck": ["Baker"]},
        "4.1",
        {"Ann": {"play": "Autumn"}},
        {
            "check": {
                "players": {"Ann": {"discard": 1, "deck": 8}, "Bob": {"discard": 0, "deck": 2}},
                "cites": ["2e/rr/move/1"],
            }
        },
        Autumn=event(SHUFFLE),
    )


def test_a_pile_is_returned_to_the_hand_with_its_unidentified_cards():
    """RR Move ¶1."""
    run(
        {"hand": ["Spring"], "discard": ["Miller", 2], "deck": 5},
        {},
        "4.1",
        {"Ann": {"play": "Spring"}},
        {"check": {"players": {"Ann": {"discard": 1, "hand": 3}}}},
        Spring=event("Action: Return each card in your discard pile to your hand."),
    )
