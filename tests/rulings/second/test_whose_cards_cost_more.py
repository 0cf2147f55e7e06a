"""Whose cost it is where a text says only of which cards."""

import pytest

from tests.rulings.texts import event, run, text

PURSE = event("Action: Draw 1 card.", cost=1)


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("Increase the cost of each opponent's events by 1.", {"Ann": 4, "Bob": 3}),
        ("Each opponent's events cost 1 more to play.", {"Ann": 4, "Bob": 3}),
        ("Increase the cost of events by 1.", {"Ann": 3, "Bob": 3}),
    ],
)
def test_who_pays_more(words, left):
    """RR Modifiers ¶2: the cost is that of whoever plays the event, and of the players of whom the card speaks."""
    run(
        {"play": ["Toll"], "hand": ["Letter"], "gold": 5, "deck": 3},
        {"hand": ["Letter"], "gold": 5, "deck": 3},
        "4.1",
        {"Ann": {"play": "Letter"}},
        {"Bob": {"play": "Letter"}},
        {"check": {"players": {name: {"gold": gold} for name, gold in left.items()}}},
        Toll=text("location", words),
        Letter=PURSE,
    )
