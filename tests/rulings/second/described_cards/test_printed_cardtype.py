"""Cards with a printed cardtype: what a card is printed as, whatever it has become."""

from typing import Any

from tests.rulings.texts import event, person, run, text


def test_an_event_that_became_an_attachment_has_not_that_printed_cardtype():
    """RR Printed ¶1: what is physically printed on the card; RR Cardtypes ¶1: another cardtype is had, not printed.

    RR Duplicates ¶5: a duplicate has no type.
    """
    dagmer: dict[str, Any] = {"Dagmer": {"attachments": ["Shield", {"Banner": "duplicate 1"}]}}
    hand = {"zone": "hand"}
    run(
        {"play": [dagmer], "hand": ["Risen", "Order"]},
        {"hand": ["Axe"]},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"play": "Axe", "choose": "Dagmer"}},
        {"Ann": {"play": "Risen"}},
        {"Ann": {"play": "Order"}},
        {"Ann": "pass"},
        {
            "check": {
                "cards": {"Dagmer": {"attachments": ["Risen"]}, **dict.fromkeys(("Shield", "Banner#1"), hand)}
            }
        },
        Dagmer=person(""),
        Shield=text("attachment", ""),
        Banner=text("attachment", "", unique=True),
        Axe=event("Action: Choose and kill a character."),
        Order=event("Action: Return each card with the printed attachment cardtype to its owner's hand."),
        Risen=event(
            "Interrupt: When a character would be killed, save it. Then, attach Risen to that character as a Condition"
            ' attachment with the text: "Terminal."'
        ),
    )
