"""An effect that speaks of the one card that has the most of something, where several have it."""

import json

from agot_judge.scenario.execution import run_text
from tests.rulings.tables import run
from tests.rulings.texts import CARDS, person

OWN = {
    "Tax Man": person("Action: Kneel Tax Man to kneel the character with the highest STR.", str=1),
    "Giant": person("", str=6),
    "Ogre": person("", str=6),
    "Dwarf": person("", str=2),
}


def board(*names):
    return {"Ann": {"play": ["Tax Man"]}, "Bob": {"play": [*names]}}


def test_the_one_with_the_highest_is_knelt_where_no_other_has_as_much():
    """RR Kneel ¶1: it is known which card the effect works on."""
    run(
        board("Giant", "Dwarf"),
        "4.1",
        {"Ann": {"trigger": "Tax Man"}},
        {"check": {"cards": {"Giant": {"kneeling": True}, "Dwarf": {"kneeling": False}}}},
        cards=OWN,
    )


def test_where_two_tie_the_judge_says_which_of_them_is_meant():
    """No paragraph of the documents says which of several is the one, or that it is each of them."""
    run(
        board("Giant", "Ogre"),
        "4.1",
        {"Ann": {"trigger": "Tax Man"}},
        {"by_hand": [{"kneel": ["Ogre"]}]},
        {"check": {"cards": {"Giant": {"kneeling": False}, "Ogre": {"kneeling": True}}}},
        cards=OWN,
    )


def test_without_the_judges_word_the_run_stops_there_and_says_why():
    """What cannot be decided is said, and nobody's character is knelt."""
    scenario = {
        "edition": "2e",
        "players": {name: {"plot": "Calm", **side} for name, side in board("Giant", "Ogre").items()},
        "cards": CARDS | OWN,
        "start": "4.1",
        "run": [{"Ann": {"trigger": "Tax Man"}}, {"advance": "end"}],
    }
    result = run_text(json.dumps(scenario))
    assert result.exit == 3
    assert result.error is not None
    assert "several cards are tied" in result.error.message


def test_each_that_ties_is_meant_where_the_text_says_each():
    """RR Priority of Simultaneous Resolution ¶1: one effect on several cards."""
    run(
        board("Giant", "Ogre", "Dwarf"),
        "4.1",
        {"Ann": {"trigger": "Tax Man"}},
        {
            "check": {
                "cards": {
                    "Giant": {"kneeling": True},
                    "Ogre": {"kneeling": True},
                    "Dwarf": {"kneeling": False},
                }
            }
        },
        cards=OWN
        | {"Tax Man": person("Action: Kneel Tax Man to kneel each character with the highest STR.", str=1)},
    )


BANKER = {
    "Banker": person("Action: Kneel Banker to have the player with the most cards in hand draw 1 card.")
}
VANE = {"Vane": person("Action: Kneel Vane. The player with the most gold takes control of Vane.")}
RIVALS = {
    "Envoy": person(
        "Action: Kneel Envoy. The opponent with the most cards in hand discards 1 card at random from his or her hand."
    )
}


def test_the_player_with_the_most_does_it_whoever_that_is():
    """RR Ownership and Control ¶2: another player takes control of the card for as long as it is in play."""
    run(
        {"Ann": {"play": ["Vane"], "gold": 1}, "Bob": {"gold": 3}},
        "4.1",
        {"Ann": {"trigger": "Vane"}},
        {"check": {"cards": {"Vane": {"controller": "Bob"}}, "cites": ["2e/rr/ownership-and-control/2"]}},
        cards=VANE,
    )
    run(
        {"Ann": {"play": ["Banker"], "hand": 1, "deck": 3}, "Bob": {"hand": 3, "deck": 3}},
        "4.1",
        {"Ann": {"trigger": "Banker"}},
        {"check": {"players": {"Ann": {"hand": 1}, "Bob": {"hand": 4}}, "cites": ["2e/rr/drawing-cards/1"]}},
        cards=BANKER,
    )


def test_where_two_players_tie_the_judge_says_which_of_them_is_meant():
    """No paragraph of the documents says whom "the player with the most" means then: nobody takes control."""
    scenario = {
        "edition": "2e",
        "players": {"Ann": {"plot": "Calm", "play": ["Vane"], "gold": 3}, "Bob": {"plot": "Calm", "gold": 3}},
        "cards": CARDS | VANE,
        "start": "4.1",
        "run": [{"Ann": {"trigger": "Vane"}}],
    }
    found = run_text(json.dumps(scenario))

    assert found.exit == 3
    assert found.error is not None
    assert "it is true of several players" in found.error.message


def test_the_opponent_with_the_most_has_more_than_the_other_opponents():
    """Yours do not count beside theirs: the opponent with the most cards may have fewer than you."""
    run(
        {"Ann": {"play": ["Envoy"], "hand": 5}, "Bob": {"hand": 3}, "Cat": {"hand": 2}},
        "4.1",
        {"Ann": {"trigger": "Envoy"}},
        {"check": {"players": {"Ann": {"hand": 5}, "Bob": {"hand": 2}, "Cat": {"hand": 2}}}},
        cards=RIVALS,
    )
