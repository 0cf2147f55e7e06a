"""Cards at the end of a deck: discarded though nobody has identified them; looked at, where fewer are there than said."""

import json

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import CARDS, event, run

BOTTOM = event("Action: Discard the bottom 2 cards of your deck.")
THREE = event(
    "Action: Look at the top 3 cards of your deck. Add 1 to your hand, place 1 on the bottom of your deck, and place the"
    " other on top of your deck."
)


@pytest.mark.parametrize(
    ("deck", "left"), [(5, 3), ([4, "Miller"], 3), ([4, "Miller", 1], 4), ([4, "Miller", 2], 5)]
)
def test_the_bottom_cards_are_discarded_whether_or_not_they_are_identified(deck, left):
    """RR Discard Pile ¶2: nothing is asked of them but where they are."""
    result = run(
        {"hand": ["Autumn"], "deck": deck},
        {},
        "4.1",
        {"Ann": {"play": "Autumn"}},
        {"check": {"players": {"Ann": {"deck": left, "discard": 3}}, "cites": ["2e/rr/discard-pile/2"]}},
        Autumn=BOTTOM,
    )
    lines = [line.text for line in result.trace if "is discarded from" in line.text]
    assert len(lines) == 2
    assert all("from the bottom of Ann's deck" in line for line in lines)


def test_what_lies_above_a_discarded_bottom_card_stays_where_it_is():
    """RR Discard Pile ¶2: the card under it is gone, the one above it is not."""
    run(
        {"hand": ["Autumn"], "deck": [1, "Miller", 1]},
        {},
        "4.1",
        {"Ann": {"play": "Autumn"}},
        {"check": {"players": {"Ann": {"deck": 2}}, "cards": {"Miller": {"zone": "deck", "position": 2}}}},
        Autumn=event("Action: Discard the bottom card of your deck."),
    )


def test_of_two_cards_of_which_one_is_added_and_one_placed_there_is_no_other():
    """RR Effects ¶3, RR Effects ¶4: as much as can resolves; the deck of the opponent has nothing to do with it."""
    run(
        {"hand": ["Autumn"], "deck": ["Miller", "Baker"]},
        {"deck": 5},
        "4.1",
        {"Ann": {"play": "Autumn"}},
        {"Ann": {"choose": "Baker"}},
        {"advance": "end"},
        {"check": {"cards": {"Baker": {"zone": "hand"}, "Miller": {"zone": "deck", "position": 1}}}},
        Autumn=THREE,
    )


def test_where_it_matters_which_cards_they_are_it_is_said_how_to_name_them():
    """RR Effects ¶3: what nobody has identified cannot be chosen from; the message says what to write."""
    scenario = {
        "edition": "2e",
        "players": {
            "Ann": {"plot": "Calm", "hand": ["Autumn"], "deck": 10},
            "Bob": {"plot": "Calm"},
        },
        "cards": CARDS | {"Autumn": THREE},
        "start": "4.1",
        "run": [{"Ann": {"play": "Autumn"}}, {"advance": "end"}],
    }
    result = run_text(json.dumps(scenario))
    assert result.exit == 3
    assert result.error is not None
    assert "deck: [NAME, NAME, 8]" in result.error.message
