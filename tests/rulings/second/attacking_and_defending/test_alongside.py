"""Characters alongside each other, and piles beside those of another player."""

import pytest

from tests.rulings.texts import ICONS, person, run, text

SQUIRE = {"type": "character", "cost": 2, "str": 1, "icons": ICONS, "traits": ["Knight"]}


@pytest.mark.parametrize(
    ("attackers", "strength"),
    [
        (["Watcher", "Squire"], 3),
    ],
)
def test_at_least_two_others_must_attack_with_it(attackers, strength):
    """RR Attacker, Attacking ¶1: the card itself is none of the two others."""
    run(
        {"play": ["Watcher", "Squire", "Fiddler"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": attackers}}},
        {"check": {"cards": {"Watcher": {"str": strength}}}},
        Watcher=person("Watcher gets +2 STR while attacking with at least 2 other characters."),
        Squire=SQUIRE,
        Fiddler=SQUIRE,
    )


@pytest.mark.parametrize(
    ("attackers", "gold"),
    [
        (["Squire", "Miller"], 0),
    ],
)
def test_who_is_declared_alongside_another_is_not_that_other_itself(attackers, gold):
    """RR Attacker, Attacking ¶1: one Knight that is declared alone, or beside another character, is beside no Knight."""
    words = "Reaction: After a Knight character is declared as an attacker alongside another Knight character, gain 1 gold."
    drum = text("location", words + " (Limit once per phase.)")
    run(
        {"play": ["Drum", "Squire", "Page", "Miller"], "gold": 0},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": attackers}}},
        *([{"Ann": {"trigger": "Drum"}}] if gold else []),
        {"check": {"players": {"Ann": {"gold": gold}}}},
        Drum=drum,
        Squire=SQUIRE,
        Page=SQUIRE,
    )
