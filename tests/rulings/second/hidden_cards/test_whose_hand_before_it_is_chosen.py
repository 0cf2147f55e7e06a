"""A reaction to what happened to one card that speaks of the owner or controller of another, which is chosen for it."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import person

RAIDER = (
    "Reaction: After Grim Raider enters play, choose a card in an opponent's discard pile. That player reveals his or her"
    " hand and discards from it each card with the same printed cost as the chosen card."
)
THIEF = "Reaction: After Sly Thief enters play, choose a character. Discard 1 card at random from its controller's hand."
CARDS = {
    "Grim Raider": person(f"Ambush (1).\n{RAIDER}"),
    "Sly Thief": person(f"Ambush (1).\n{THIEF}"),
    "Squire": person(""),
    "Old Barn": {"type": "location", "cost": 2},
    "Lone Cow": {"type": "location", "cost": 2},
    "Rich Inn": {"type": "location", "cost": 3},
}


def test_the_hand_is_that_of_the_owner_of_the_chosen_card_though_the_own_hand_is_empty():
    """RR Abilities ¶6: whose hand it is depends on the card that is chosen, not on the one that entered play."""
    run(
        {
            "Ann": {"gold": 1, "hand": ["Grim Raider"]},
            "Bob": {"hand": ["Lone Cow", "Rich Inn"], "discard": ["Old Barn"]},
        },
        "4.1",
        {"Ann": {"ambush": "Grim Raider"}},
        {"Ann": {"trigger": "Grim Raider", "choose": "Old Barn"}},
        {"check": {"cards": {"Lone Cow": {"zone": "discard"}, "Rich Inn": {"zone": "hand"}}}},
        cites=["2e/rr/reveal/1"],
        cards=CARDS,
    )


def test_with_no_card_in_the_other_hand_there_is_nothing_to_reveal_or_discard():
    """RR Abilities ¶6: the card in the own hand has that cost, but it is not the hand that is spoken of."""
    run(
        {
            "Ann": {"gold": 1, "hand": ["Grim Raider", "Lone Cow"]},
            "Bob": {"discard": ["Old Barn"]},
        },
        "4.1",
        {"Ann": {"ambush": "Grim Raider"}},
        {"check": {"may_not": {"Ann": ["Grim Raider"]}, "cards": {"Lone Cow": {"zone": "hand"}}}},
        cites=["2e/rr/abilities/6"],
        cards=CARDS,
    )


@pytest.mark.parametrize("own", [0, 2])
def test_its_controller_is_that_of_the_chosen_character(own):
    """RR Abilities ¶6: a character of the opponent with cards may be chosen, whatever the hand of who uses the ability."""
    run(
        {
            "Ann": {"gold": 1, "hand": ["Sly Thief", own] if own else ["Sly Thief"]},
            "Bob": {"hand": 2, "play": ["Squire"]},
        },
        "4.1",
        {"Ann": {"ambush": "Sly Thief"}},
        {"Ann": {"trigger": "Sly Thief", "choose": "Squire"}},
        {"check": {"players": {"Ann": {"hand": own}, "Bob": {"hand": 1}}}},
        cites=["2e/rr/target/1"],
        cards=CARDS,
    )
