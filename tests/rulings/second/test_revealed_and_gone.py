"""A card that is removed from the game as it is revealed, and what is then done with it."""

from tests.rulings.tables import run
from tests.rulings.texts import person

BIRD = (
    "Interrupt: When a card with printed cost equal to or lower than its owner's initiative value is revealed from a"
    " player's hand or deck, remove it from the game."
)
GATE = {
    "type": "location",
    "text": "Action: Kneel Old Gate to reveal the top card of your deck. If it is a [stark] card, draw it.",
}
CARDS = {
    "Old Gate": GATE,
    "Small Bird": person(BIRD),
    "Kin": person("", faction="stark", cost=3),
    "Heir": person("", faction="stark", cost=4),
}


def table(*deck):
    """Ann, with initiative 3, has the gate and this deck; Bob has the bird and initiative 9."""
    return {
        "Ann": {"plot": {"name": "Cold", "initiative": 3}, "deck": [*deck], "play": ["Old Gate"]},
        "Bob": {"plot": {"name": "Warm", "initiative": 9}, "play": ["Small Bird"]},
    }


def test_what_was_revealed_and_is_out_of_the_game_is_not_drawn_nor_the_next_card():
    """FAQ 2.4 ¶1: "it" is the card that was revealed; the card that has come to the top since is another one."""
    run(
        table("Kin", "Heir"),
        "4.1",
        {"Ann": {"trigger": "Old Gate"}},
        {"Bob": {"trigger": "Small Bird"}},
        {"check": {"cards": {"Kin": {"zone": "out of game"}, "Heir": {"zone": "deck"}}}},
        {"check": {"players": {"Ann": {"hand": 0}}}},
        cites=["2e/rr/interrupts/1"],
        cards=CARDS,
    )


def test_its_owner_is_the_owner_of_the_card_that_is_described():
    """RR Ownership and Control ¶1: the revealed card is Ann's; that Bob's initiative is higher does not matter."""
    run(
        table("Heir", "Kin"),
        "4.1",
        {"Ann": {"trigger": "Old Gate"}},
        {"check": {"cards": {"Heir": {"zone": "hand"}, "Kin": {"zone": "deck"}}}},
        cites=["2e/rr/drawing-cards/1"],
        cards=CARDS,
    )
