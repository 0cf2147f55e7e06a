"""What cards' own texts let them do as a challenge is declared, in printed words."""

from tests.rulings.tables import run
from tests.rulings.texts import person


def test_who_bypasses_an_additional_character_is_given_both_in_a_list():
    """RR Stealth ¶1, RR The Golden Rules ¶2."""
    run(
        {"Ann": {"play": ["Sneak"]}, "Bob": {"play": ["Miller", "Baker"]}},
        "challenges",
        {
            "Ann": {
                "challenge": {
                    "type": "military",
                    "against": "Bob",
                    "with": ["Sneak"],
                    "stealth": {"Sneak": ["Miller", "Baker"]},
                }
            }
        },
        {"check": {"cards": {"Miller": {"bypassed": True}, "Baker": {"bypassed": True}}}},
        cards={"Sneak": person("Stealth.\nSneak may bypass an additional character using stealth.")},
    )
