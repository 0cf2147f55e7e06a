"""Costs paid with this card and with another one: of which of them the effect speaks."""

from tests.rulings.texts import person, run, text


def test_that_character_is_the_one_that_paid_besides_this_card():
    """RR Costs ¶1: both pay. The text names this card by its title: "that character" is the other one."""
    run(
        {"play": ["Statue", {"Miller": "kneeling, power 1"}]},
        {},
        "4.1",
        {"Ann": {"trigger": "Statue", "choose": ["Miller"]}},
        {
            "check": {
                "cards": {"Statue": {"kneeling": True}, "Miller": {"kneeling": False, "power": 0}},
                "cites": ["2e/rr/costs/5"],
            }
        },
        Statue=text(
            "location",
            "Action: Kneel Statue and discard 1 power from another character or location you control to stand that"
            " character or location.",
        ),
    )


def test_a_lower_printed_cost_is_lower_than_that_of_the_other_card_alone():
    """RR Target ¶1: the description is of the returned character; what this card costs is not added to it."""
    run(
        {"play": ["Tower", "Cook"]},
        {"play": ["Guard", "Page"]},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Tower", "choose": ["Cook", "Guard"]}, "because": ""}},
        {"Ann": {"trigger": "Tower", "choose": ["Cook", "Page"]}},
        {"check": {"cards": {"Page": {"kneeling": True}, "Guard": {"kneeling": False}}, "cites": ["2e/rr/target/1"]}},
        Tower=text(
            "location",
            "Action: Kneel Tower and return a [lannister] character to your hand to choose a character with lower"
            " printed cost. Kneel that character.",
        )
        | {"cost": 3},
        Cook=person("", faction="lannister") | {"cost": 2},
        Page=person("") | {"cost": 1},
        Guard=person("") | {"cost": 3},
    )  # fmt: skip


def test_an_attachment_is_moved_to_another_card_than_the_one_it_is_on():
    """RR Attachment Cards ¶1: what it is attached to already is no other card; the one whose ability it is, is one."""
    run(
        {"play": ["Maester", {"Miller": {"attachments": ["Chain"]}}, "Baker"]},
        {},
        "4.1",
        {"Ann": {"trigger": "Maester", "choose": ["Chain"]}},
        {"check": {"decision": {"player": "Ann", "choices": ["Maester", "Baker"], "not_choices": ["Miller"]}}},
        {"Ann": {"choose": "Maester"}},
        {"check": {"cards": {"Maester": {"attachments": ["Chain"]}}, "cites": ["2e/rr/attachment-cards/1"]}},
        Chain=text("attachment", "", traits=["Item"]),
        Maester=person("Action: Kneel Maester to choose an Item attachment and move it to another eligible character."),
    )  # fmt: skip
