"""An opponent of your choice: one of them, and whose ability it is says which."""

import json

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import PLOT, person


@pytest.mark.parametrize(
    "words",
    [
        "Kneel Hero to have an opponent of your choice draw 1 card.",
        "An opponent of your choice draws 1 card. (Limit once per round.)",
    ],
)
def test_the_player_whose_ability_it_is_says_which_opponent_it_is(words):
    """RR Effects ¶3: it is one of them; "your choice" is the ability's controller's, and no other player is among them."""
    scenario = {
        "edition": "2e",
        "players": {
            "Ann": {"plot": "Calm", "deck": 3, "play": ["Hero"]},
            "Bob": {"plot": "Calm", "deck": 3},
            "Cid": {"plot": "Calm", "deck": 3},
        },
        "cards": {"Calm": PLOT, "Hero": person(f"Action: {words}")},
        "start": "4.1",
        "run": [
            {"Ann": {"trigger": "Hero"}},
            {"check": {"decision": {"player": "Ann", "choices": ["Bob", "Cid"], "not_choices": ["Ann"]}}},
            {"Ann": {"choose": "Cid"}},
            {"check": {"players": {"Ann": {"hand": 0}, "Bob": {"hand": 0}, "Cid": {"hand": 1}}}},
        ],
    }
    result = run_text(json.dumps(scenario))
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])
