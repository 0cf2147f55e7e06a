"""Challenges that were won unopposed, or by a margin, before: what asks for them afterwards."""

import json

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import CARDS, person, run

PROUD = person("While you have won an unopposed challenge this phase, Watcher gets +1 STR.")
KEEN = person("While you have won a [power] challenge by 3 or more STR this phase, Watcher gets +1 STR.")


@pytest.mark.parametrize(
    ("watcher", "defended", "strength"),
    [
        (PROUD, [], 4),
        (PROUD, ["Baker"], 3),
        (KEEN, [], 4),
        (KEEN, ["Baker"], 3),
    ],
    ids=["unopposed", "opposed", "by 3", "by 1"],
)
def test_how_a_challenge_of_this_phase_was_won_is_remembered(watcher, defended, strength):
    """RR Unopposed ¶1: won while the defender controls no defending character, or their STR is 0."""
    run(
        {"play": ["Miller", "Watcher"]},
        {"play": ["Baker"]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "with": ["Miller"]}}},
        {"Bob": {"defend": defended}},
        {"advance": "4.3"},
        {"check": {"cards": {"Watcher": {"str": strength}}}},
        Watcher=watcher,
    )


@pytest.mark.parametrize(("said", "strength"), [({"unopposed": True}, 4), ({"unopposed": False}, 3), ({}, 3)])
def test_a_file_says_whether_an_earlier_challenge_was_unopposed(said, strength):
    """RR Unopposed ¶1: what a file does not say to have been unopposed is taken not to have been."""
    earlier = {"type": "power", "attacker": "Ann", "defender": "Bob", "winner": "Ann", **said}
    board = {
        "edition": "2e",
        "players": {"Ann": {"plot": "Calm", "play": ["Watcher"]}, "Bob": {"plot": "Calm"}},
        "cards": CARDS | {"Watcher": PROUD},
        "history": [{"challenge": earlier}],
        "start": "4.2",
        "run": [{"check": {"cards": {"Watcher": {"str": strength}}}}],
    }
    assert run_text(json.dumps(board)).ok
