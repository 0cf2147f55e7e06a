"""A card that is attached to another character: who is spoken of after that."""

from tests.rulings.texts import check, person, run, text


def test_that_character_is_the_one_to_which_the_card_was_attached():
    """RR Attachment Cards ¶1: after the card has moved, the character spoken of is the new one."""
    collar = text(
        "attachment",
        "Action: Pay 1 gold to attach Collar to another eligible character. If that character is Sansa, stand her.",
    )
    for name, kneeling in (("Sansa", False), ("Miller", True)):
        run(
            {
                "play": [
                    {"Baker": {"attachments": ["Collar"]}},
                    {"Sansa": "kneeling"},
                    {"Miller": "kneeling"},
                ],
                "gold": 1,
            },
            {},
            "4.1",
            {"Ann": {"trigger": "Collar"}},
            {"Ann": {"choose": [name]}},
            check(**{name: {"kneeling": kneeling, "attachments": ["Collar"]}}),
            Collar=collar,
            Sansa=person("", unique=True),
        )
