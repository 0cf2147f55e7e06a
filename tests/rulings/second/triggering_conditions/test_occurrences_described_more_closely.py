"""Occurrences of which a text says more: from where to where, by whom, as what, alone."""

import pytest

from tests.rulings.texts import event, person, run

KNEELING = event("Action: Choose and kneel a character.")


def test_who_was_not_chosen_does_not_react():
    """RR Reactions ¶1: its triggering condition has not occurred."""
    run(
        {"hand": ["Snare"]},
        {"play": ["Warden", "Baker"], "hand": 0, "deck": ["Miller", "Saddle"]},
        "4.1",
        {"Ann": {"play": "Snare", "choose": ["Baker"]}},
        {"check": {"cards": {"Baker": {"kneeling": True}}, "players": {"Bob": {"hand": 0}}}},
        {"Ann": "pass"},
        Snare=KNEELING,
        Warden=person("Reaction: After Warden is chosen as a target of an opponent's event, draw 1 card."),
    )


@pytest.mark.parametrize(("attackers", "hand"), [(["Scout", "Miller"], 0)])
def test_an_attacker_declared_alone_is_the_only_one(attackers, hand):
    """FAQ Attacking Alone ¶2: with another attacker it is not alone."""
    reaction = [{"Ann": {"trigger": "Scout"}}] if hand else []
    run(
        {"play": ["Scout", "Miller"], "hand": 0, "deck": ["Baker", "Saddle"]},
        {},
        "4.1",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": attackers}}},
        *reaction,
        {"check": {"players": {"Ann": {"hand": hand}}}},
        Scout=person("Reaction: After Scout is declared as an attacker alone, draw 1 card."),
    )
