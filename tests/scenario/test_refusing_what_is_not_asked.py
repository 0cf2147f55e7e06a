"""What ``refuse`` says where the player decides nothing any more, or where another decides before it is asked."""

import json

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import CARDS, person


def got(start, refuse, **sides):
    scenario = {
        "edition": "2e",
        "players": {name: {"plot": "Calm", **sides.get(name, {})} for name in ("Ann", "Bob")},
        "cards": CARDS
        | {
            "Piper": person("Action: Kneel Piper to draw 1 card."),
            "Herald": person(
                "Action: Kneel Herald to have an opponent kneel a Lord character he or she controls."
            ),
            "Lord": person("", traits=["Lord"]),
            "Heir": person("", traits=["Lord"]),
            "Squire": person(""),
        },
        "start": start,
        "run": [{"refuse": {**refuse, "because": "no such words"}}],
    }
    result = run_text(json.dumps(scenario))
    assert result.exit == 1
    (check,) = result.checks
    return check.got


def test_a_player_who_decides_nothing_more_is_told_what_the_card_lacks_and_how_to_ask():
    """The format: ``refuse`` fails where that player has no decision."""
    said = got(
        {"effect": "Draw 1 card.", "controller": "Ann"},
        {"Bob": {"trigger": "Piper"}},
        Ann={"play": ["Piper"]},
    )
    assert "Bob has no decision before the end of the run; why_not and may_not ask" in said
    assert "The player does not control it." in said


def test_a_choice_that_another_players_decision_comes_before_is_not_called_refused_or_simply_legal():
    """Whose decision comes first is said: the choice is not asked of who uses the card."""
    said = got(
        "4.1",
        {"Ann": {"trigger": "Herald", "choose": "Squire"}},
        Ann={"play": ["Herald"]},
        Bob={"play": ["Squire", "Lord", "Heir"]},
    )
    assert said.startswith("The move is legal; nothing asks for Squire before this: Bob must decide")
