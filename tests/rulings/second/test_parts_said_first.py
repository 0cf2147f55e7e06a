"""What is said of a card before it is named, of what pays costs, of abilities that forbid something and are gained."""

import pytest

from tests.rulings.texts import check, event, person, run, text


@pytest.mark.parametrize(
    ("words", "strength"),
    [
        ("While attacking, Guard gets +2 STR.", 5),
        ("While attacking a player with more gold than you, Guard gets +2 STR.", 5),
        ("While attacking a player with fewer cards in hand than you, Guard gets +2 STR.", 3),
        ("While defending, Guard gets +2 STR.", 3),
        ("While attacking, Guard's STR is equal to the number of characters you control.", 2),
        ("While Guard is kneeling and attacking, it gets +2 STR.", 5),
        ("While Guard is standing and not participating in a challenge, it gets +2 STR.", 3),
    ],
)
def test_what_is_said_first_is_the_part_of_the_card_that_is_named_after_it(words, strength):
    """RR Modifiers ¶1: the modifier is there while its condition is true."""
    run(
        {"play": ["Guard", "Miller"]},
        {"gold": 2},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Guard"]}}},
        check(Guard={"str": strength}),
        Guard=person(words),
    )


def test_what_is_knelt_as_a_cost_is_not_what_an_effect_kneels():
    """RR Effects ¶2: a cost is no effect; the reaction waits for what pays one."""
    run(
        {"play": ["Witness", "Singer"], "hand": ["Ruse"]},
        {"play": ["Baker"]},
        "4.1",
        {"Ann": {"play": "Ruse", "choose": ["Baker"]}},
        {"check": {"may_not": {"Ann": ["Witness"]}, "cards": {"Baker": {"kneeling": True}}}},
        {"Bob": "pass"},
        {"Ann": {"trigger": "Singer"}},
        {"Ann": {"trigger": "Witness"}},
        {"check": {"players": {"Ann": {"gold": 3}}, "cites": ["2e/rr/reactions/1"]}},
        Witness=person("Reaction: After a character is knelt to pay a cost, gain 1 gold."),
        Singer=person("Action: Kneel Singer to gain 2 gold."),
        Ruse=event("Action: Choose and kneel a character."),
    )


def test_a_prohibition_that_a_card_has_gained_holds_as_one_that_is_printed():
    """RR Gains ¶4: the card functions as if it possessed the gained ability; RR Cannot ¶1."""
    for attachments, may in ((["Gag"], "may_not"), ([], "may")):
        run(
            {"hand": ["Ruse"]},
            {"play": [{"Baker": {"attachments": attachments}}]},
            "4.1",
            {"check": {may: {"Ann": ["Ruse"]}}},
            Gag=text("attachment", 'Attached character gains "Opponents cannot play events."'),
            Ruse=event("Action: Gain 1 gold."),
        )


def test_a_claim_that_is_so_much_is_that_whatever_is_printed():
    """RR Base Value ¶1: what is printed is changed by what the text says."""
    run(
        {"play": ["Clerk"]},
        {},
        "marshaling",
        {"check": {"players": {"Ann": {"claim": 2}, "Bob": {"claim": 1}}}},
        Clerk=person("Your claim is 2."),
    )


def test_an_attachment_placed_on_a_character_is_attached_to_it():
    """RR Attachment Cards ¶1: an attachment enters play attached to another card."""
    run(
        {"play": ["Witness", "Miller"], "hand": ["Saddle"], "gold": 2},
        {},
        "3.2",
        {"Ann": {"marshal": "Saddle", "on": "Miller"}},
        {"Ann": {"trigger": "Witness"}},
        {"check": {"players": {"Ann": {"gold": 5 + 5}}}},
        Witness=person("Reaction: After an attachment is placed on a character you control, gain 5 gold."),
    )
