"""A player who was chosen as a delayed effect came into force: it waits for what that player does, or what is done to him."""

import json

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import CARDS, person

PEOPLE = {"Ferryman": person(""), "Song": {"type": "event", "cost": 0, "text": "Action: Gain 1 gold."}}


def bell(words):
    return {"type": "location", "cost": 1, "text": f"Action: Kneel Bell to choose {words}"}


def in_melee(ann, bob, *moves, **cards):
    """The moves of three players from the first action window of the challenges phase are legal, and the checks hold."""
    players = {"Ann": {"plot": "Calm", **ann}, "Bob": {"plot": "Calm", **bob}, "Cat": {"plot": "Calm"}}
    facts = {"edition": "2e", "players": players, "cards": CARDS | PEOPLE | cards, "start": "4.1"}
    result = run_text(json.dumps(facts | {"run": list(moves)}))
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])


@pytest.mark.parametrize(("whom", "left"), [("Bob", 0), ("Cat", 1)])
def test_it_waits_for_what_the_chosen_player_does(whom, left):
    """RR Delayed Effects ¶1."""
    in_melee(
        {"play": ["Bell"]},
        {"hand": ["Song", "Ferryman"]},
        {"Ann": {"trigger": "Bell", "choose": [whom]}},
        {"Bob": {"play": "Song"}},
        {"check": {"players": {"Bob": {"hand": left}}}},
        Bell=bell(
            "an opponent. The next time that player plays an event this phase, "
            "he or she discards 1 card at random from his or her hand."
        ),
    )
