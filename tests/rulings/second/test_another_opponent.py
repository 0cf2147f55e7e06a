""" "Another opponent" and "each other opponent" are others than the one who was spoken of."""

from typing import Any

from tests.rulings.tables import run
from tests.rulings.texts import event, text

KNIGHT = {"type": "character", "cost": 2, "str": 3, "icons": ["power"]}
WON = {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Knight"]}}}
THREE: dict[str, dict[str, Any]] = {
    "Ann": {"hand": ["Deed"], "play": ["Knight"]},
    "Bob": {"gold": 2, "hand": 2, "deck": 5},
    "Cat": {"gold": 2, "hand": 2, "deck": 5},
}
ANOTHER = event("Reaction: After you win a challenge, choose another opponent. That player loses 1 gold.")


def test_another_than_the_losing_opponent_is_chosen():
    """RR Choose ¶1, RR Target ¶1."""
    run(
        THREE,
        "4.2",
        WON,
        {"advance": {"window": "reaction", "of": "Ann"}},
        {"refuse": {"Ann": {"play": "Deed", "choose": "Bob"}, "because": "Bob"}},
        {"Ann": {"play": "Deed", "choose": "Cat"}},
        {"check": {"players": {"Bob": {"gold": 2}, "Cat": {"gold": 1}}}},
        cards={"Deed": ANOTHER, "Knight": KNIGHT},
    )


def test_where_there_is_only_one_opponent_there_is_no_other():
    """RR Target ¶3: without a legal target it cannot be used."""
    run(
        {name: THREE[name] for name in ("Ann", "Bob")},
        "4.2",
        WON,
        {"advance": "4.2.3"},
        {"check": {"why_not": {"Ann": {"Deed": "target"}}}},
        cards={"Deed": ANOTHER, "Knight": KNIGHT},
    )


def test_each_other_opponent_is_not_the_one_who_was_chosen():
    """RR Effects ¶3."""
    run(
        THREE,
        "challenges",
        {"Ann": {"play": "Deed", "choose": "Bob"}},
        {"check": {"players": {"Ann": {"hand": 0}, "Bob": {"hand": 2}, "Cat": {"hand": 3}}}},
        cards={
            "Deed": text("event", "Action: Choose an opponent. Each other opponent draws 1 card."),
            "Knight": KNIGHT,
        },
    )


def test_each_other_opponent_is_not_the_losing_one():
    """RR Effects ¶3."""
    run(
        THREE,
        "4.2",
        WON,
        {"Ann": {"play": "Deed"}},
        {"check": {"players": {"Bob": {"hand": 2}, "Cat": {"hand": 1}}}},
        cards={
            "Deed": event(
                "Reaction: After you win a challenge, each other opponent discards 1 card at random from his or her hand."
            ),
            "Knight": KNIGHT,
        },
    )
