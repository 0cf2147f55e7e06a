"""One of several options, which commas part."""

import pytest

from tests.rulings.texts import person, run


@pytest.mark.parametrize(
    ("words", "hand", "gold", "kneeling"),
    [("draw 2 cards", 2, 0, True), ("gain 3 gold", 0, 3, True), ("stand Hero", 0, 0, False)],
)
def test_commas_part_the_options_of_which_one_is_chosen(words, hand, gold, kneeling):
    """RR Effects ¶3: one of three is resolved, although two of them stand beside each other before the "or"."""
    run(
        {"play": [{"Hero": {"kneeling": True}}], "deck": 5},
        {},
        "4.1",
        {"Ann": {"trigger": "Hero", "choose": words}},
        {
            "check": {
                "players": {"Ann": {"hand": hand, "gold": gold}},
                "cards": {"Hero": {"kneeling": kneeling}},
            }
        },
        Hero=person("Action: Choose one: draw 2 cards, gain 3 gold, or stand Hero. (Limit once per round.)"),
    )
