"""Attachments whose card leaves play while they are not on it any more."""

from tests.rulings.texts import person, run, text


def test_an_attachment_that_an_interrupt_has_moved_does_not_leave_with_the_card_it_was_on():
    """RR Leaves Play ¶5 (2e/rr/leaves-play/5): those on the card as it leaves return to their owners' hands."""
    run(
        {"play": [{"Miller": {"attachments": ["Legacy", "Saddle"]}}, "Squire"]},
        {},
        {"event": "kill", "cards": ["Miller"]},
        {"Ann": {"trigger": "Legacy", "choose": "Squire"}},
        {"advance": "end"},
        {
            "check": {
                "cards": {
                    "Squire": {"attachments": ["Legacy"]},
                    "Saddle": {"zone": "hand"},
                    "Miller": {"zone": "dead"},
                },
                "cites": ["2e/rr/leaves-play/5"],
            }
        },
        Squire=person(""),
        Legacy=text(
            "attachment",
            "Interrupt: When attached character is killed, attach Legacy to another character you control.",
        ),
    )
