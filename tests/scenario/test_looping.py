"""FAQ 1.1: a loop is shown once in a run, then executed as often as its player says."""

import json

import pytest

from agot_judge.scenario.execution import run_text

MILL = "Action: Kneel {} to choose and stand a location. Gain 1 gold."
PLOT = {"type": "plot", "gold": 5, "initiative": 0, "claim": 1, "reserve": 6}
CYCLE = (
    {"Ann": {"trigger": "Left", "choose": "Right"}},
    {"Bob": "pass"},
    {"Ann": {"trigger": "Right", "choose": "Left"}},
    {"Bob": "pass"},
)


def played(*moves, mill="Gain 1 gold."):
    scenario = {
        "edition": "2e",
        "players": {
            "Ann": {"plot": "Calm", "power": 10, "play": ["Left", {"Right": "kneeling"}]},
            "Bob": {"plot": "Calm"},
        },
        "cards": {
            "Calm": PLOT,
            "Left": {
                "type": "location",
                "cost": 1,
                "text": f"Action: Kneel Left to choose and stand a location. {mill}",
            },
            "Right": {
                "type": "location",
                "cost": 1,
                "text": "Action: Kneel Right to choose and stand a location.",
            },
        },
        "start": "challenges",
        "run": list(moves),
    }
    return run_text(json.dumps(scenario))


@pytest.mark.parametrize(("times", "gold"), [(0, 1), (1, 2), (17, 18)])
def test_a_loop_that_was_shown_is_executed_so_often(times, gold):
    """FAQ 1.1 ¶2, ¶3: one full cycle is displayed; then it is resolved that many times."""
    check = {"check": {"players": {"Ann": {"gold": gold}}, "cites": ["2e/faq/1.1/3"]}}
    result = played(*CYCLE, {"Ann": {"choose": times}}, check)
    assert result.ok, (result.error, result.checks)


def test_a_loop_that_wins_the_game_ends_it():
    """FAQ 1.1 ¶3: the game is over and the executing player wins."""
    result = played(
        *CYCLE, {"Ann": {"choose": 100}}, {"check": {"winner": "Ann"}}, mill="Gain 1 power for your faction."
    )
    assert result.ok, (result.error, result.checks)


def test_what_does_not_come_back_to_where_it_began_is_no_loop():
    """FAQ 1.1 ¶2: one full cycle must be displayed."""
    assert played(*CYCLE[:2], {"Ann": {"choose": 5}}).exit == 2
