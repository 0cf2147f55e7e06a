"""A target that is chosen before the word "then" is chosen first, though only what follows the word does something to it."""

from tests.rulings.tables import run
from tests.rulings.texts import event

YARD = {"type": "location", "cost": 1}


def test_its_controller_is_that_of_the_target():
    """RR Target ¶1: Mill is chosen as Bargain initiates, so it is Bob who controls it."""
    bargain = event(
        "Action: Choose a location. Its controller gains 2 gold. Then, discard that location from play."
    )
    run(
        {"Ann": {"hand": ["Bargain"], "play": ["Yard"]}, "Bob": {"play": ["Mill"]}},
        "4.1",
        {"Ann": {"play": "Bargain", "choose": "Mill"}},
        {"check": {"players": {"Ann": {"gold": 0}, "Bob": {"gold": 2, "discard": 1}}}},
        cards={"Bargain": bargain, "Mill": YARD, "Yard": YARD},
    )


def test_without_a_target_nothing_is_done():
    """RR Target ¶3: nothing can be chosen, so no card is drawn either."""
    lesson = event("Action: Choose a location. Draw 1 card. Then, kneel that location.")
    run(
        {"Ann": {"hand": ["Lesson"], "deck": 5}, "Bob": {}},
        "4.1",
        {"refuse": {"Ann": {"play": "Lesson"}, "because": "target"}},
        cards={"Lesson": lesson},
    )


def test_what_is_chosen_after_then_is_chosen_after_it():
    """RR The word "Then" ¶3: the card is drawn, whether anything can be knelt or not."""
    lesson = event("Action: Draw 1 card. Then, choose and kneel a location.")
    run(
        {"Ann": {"hand": ["Lesson"], "deck": 5}, "Bob": {}},
        "4.1",
        {"Ann": {"play": "Lesson"}},
        {"check": {"players": {"Ann": {"hand": 1}}}},
        cards={"Lesson": lesson},
    )
