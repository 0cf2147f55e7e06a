"""Entries that are understood together, whichever of them is written down first."""

import json

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import CARDS


@pytest.mark.parametrize("first", ["Ann", "Bob"])
def test_plots_are_chosen_in_secret_and_may_be_written_down_in_any_order(first):
    """RR 1.2 ¶1: each player chooses; nobody sees what another chose, so that the order of the entries says nothing."""
    board = {
        "edition": "2e",
        "players": {"Ann": {"plots": ["Calm", "Storm"]}, "Bob": {"plots": ["Storm", "Calm"]}},
        "first_player": first,
        "cards": CARDS,
        "start": "plot",
        "stop": "1.4",
        "run": [
            {"Ann": {"choose": "Calm"}},
            {"Bob": {"choose": "Storm"}},
            {"Bob": {"choose": "Ann"}},
            {
                "check": {
                    "players": {"Ann": {"initiative": 0}, "Bob": {"initiative": 2}},
                    "cites": ["2e/rr/1.2/1"],
                }
            },
        ],
    }
    found = run_text(json.dumps(board))
    assert found.ok, (found.error, found.checks)


def test_what_a_player_chooses_after_the_plots_is_not_taken_for_the_plot():
    """RR 1.3 ¶5: the first player is chosen by who wins initiative; with one plot left nobody has to write down which."""
    board = {
        "edition": "2e",
        "players": {"Ann": {"plots": ["Calm"]}, "Bob": {"plots": ["Storm"]}},
        "first_player": "Ann",
        "cards": CARDS,
        "start": "plot",
        "stop": "1.4",
        "run": [
            {"Bob": {"choose": "Ann"}},
            {"check": {"first_player": "Ann", "cites": ["2e/rr/1.3/5"]}},
        ],
    }
    found = run_text(json.dumps(board))
    assert found.ok, (found.error, found.checks)
