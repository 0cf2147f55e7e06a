"""``you may draw it or place it on the bottom of your deck``: one of the two, or neither."""

import pytest

from tests.rulings.texts import person, run


@pytest.mark.parametrize(("choice", "hand", "gold"), [("draw", 1, 0), ("gain", 0, 1), ("", 0, 0)])
def test_one_of_the_two_is_done_or_neither(choice, hand, gold):
    """RR May ¶1: whether it is done is the player's option; which of them, too."""
    chosen = {"Ann": {"choose": choice} if choice else "pass"}
    run(
        {"play": ["Hero"], "deck": 3},
        {},
        "4.1",
        {"Ann": {"trigger": "Hero"}},
        chosen,
        {"check": {"players": {"Ann": {"hand": hand, "gold": gold}}, "cites": ["2e/rr/effects/3"]}},
        Hero=person("Action: Kneel Hero. You may draw 1 card or gain 1 gold. (Limit once per round.)"),
    )


def test_those_that_each_get_something_all_get_it():
    """RR Effects ¶3: "each" of them is said of every card that was chosen."""
    run(
        {"play": ["Hero"]},
        {"play": ["Miller", "Baker"]},
        "4.1",
        {"Ann": {"trigger": "Hero", "choose": ["Miller", "Baker"]}},
        {"check": {"cards": {"Miller": {"str": 4}, "Baker": {"str": 3}, "Hero": {"str": 3}}}},
        Hero=person(
            "Action: Choose 2 characters. Those characters each get +1 STR until the end of the phase."
        ),
    )
