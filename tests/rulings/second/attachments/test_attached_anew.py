"""A card that is attached to another character: who is spoken of after that."""

import pytest

from tests.rulings.texts import check, person, run, text


@pytest.mark.parametrize("moves", ["attach", "move"])
def test_that_character_is_the_one_to_which_the_card_was_attached(moves):
    """RR Attachment Cards ¶1, RR Move ¶1: after the card has moved, the character spoken of is the new one."""
    collar = text(
        "attachment",
        f"Action: Pay 1 gold to {moves} Collar to another eligible character. If that character is Sansa, stand her.",
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


def test_a_character_to_which_the_chosen_attachment_cannot_be_attached_is_no_target_beside_it():
    """RR Target ¶3, RR No Attachments ¶1, RR Move ¶2: not where no attachments can be, nor where it is already."""
    choose = [
        {"Ann": {"trigger": "Smith", "choose": ["Saddle", name]}} for name in ("Miller", "Baker", "Sansa")
    ]
    run(
        {"play": [{"Baker": {"attachments": ["Saddle"]}}, "Sansa", "Miller", "Smith"]},
        {},
        "4.1",
        *({"refuse": {**one, "because": ""}} for one in choose[:2]),
        choose[2],
        check(Sansa={"attachments": ["Saddle"]}),
        Sansa=person(""),
        Miller=person("No attachments."),
        Smith=text(
            "location",
            "Action: Kneel Smith to choose an attachment and a character. Attach that attachment to that character.",
        ),
    )
