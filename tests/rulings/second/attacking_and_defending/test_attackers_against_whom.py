"""Who may attack whom, and what is discarded where no area is named, by printed texts on the table."""

from tests.rulings.texts import event, run

LENT = event("Action: Choose and discard an attachment.")


def test_an_attachment_that_is_chosen_is_one_in_play():
    """RR Abilities ¶5: card abilities can only target cards that are in play, unless they refer to another area."""
    run(
        {"hand": ["Lent", "Rein"]},
        {"play": [{"Baker": {"attachments": ["Saddle"]}}]},
        "challenges",
        {"Ann": {"play": "Lent"}},
        {"check": {"decision": {"player": "Ann", "kind": "target", "not_choices": ["Rein"]}}},
        {"Ann": {"choose": "Saddle"}},
        {"check": {"cards": {"Saddle": {"zone": "discard"}, "Rein": {"zone": "hand"}}}},
        Lent=LENT,
        Rein={"type": "attachment", "cost": 1},
    )
