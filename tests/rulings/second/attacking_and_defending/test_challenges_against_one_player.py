"""What a player cannot initiate against one player, and may against another."""

import pytest

from tests.rulings import tables
from tests.rulings.texts import event, text

MELEE = {"Ann": {}, "Bob": {"play": ["Miller", "Baker"]}, "Cat": {}}


@pytest.mark.parametrize(("against", "is_refused"), [("Ann", True), ("Cat", False)])
def test_no_more_than_1_challenge_against_you_leaves_those_against_others(against, is_refused):
    """RR Cannot ¶1, 4.2 ¶6: those initiated against the one player are counted, by each opponent for himself or herself."""
    second = {"Bob": {"challenge": {"type": "intrigue", "against": against, "with": ["Baker"]}}}
    tables.run(
        MELEE | {"Ann": {"play": ["Wall"]}},
        "4.2",
        {"Bob": {"challenge": {"type": "military", "against": "Ann", "with": ["Miller"]}}},
        {"advance": {"window": "action", "of": "Bob"}},
        {"refuse": {**second, "because": "fewer than 1"}} if is_refused else second,
        tables.cites("cannot", "2e/rr/cannot/1")
        if is_refused
        else {"check": {"challenge": {"defender": "Cat"}}},
        first_player="Bob",
        cards={
            "Wall": text(
                "location", "Opponents cannot initiate more than 1 challenge against you each phase."
            )
        },
    )


def test_two_players_cannot_initiate_challenges_against_each_other():
    """RR Cannot ¶1: neither of the two against the other; both against anyone else."""
    tables.run(
        MELEE | {"Ann": {"hand": ["Pact"], "play": ["Watcher"]}},
        "challenges",
        {"Ann": {"play": "Pact", "choose": "Bob"}},
        {
            "refuse": {
                "Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Watcher"]}},
                "because": "cannot",
            }
        },
        {"Ann": {"challenge": {"type": "power", "against": "Cat", "with": ["Watcher"]}}},
        {"advance": {"window": "action", "of": "Bob"}},
        {
            "refuse": {
                "Bob": {"challenge": {"type": "power", "against": "Ann", "with": ["Miller"]}},
                "because": "cannot",
            }
        },
        {"Bob": {"challenge": {"type": "power", "against": "Cat", "with": ["Miller"]}}},
        cards={
            "Watcher": {"type": "character", "cost": 2, "str": 3, "icons": ["power"]},
            "Pact": event(
                "Challenges Action: Choose an opponent. Until the end of the phase, you and that player cannot initiate "
                "challenges against each other."
            ),
        },
    )
