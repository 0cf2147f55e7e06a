"""Who may attack whom, and what is discarded where no area is named, by printed texts on the table."""

from tests.rulings.texts import event, run, text

GATE = text(
    "location", "Each character with printed cost 2 or lower cannot be declared as an attacker against you."
)
LENT = event("Action: Choose and discard an attachment.")
CHALLENGE = {"type": "power", "against": "Bob", "with": ["Baker"]}


def test_it_may_attack_where_it_is_the_holder_who_attacks():
    """RR Cannot ¶1: only against the one whom the text means."""
    run(
        {"play": ["Baker", "Gate"]},
        {},
        "4.2",
        {"Ann": {"challenge": CHALLENGE}},
        {"check": {"cards": {"Baker": {"attacking": True}}}},
        Gate=GATE,
    )


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
