"""``Chooses 2 cards in his or her hand and discards the rest``: the player says which are kept."""

from tests.rulings import tables
from tests.rulings.texts import event

CARD = {"type": "character", "cost": 1, "str": 1}
CARDS = dict.fromkeys(("Cook", "Guard", "Smith", "Page"), CARD) | {
    "Flood": {
        "type": "plot",
        "gold": 3,
        "initiative": 3,
        "claim": 1,
        "reserve": 6,
        "text": "When Revealed: Each player chooses 2 cards in his or her hand and discards the rest.",
    },
    "Purge": event("Action: Choose 2 cards in your hand and discard the rest."),
}


def test_the_cards_that_are_named_stay_and_the_others_are_discarded():
    """RR Priority of Simultaneous Resolution ¶1, Discard Pile ¶2: each chooses, in player order, and all of the others are
    discarded simultaneously, to their owners' discard piles."""
    tables.run(
        {
            "Ann": {"plots": ["Flood"], "hand": ["Cook", "Guard", "Smith"]},
            "Bob": {"plots": ["Calm"], "hand": ["Page"]},
        },
        "plot",
        {"Ann": {"choose": "Ann"}},
        {"Ann": {"choose": ["Cook", "Smith"]}},
        {"advance": "end"},
        tables.cards(
            Cook={"zone": "hand"},
            Guard={"zone": "discard"},
            Smith={"zone": "hand"},
            Page={"zone": "hand"},
        ),
        cards=CARDS,
    )


def test_the_event_that_is_being_played_is_none_of_them():
    """RR Event Cards ¶3: it is placed in the discard pile itself once its effects are resolved."""
    tables.run(
        {"Ann": {"hand": ["Purge", "Cook", "Guard", "Smith"]}, "Bob": {}},
        "challenges",
        {"Ann": {"play": "Purge"}},
        {
            "check": {
                "decision": {"player": "Ann", "choices": ["Cook", "Guard", "Smith"], "not_choices": ["Purge"]}
            }
        },
        {"Ann": {"choose": ["Guard", "Smith"]}},
        tables.cards(Cook={"zone": "discard"}, Guard={"zone": "hand"}, Smith={"zone": "hand"}),
        cards=CARDS,
    )


def test_with_no_more_cards_than_are_kept_it_cannot_be_played():
    """RR Abilities ¶6: nothing would be discarded, and the game would not change."""
    tables.run(
        {"Ann": {"hand": ["Purge", "Cook", "Guard"]}, "Bob": {}},
        "challenges",
        {"refuse": {"Ann": {"play": "Purge"}, "because": "change"}},
        cards=CARDS,
    )
