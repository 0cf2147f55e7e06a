"""A refusal, and the error of a move, say where a card is that the move names and that is out of play for good."""

import json

import pytest

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.result import HOLDS, INVALID
from tests.rulings.texts import CARDS, person


def result(start, *entries, **given):
    return run_text(
        json.dumps(
            {
                "edition": "2e",
                "players": {
                    "Ann": {
                        "plot": "Calm",
                        "play": [{"Scout": given.pop("mark", {})}],
                        "dead": ["Ghost"],
                        "discard": ["Rag"],
                    },
                    "Bob": {"plot": "Calm", "play": ["Page", "Squire"], "dead": ["Shade"]},
                },
                "cards": CARDS
                | {
                    "Scout": person("Stealth.\nAction: Kneel a character you control to draw 1 card."),
                    "Ghost": person("Action: Kneel Ghost to draw 1 card."),
                    "Shade": person(""),
                    "Page": person(""),
                    "Squire": person(""),
                    "Rag": {"type": "attachment", "cost": 0},
                },
                "start": start,
                "run": list(entries),
                **given,
            }
        )
    )


FOUGHT = {
    "challenge": {"type": "military", "attacker": "Ann", "defender": "Bob"},
    "mark": {"attacking": True},
}


def challenge(**fields):
    return {"challenge": {"type": "military", "against": "Bob", **fields}}


@pytest.mark.parametrize(
    ("start", "player", "move", "said", "given"),
    [
        ("4.1", "Ann", {"trigger": "Ghost"}, "Ghost is in Ann's dead pile.", {}),
        ("4.1", "Ann", {"trigger": "Scout", "choose": "Ghost"}, "Ghost is in Ann's dead pile.", {}),
        ("4.2", "Ann", challenge(**{"with": ["Ghost"]}), "Ghost is in Ann's dead pile.", {}),
        (
            "4.2",
            "Ann",
            challenge(**{"with": ["Scout"], "stealth": {"Scout": "Shade"}}),
            "Shade is in Bob's dead pile.",
            {},
        ),
        ("marshaling", "Ann", {"marshal": "Rag", "on": "Ghost"}, "Rag is in Ann's discard pile.", {}),
        ("4.2.1", "Bob", {"defend": ["Shade"]}, "Shade is in Bob's dead pile.", FOUGHT),
        ("duck", "Bob", {"choose": "Shade"}, "Shade is in Bob's dead pile.", FOUGHT),
    ],
)
def test_what_a_move_names_out_of_play_is_said_to_be_there(start, player, move, said, given):
    """It is why the requirements that are named are not met."""
    refused = result(start, {"refuse": {player: move, "because": said}}, **dict(given))
    assert refused.exit == HOLDS, refused.checks
    assert any(said in line.text for line in refused.trace)


def test_the_error_of_such_a_move_says_it_too():
    """The same of a move that is to be made."""
    found = result("4.1", {"Ann": {"trigger": "Ghost"}})
    assert found.exit == INVALID
    assert found.error is not None
    assert found.error.message.endswith("Ghost is in Ann's dead pile.")


def test_nothing_is_said_of_cards_in_play_or_in_hand():
    """What is not met of them has other reasons."""
    found = result("4.1", {"Ann": {"trigger": "Page"}})
    assert found.error is not None
    assert "pile" not in found.error.message
