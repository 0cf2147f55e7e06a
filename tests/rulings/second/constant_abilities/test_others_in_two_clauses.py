"""``Each other ..`` with two clauses: the others are others than the card with the text in both."""

import pytest

from tests.rulings.texts import ICONS, PLOT, check, person, run


@pytest.mark.parametrize("second", ["loses all keywords"])
def test_what_is_said_of_each_other_plot_card_is_not_said_of_the_card_itself(second):
    """RR Constant Abilities ¶2: the second verb has the subject of the first."""
    run(
        {"plot": "Scroll"},
        {"plot": "Harvest"},
        "marshaling",
        check(Scroll={"traits": ["Scheme"], "blank": False}, Harvest={"traits": []}),
        Scroll=PLOT
        | {"traits": ["Scheme"], "text": f"Each other revealed plot card loses all Traits and {second}."},
        Harvest=PLOT | {"traits": ["Summer"]},
    )


def test_each_other_lord_is_another_than_the_card_with_the_text_and_may_be_a_knight():
    """RR Constant Abilities ¶2: both clauses begin alike, and mean others than the same card."""
    one = {"type": "character", "cost": 2, "str": 2, "icons": ICONS}
    run(
        {"play": ["Captain", "Both"]},
        {},
        "challenges",
        check(Captain={"str": 3, "keywords": []}, Both={"str": 3, "keywords": ["renown"]}),
        Captain=person(
            "Each other Knight character you control gets +1 STR, and each other Lord character you control gains renown.",
            traits=["Knight", "Lord"],
        ),
        Both=one | {"traits": ["Knight", "Lord"]},
    )
