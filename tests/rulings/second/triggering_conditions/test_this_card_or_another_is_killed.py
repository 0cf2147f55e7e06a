"""Abilities that answer what happens to their own card or to another one; whose a card is given."""

import json

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import check, event, person, run, text

HEIR = person("Reaction: After Old Bear or Heir is killed, gain 1 gold.", unique=False)
PYRE = event("Action: Choose and kill a character.")


@pytest.mark.parametrize(("killed", "gold"), [("Heir", 1), ("Old Bear", 1), ("Baker", 0)])
def test_it_is_used_from_the_dead_pile_for_its_own_card_and_in_play_for_the_other(killed, gold):
    """RR Abilities ¶5: from out of play where the ability requires that the card be there."""
    answer = [{"Ann": {"trigger": "Heir"}}] if gold else []
    run(
        {"play": ["Heir"], "gold": 0},
        {"play": ["Old Bear", "Baker"], "hand": ["Pyre"], "gold": 0},
        {"effect": f"Kill {killed}.", "controller": "Bob", "source": "Pyre"},
        *answer,
        check("2e/rr/kill/1", **{killed: {"zone": "dead"}}),
        {"check": {"players": {"Ann": {"gold": gold}}}},
        Heir=HEIR,
        Pyre=PYRE,
        **{"Old Bear": person("")},
    )


def test_a_card_in_the_dead_pile_does_not_answer_what_happens_to_the_other():
    """RR Abilities ¶5: for the other card it would have to be in play."""
    run(
        {"dead": ["Heir"], "gold": 0},
        {"play": ["Old Bear"], "hand": ["Pyre"]},
        {"effect": "Kill Old Bear.", "controller": "Bob", "source": "Pyre"},
        check("2e/rr/kill/1", **{"Old Bear": {"zone": "dead"}}),
        {"check": {"may_not": {"Ann": ["Heir"]}, "players": {"Ann": {"gold": 0}}}},
        Heir=HEIR,
        Pyre=PYRE,
        **{"Old Bear": person("")},
    )


def test_a_unique_card_is_given_to_the_player_who_has_no_copy_in_the_dead_pile():
    """FAQ 1.3 ¶2: one opponent cannot take control of it; the target is looked at for the player who is chosen."""
    gift = text(
        "location",
        "Action: Choose an opponent and a character you control. That player takes control of that character.",
    )
    board = {
        "edition": "2e",
        "players": {
            "Ann": {"play": ["Gift", "Lady", "Page"]},
            "Bob": {"dead": ["Lady"]},
            "Cat": {},
        },
        "cards": {"Gift": gift, "Lady": person("", unique=True), "Page": person("")},
        "start": "4.1",
        "run": [
            {"refuse": {"Ann": {"trigger": "Gift", "choose": ["Bob", "Lady#1"]}, "because": "dead pile"}},
            {"Ann": {"trigger": "Gift", "choose": ["Cat", "Lady#1"]}},
            {"check": {"cards": {"Lady#1": {"controller": "Cat"}}, "cites": ["2e/faq/1.3/2"]}},
        ],
    }
    found = run_text(json.dumps(board))
    assert found.ok, (found.error, found.checks)
