"""Abilities that refer to no defenders being declared."""

from tests.rulings.texts import event, person, run

RAIDER = {"type": "character", "cost": 2, "str": 3, "icons": ["military"], "traits": ["Raider"]}
WATCH = person(
    "Reaction: After no defenders are declared in a challenge in which you control an attacking Raider character, place 1 "
    "gold from the treasury on a card."
)
ROAR = event(
    "Reaction: After no defenders are declared, each attacking Raider character gains 1 power. (Max 1 per challenge.)"
)
ATTACK = {"Ann": {"challenge": {"type": "military", "with": ["Raider"]}}}


def test_that_no_defenders_are_declared_can_be_reacted_to_as_it_happens():
    """RR 4.2.1 ¶1: before the action window after it, and before the winner is determined."""
    run(
        {"play": ["Raider", "Watch"], "hand": ["Roar"]},
        {"play": ["Miller"]},
        "challenges",
        ATTACK,
        {"Bob": {"defend": []}},
        {"Ann": {"trigger": "Watch", "choose": "Raider"}},
        {"Ann": {"play": "Roar"}},
        {
            "check": {
                "step": "4.2.1",
                "cards": {"Raider": {"gold": 1, "power": 1}},
                "cites": ["2e/rr/4.2.1/1"],
            }
        },
        Raider=RAIDER,
        Watch=WATCH,
        Roar=ROAR,
    )


def test_who_has_nobody_to_declare_declares_no_defenders_either():
    """RR 4.2.1 ¶1: declaring defenders is an option that the defending player has."""
    run(
        {"play": ["Raider"], "hand": ["Roar"]},
        {},
        "challenges",
        ATTACK,
        {"Ann": {"play": "Roar"}},
        {"check": {"cards": {"Raider": {"power": 1}}}},
        Raider=RAIDER,
        Roar=ROAR,
    )


def test_a_declared_defender_leaves_nothing_to_react_to():
    """RR 4.2.1 ¶1: a defender is declared, so that the triggering condition does not occur."""
    run(
        {"play": ["Raider", "Watch"], "hand": ["Roar"]},
        {"play": ["Miller"]},
        "challenges",
        ATTACK,
        {"Bob": {"defend": ["Miller"]}},
        {"check": {"may_not": {"Ann": ["Watch", "Roar"]}}},
        {"advance": "4.2.2"},
        {"check": {"cards": {"Raider": {"power": 0}}}},
        Raider=RAIDER,
        Watch=WATCH,
        Roar=ROAR,
    )


def test_without_an_attacker_of_the_kind_the_condition_does_not_hold():
    """RR Triggering Condition ¶1: the occurrence must be such a one."""
    run(
        {"play": ["Miller", "Watch"]},
        {},
        "challenges",
        {"Ann": {"challenge": {"type": "military", "with": ["Miller"]}}},
        {"check": {"may_not": {"Ann": ["Watch"]}}},
        Watch=WATCH,
    )
