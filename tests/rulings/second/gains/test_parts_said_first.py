"""What is said of a card before it is named, of what pays costs, of abilities that forbid something and are gained."""

from tests.rulings.texts import event, run, text


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
