""" "An opponent's" hand or deck is that of one of several opponents; "each opponent's" is that of each."""

import json
from typing import Any

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import PLOT, person, text

CARDS = {name: person("") for name in ("Page", "Cook", "Groom", "Smith")}


def play(words: str, *moves: Any, opponents: tuple[str, ...]) -> None:
    """Ann uses a location with these words; her opponents have two cards in hand and two in the deck each."""
    theirs = {
        "Bob": {"plot": "Calm", "hand": ["Page", "Cook"], "deck": 2},
        "Cid": {"plot": "Calm", "hand": ["Groom", "Smith"], "deck": 2},
    }
    scenario = {
        "edition": "2e",
        "players": {"Ann": {"plot": "Calm", "play": ["Bird"]}, **{name: theirs[name] for name in opponents}},
        "cards": {"Calm": PLOT, "Bird": text("location", words), **CARDS},
        "start": "4.1",
        "run": list(moves),
    }
    result = run_text(json.dumps(scenario))
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])


ALL = ("Bob", "Cid")


def test_the_hand_of_one_opponent_is_discarded_from_and_which_is_chosen():
    """RR Effects ¶3 leaves nothing out, and adds nothing: one card of one opponent."""
    play(
        "Action: Discard 1 card at random from an opponent's hand.",
        {"Ann": {"trigger": "Bird", "choose": "Cid"}},
        {"random": "Groom"},
        {"check": {"players": {"Bob": {"hand": 2}, "Cid": {"hand": 1}}}},
        opponents=ALL,
    )


def test_the_hands_of_each_opponent_are_all_discarded_from():
    play(
        "Action: Discard 1 card at random from each opponent's hand.",
        {"Ann": {"trigger": "Bird"}},
        {"random": "Page"},
        {"random": "Groom"},
        {"check": {"players": {"Bob": {"hand": 1}, "Cid": {"hand": 1}}}},
        opponents=ALL,
    )


def test_of_a_single_opponent_nothing_is_asked():
    play(
        "Action: Discard 1 card at random from an opponent's hand.",
        {"Ann": {"trigger": "Bird"}},
        {"random": "Page"},
        {"check": {"players": {"Bob": {"hand": 1}}}},
        opponents=("Bob",),
    )


@pytest.mark.parametrize("opponents", [ALL, ("Bob",)])
def test_what_is_chosen_from_the_hand_looked_at_is_chosen_once_it_was_seen(opponents):
    """RR Target ¶7: what an earlier effect shows is chosen from when that effect has resolved."""
    choose = {"choose": "Bob"} if len(opponents) > 1 else {}
    play(
        "Action: Look at an opponent's hand. Choose and discard 1 card from it.",
        {"Ann": {"trigger": "Bird", **choose}},
        {"check": {"decision": {"player": "Ann", "choices": ["Page", "Cook"], "not_choices": ["Groom"][: len(opponents) - 1]}}},
        {"Ann": {"choose": "Cook"}},
        {"check": {"cards": {"Cook": {"zone": "discard"}}}},
        opponents=opponents,
    )  # fmt: skip


@pytest.mark.parametrize(
    "deed", ["you may discard a character from that hand", "you may choose and discard 1 card from it"]
)
def test_who_may_discard_from_the_hand_looked_at_chooses_the_card(deed):
    """RR Target ¶2: the controller of the ability chooses, unless the text says that another does."""
    play(
        f"Action: Look at an opponent's hand. Then, {deed}.",
        {"Ann": {"trigger": "Bird", "choose": "Bob"}},
        {"Ann": {"choose": "yes"}},
        {"check": {"decision": {"player": "Ann", "choices": ["Page", "Cook"]}}},
        {"Ann": {"choose": "Cook"}},
        {"check": {"cards": {"Cook": {"zone": "discard"}, "Page": {"zone": "hand"}}}},
        opponents=ALL,
    )
