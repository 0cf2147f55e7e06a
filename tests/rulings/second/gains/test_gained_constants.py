"""Printed texts that give a card a constant ability in quotation marks."""

import pytest

from tests.rulings.texts import person, run, text

BANNER = 'Attached character gains "Each other Knight character you control gets +2 STR."'
SPURS = 'Attached character gains "While this character is attacking, it gets +2 STR."'


def test_you_in_a_gained_ability_is_who_controls_the_card_that_gained_it():
    """RR Gains ¶4: a card with a gained characteristic functions as if it possessed it; FAQ 2.7 ¶1: "you" in it."""
    run(
        {"play": ["Miller", "Hob"]},
        {"play": [{"Baker": {"attachments": [{"Banner": {"owner": "Ann"}}]}}, "Wat"]},
        "4.1",
        {"check": {"cards": {"Hob": {"str": 3}, "Wat": {"str": 5}, "Baker": {"str": 2}}}},
        Banner=text("attachment", BANNER),
        Hob=person("", traits=["Knight"]),
        Wat=person("", traits=["Knight"]),
    )


@pytest.mark.parametrize(("attacker", "strength"), [("Miller", 2), ("Baker", 4)])
def test_a_gained_ability_is_active_while_its_own_condition_is_true(attacker, strength):
    """RR Constant Abilities ¶1, of an ability that is gained."""
    run(
        {"play": [{"Baker": {"attachments": ["Spurs"]}}, "Miller"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": [attacker]}}},
        {"check": {"cards": {"Baker": {"str": strength}}}},
        Spurs=text("attachment", SPURS),
    )


def test_a_gained_ability_is_not_printed_and_goes_with_what_gives_it():
    """RR Blank ¶1: a blank card's printed text is blank; what it has gained is not printed (RR Gains ¶4)."""
    run(
        {"play": [{"Baker": {"attachments": ["Banner"], "blank": True}}, "Hob"]},
        {"hand": ["Rust"]},
        "challenges",
        {"check": {"cards": {"Hob": {"str": 5}}}},
        {"Ann": "pass"},
        {"Bob": {"play": "Rust", "choose": ["Banner"]}},
        {"check": {"cards": {"Hob": {"str": 3}}}},
        Banner=text("attachment", BANNER),
        Hob=person("", traits=["Knight"]),
        Rust=text("event", "Action: Choose and discard an attachment from play.", cost=0),
    )
