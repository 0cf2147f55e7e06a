"""Whose cost it is where a text says only of which cards."""

import pytest

from tests.rulings.texts import event, person, run, text

PURSE = event("Action: Draw 1 card.", cost=1)


LORDLING = person("", traits=["Lord"])
OF_LORDS = [
    "Increase the cost of each event an opponent plays by 1 unless that player controls a Lord character.",
]


@pytest.mark.parametrize("words", OF_LORDS)
def test_who_pays_more_is_each_player_of_whom_it_is_true(words):
    """RR Modifiers ¶2: it is asked of whoever plays the event, and anew each time (¶3)."""
    found = run(
        {"play": ["Toll"], "hand": ["Letter"], "gold": 5, "deck": 3},
        {"hand": ["Letter", "Letter", "Farewell"], "gold": 5, "deck": 3, "play": ["Lordling"]},
        "4.1",
        {"Ann": {"play": "Letter#1"}},
        {"Bob": {"play": "Letter#2"}},
        {"check": {"players": {"Ann": {"gold": 4}, "Bob": {"gold": 4}}}},
        {"Ann": "pass"},
        {"Bob": {"play": "Farewell", "choose": "Lordling"}},
        {"Ann": "pass"},
        {"Bob": {"play": "Letter#3"}},
        {"check": {"players": {"Bob": {"gold": 2}}, "cites": ["2e/rr/modifiers/2"]}},
        Toll=text("location", words),
        Letter=PURSE,
        Lordling=LORDLING,
        Farewell=event("Action: Choose a character. Discard it from play."),
    )

    said = [line.text for line in found.trace if line.text.startswith("The cost of")]
    assert said == ["The cost of Letter#3 is 2 gold, modified from 1 (Toll +1)."]
