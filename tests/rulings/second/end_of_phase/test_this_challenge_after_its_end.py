"""A reaction to the end of a challenge that counts what happened "this challenge": the one that has ended."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import person

CHALLENGE = {"type": "military", "attacker": "Ann", "defender": "Bob"}


def board(text):
    return {
        "Ann": {"play": [{"Undertaker": "attacking"}], "deck": 5},
        "Bob": {"play": ["Page", "Squire"]},
    }, {
        "Undertaker": person(text, str=5, icons=["military"]),
        "Page": person(""),
        "Squire": person(""),
    }


@pytest.mark.parametrize("begins", ["Interrupt: When a challenge ends", "Reaction: After a challenge ends"])
def test_it_counts_who_was_killed_in_the_challenge_that_has_ended(begins):
    """RR 4.2.6 ¶1, RR Reactions ¶1: the reaction is to the end of that very challenge."""
    sides, cards = board(f"{begins}, gain 1 gold for each character killed this challenge.")
    run(
        sides,
        "4.2.2",
        {"Bob": {"choose": "Page"}},
        {"Ann": {"trigger": "Undertaker"}},
        {"check": {"players": {"Ann": {"gold": 1}}}},
        cards=cards,
        challenge=CHALLENGE,
    )


def test_afterwards_nothing_has_happened_in_the_challenge_that_is_over():
    """RR 4.2.6 ¶1: once it has ended and was reacted to, there is no challenge of which "this challenge" could speak."""
    sides, cards = board("Action: Draw 1 card for each character killed this challenge.")
    run(
        sides,
        "4.2.2",
        {"Bob": {"choose": "Page"}},
        {"advance": "4.2.6"},
        {"advance": {"window": "action", "of": "Ann"}},
        {"check": {"may_not": {"Ann": ["Undertaker"]}}},
        cards=cards,
        challenge=CHALLENGE,
        stop="4.3",
    )
