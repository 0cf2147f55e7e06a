"""What cards' own texts let them do as a challenge is declared, in printed words."""

from tests.rulings.tables import run
from tests.rulings.texts import person


def test_a_kneeling_character_attacks_where_its_text_lets_it():
    """RR 4.2 Challenge initiation: attackers are standing; RR The Golden Rules ¶2: the text takes precedence."""
    run(
        {"Ann": {"play": [{"Rider": "kneeling"}, {"Miller": "kneeling"}]}, "Bob": {}},
        "challenges",
        {
            "refuse": {
                "Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Miller"]}},
                "because": "Miller is standing",
            }
        },
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Rider"]}}},
        {"check": {"cards": {"Rider": {"attacking": True, "kneeling": True}}}},
        cards={"Rider": person("Rider may be declared as an attacker while kneeling.")},
    )


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
