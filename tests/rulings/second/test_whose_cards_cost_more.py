"""Whose cost it is where a text says only of which cards."""

import pytest

from tests.rulings.texts import event, person, run, text

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


LORDLING = person("", traits=["Lord"])
OF_LORDS = [
    "Increase the cost of each event played by an opponent by 1 unless he or she controls a Lord character.",
    "Increase the cost of each event an opponent plays by 1 unless that player controls a Lord character.",
    "Increase the cost of each event played by an opponent who does not control a Lord character by 1.",
    "While an opponent does not control a Lord character, each event that player plays costs 1 more.",
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


def test_what_made_it_cost_more_is_said_where_it_cannot_be_paid():
    """RR Initiating Abilities ¶3: whether the cost can be paid is asked with the modifiers taken into account."""
    run(
        {"play": ["Toll", "Bridge"], "gold": 5},
        {"hand": ["Letter"], "gold": 2, "deck": 3},
        "4.1",
        {"refuse": {"Bob": {"play": "Letter"}, "because": "modified from 1 (Toll +1, Bridge +1)"}},
        {"check": {"players": {"Bob": {"gold": 2, "hand": 1}}}},
        Toll=text("location", "Increase the cost of each opponent's events by 1."),
        Bridge=text("location", "Increase the cost of events by 1."),
        Letter=PURSE,
    )
