"""Income and other values of the plot card that other cards gain as a text of their own."""

import pytest

from tests.rulings.texts import run, text


@pytest.mark.parametrize(
    ("words", "gold"),
    [
        ('Each Port location you control gains "+1 Income."', 7),
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
