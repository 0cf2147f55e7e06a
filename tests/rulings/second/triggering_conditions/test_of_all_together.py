"""``1 or more``: an ability is used once for all to which it happens together, and speaks of all of them."""

import pytest

from tests.rulings.texts import check, event, person, run, text

FIRE = event("Action: Kill each character.")
TABLE = (
    {"play": ["Bell", "Miller", "Baker"], "hand": ["Fire"], "deck": 5},
    {"play": ["Wench"]},
    "challenges",
)
CARDS = {"Fire": FIRE, "Wench": person("")}
DEAD = "Reaction: After 1 or more characters you control are killed, "


@pytest.mark.parametrize(
    ("words", "chosen", "then"),
    [
        ("Bell gains 1 power for each of those characters.", [], {"Bell": {"power": 2}}),
        (
            "return those characters to your hand.",
            [],
            {"Miller": {"zone": "hand"}, "Baker": {"zone": "hand"}},
        ),
        (
            "choose 1 of those characters and return it to your hand.",
            ["Baker"],
            {"Miller": {"zone": "dead"}, "Baker": {"zone": "hand"}, "Wench": {"zone": "dead"}},
        ),
    ],
)
def test_those_are_all_to_which_it_happened(words, chosen, then):
    """RR Triggering Condition ¶1: all of them together met it, and the opponent's character did not."""
    run(
        *TABLE,
        {"Ann": {"play": "Fire"}},
        {"Ann": {"trigger": "Bell", **({"choose": chosen} if chosen else {})}},
        check(**then),
        Bell=text("location", DEAD + words),
        **CARDS,
    )


def test_no_other_than_one_of_those_is_chosen():
    """RR Target ¶3: Wench was killed with them, but is not of those that the triggering condition speaks of."""
    run(
        *TABLE,
        {"Ann": {"play": "Fire"}},
        {"refuse": {"Ann": {"trigger": "Bell", "choose": ["Wench"]}}},
        Bell=text("location", DEAD + "choose 1 of those characters and return it to your hand."),
        **CARDS,
    )


@pytest.mark.parametrize(("miller", "zone"), [("", "play"), ("Miller cannot be saved.", "dead")])
def test_each_of_those_that_can_be_saved_is_saved(miller, zone):
    """RR Save ¶1; RR The Word "Cannot" ¶1: one that cannot be saved leaves play beside those that are."""
    run(
        *TABLE,
        {"Ann": {"play": "Fire"}},
        {"Ann": {"trigger": "Bell"}},
        check(Miller={"zone": zone}, Baker={"zone": "play"}, Wench={"zone": "dead"}),
        Bell=text(
            "location",
            "Interrupt: When 1 or more characters you control would be killed, sacrifice Bell to save each of those "
            "characters.",
        ),
        Miller=person(miller),
        **CARDS,
    )
