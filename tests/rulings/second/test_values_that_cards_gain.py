"""Income and other values of the plot card that other cards gain as a text of their own."""

import pytest

from tests.rulings.texts import run, text


@pytest.mark.parametrize(
    ("words", "gold"),
    [
        ("Each Port location you control gains +1 Income.", 7),
        ('Each Port location you control gains "+1 Income."', 7),
        ("Fleet gains +1 Income.", 6),
        ("While you control a Port location, Fleet gains +2 Income.", 7),
        ("While you control an attachment, Fleet gains +2 Income.", 5),
    ],
)
def test_the_income_of_whoever_controls_the_card_that_gains_it_is_higher(words, gold):
    """RR Gains ¶4: the card functions as if it possessed the text; RR 2.1 ¶1: it is collected with the plot's gold."""
    run(
        {"play": ["Fleet", "Quay", "Pier"]},
        {"play": ["Dock"]},
        "marshaling",
        {"advance": "end"},
        {"check": {"players": {"Ann": {"gold": gold}, "Bob": {"gold": 5}}}},
        Fleet=text("location", words),
        **{name: {"type": "location", "cost": 0, "traits": ["Port"]} for name in ("Quay", "Pier", "Dock")},
    )


def test_values_of_a_plot_card_change_on_the_card_that_is_spoken_of():
    """RR Modifiers ¶1: each opponent's revealed plot card has less, and nobody else's."""
    run(
        {"play": ["Fog"]},
        {},
        "4.1",
        {"check": {"players": {"Ann": {"reserve": 6}, "Bob": {"reserve": 5}}}},
        Fog=text("location", "Each opponent's revealed plot card gets -1 gold and -1 reserve."),
    )
