"""A search for a card that is different from one that is elsewhere by then."""

from tests.rulings.tables import run
from tests.rulings.texts import event, person


def test_a_copy_of_what_was_sacrificed_is_no_different_attachment():
    """RR Search ¶1: what is searched for meets the requirements of the effect; of another title, for it cannot be the
    sacrificed card itself, which is not in the deck."""
    run(
        {
            "Ann": {
                "hand": ["Barter"],
                "deck": ["Bowl", "Cup", "Drum"],
                "play": [{"Miller": {"attachments": ["Bowl"]}}],
            },
            "Bob": {},
        },
        "challenges",
        {"Ann": {"play": "Barter", "choose": "Bowl#2"}},
        {"refuse": {"Ann": {"choose": "Bowl#1"}, "because": "such a card as is described"}},
        {"Ann": {"choose": ["Cup", "Miller"]}},
        {"check": {"cards": {"Cup": {"zone": "play"}, "Bowl#2": {"zone": "discard"}}}},
        cites=["2e/rr/search/1"],
        cards={
            "Barter": event(
                "Action: Sacrifice an attachment to search your deck for a different attachment and put it into play."
            ),
            "Bowl": {"type": "attachment", "cost": 1},
            "Cup": {"type": "attachment", "cost": 1},
            "Drum": event("Action: Draw 1 card."),
            "Miller": person(""),
        },
    )
