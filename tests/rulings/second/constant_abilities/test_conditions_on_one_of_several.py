"""Conditions about one, or each, of several opponents: so many cards of one player, not of all of them together."""

import json

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import ICONS, PLOT, person


def strength_of_watcher(condition: str, bob: list[str], cid: list[str]) -> int:
    """The STR, printed 3, of a character that has 1 more while the condition holds."""
    king = {"type": "character", "cost": 2, "str": 1, "icons": ICONS, "traits": ["King"]}
    scenario = {
        "edition": "2e",
        "players": {
            "Ann": {"plot": "Calm", "play": ["Watcher", "King A"]},
            "Bob": {"plot": "Calm", "play": bob},
            "Cid": {"plot": "Calm", "play": cid},
        },
        "cards": {
            "Calm": PLOT,
            "Watcher": person(f"While {condition}, Watcher gets +1 STR."),
            **{f"King {letter}": king for letter in "ABCD"},
        },
        "start": "4.1",
        "run": [{"check": {"cards": {"Watcher": {"str": 4}}}}],
    }
    result = run_text(json.dumps(scenario))
    assert result.error is None
    return int(result.checks[0].got)


@pytest.mark.parametrize(
    ("condition", "bob", "cid", "holds"),
    [
        ("an opponent controls 2 or more King characters", ["King B"], ["King C"], False),
        ("an opponent controls 2 or more King characters", ["King B", "King C"], [], True),
        ("a player controls 2 or more King characters", ["King B"], ["King C"], False),
        ("a player controls 2 or more King characters", [], ["King B", "King C"], True),
        ("there are 2 or more King characters in play", ["King B"], ["King C"], True),
        ("an opponent controls no King characters", ["King B"], [], True),
        ("an opponent controls no King characters", ["King B"], ["King C"], False),
        ("no opponent controls a King character", ["King B"], [], False),
        ("each opponent controls a King character", ["King B"], [], False),
        ("each opponent controls a King character", ["King B"], ["King C"], True),
        ("you control exactly 1 King character", [], [], True),
        ("you control exactly 2 King characters", ["King B"], [], False),
    ],
)
def test_so_many_cards_of_one_player_are_not_those_of_several_together(condition, bob, cid, holds):
    """RR Ownership and Control ¶2: a card has one controller; "an opponent" is one player, each of whom is looked at."""
    assert strength_of_watcher(condition, bob, cid) == (4 if holds else 3)
