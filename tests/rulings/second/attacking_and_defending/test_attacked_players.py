"""Texts about the player who is attacked, or attacks: a rival, one who has or controls more."""

import json

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import PLOT, person


def strength_of_watcher(condition: str, attacked: str, bob: dict[str, object]) -> int:
    """The STR, printed 3, of a character that has 1 more while the condition holds: Ann attacks with it."""
    scenario = {
        "edition": "2e",
        "players": {
            "Ann": {"plot": "Calm", "title": "Master of Laws", "play": [{"Watcher": "attacking"}, "Cook"]},
            "Bob": {"plot": "Calm", "title": "Master of Ships", **bob},
            "Cid": {"plot": "Calm", "title": "Master of Coin"},
        },
        "cards": {
            "Calm": PLOT,
            "Watcher": person(f"While {condition}, Watcher gets +1 STR."),
            **{name: person("") for name in ("Cook", "Nan", "Pate", "Rolly")},
        },
        "challenge": {"type": "military", "attacker": "Ann", "defender": attacked},
        "run": [{"check": {"cards": {"Watcher": {"str": 4}}}}],
    }
    result = run_text(json.dumps(scenario))
    assert result.error is None, result.error
    return int(result.checks[0].got)


POWER, PEOPLE = {"power": 2}, {"play": ["Nan", "Pate", "Rolly"]}


@pytest.mark.parametrize(
    ("condition", "attacked", "bob", "holds"),
    [
        ("you are attacking a rival", "Bob", {}, True),
        ("you are attacking a rival", "Cid", {}, False),
        ("Watcher is attacking a rival", "Bob", {}, True),
        ("Watcher is attacking an opponent with more power than you", "Bob", POWER, True),
        ("Watcher is attacking an opponent with more power than you", "Cid", POWER, False),
        ("Watcher is attacking a player with a higher power total than you", "Bob", POWER, True),
        ("Watcher is attacking a player with a higher power total than you", "Bob", {}, False),
        ("you are attacking an opponent who controls more characters than you", "Bob", PEOPLE, True),
        ("you are attacking an opponent who controls more characters than you", "Cid", PEOPLE, False),
        ("you are attacking the first player", "Bob", {}, False),
        ("Cook is attacking a rival", "Bob", {}, False),
        ("you are not the first player", "Bob", {}, False),
        ("the defending player is your rival", "Bob", {}, True),
    ],
)
def test_what_is_said_of_the_player_attacked_is_asked_of_the_defending_player_only(
    condition, attacked, bob, holds
):
    """RR Rivals ¶1: a title lists its rivals; RR Against ¶1: a challenge is against the defending player."""
    assert strength_of_watcher(condition, attacked, bob) == (4 if holds else 3)
