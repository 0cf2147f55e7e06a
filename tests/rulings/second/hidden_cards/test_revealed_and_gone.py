"""A card that is removed from the game as it is revealed, and what is then done with it."""

import pytest

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


HIDER = (
    "Interrupt: When 1 or more [tyrell] cards are revealed from your hand or deck, choose 1 of those cards and place it"
    " in shadows."
)
FOUND = {
    "Sly Aunt": person(HIDER),
    "Call": {
        "type": "event",
        "cost": 0,
        "text": "Action: Search your deck for a Knight character, reveal it, and add it to your hand. Shuffle your deck.",
    },
    "Show": {
        "type": "event",
        "cost": 0,
        "text": "Action: Reveal the top card of your deck. Add it to your hand.",
    },
    "Rose": person("", faction="tyrell", traits=["Knight"]),
    "Elm": person("", faction="stark", traits=["Knight"]),
}


@pytest.mark.parametrize("event", ["Call", "Show"])
def test_what_goes_into_shadows_as_it_is_revealed_is_not_added_to_the_hand(event):
    """FAQ 2.4 ¶1: the card is to be taken from the deck; it is in shadows, and was not revealed."""
    run(
        {"Ann": {"deck": ["Rose", "Elm"], "hand": [event], "play": ["Sly Aunt"]}, "Bob": {}},
        "4.1",
        {"Ann": {"play": event}},
        *([{"Ann": {"choose": "Rose"}}] if event == "Call" else []),
        {"Ann": {"trigger": "Sly Aunt", "choose": "Rose"}},
        {"advance": "4.2"},
        {
            "check": {
                "cards": {"Rose": {"zone": "shadows"}, "Elm": {"zone": "deck"}},
                "players": {"Ann": {"hand": 0}},
            }
        },
        cites=["2e/rr/interrupts/1"],
        cards=FOUND,
    )


WATCHER = "Reaction: After 1 or more characters are revealed from an opponent's deck, gain 1 gold."


@pytest.mark.parametrize("what", ["add it to your hand", "place it facedown under your agenda"])
def test_a_card_was_revealed_from_where_it_was_wherever_it_has_been_placed(what):
    """RR Reveal ¶2: while it was revealed it was in the deck; by the time of the reaction it is somewhere else."""
    seeker = f"Action: Kneel Seeker to search your deck for a card, reveal it, and {what}. Shuffle your deck."
    run(
        {
            "Ann": {"agenda": "Oath", "deck": ["Rose", "Elm"], "play": ["Seeker"]},
            "Bob": {"play": ["Watcher"]},
        },
        "4.1",
        {"Ann": {"trigger": "Seeker", "choose": "Rose"}},
        {"Bob": {"trigger": "Watcher"}},
        {"check": {"players": {"Bob": {"gold": 1}, "Ann": {"deck": 1}}}},
        cites=["2e/rr/reveal/1"],
        cards=FOUND | {"Oath": {"type": "agenda"}, "Seeker": person(seeker), "Watcher": person(WATCHER)},
    )


def test_a_card_that_was_revealed_from_the_hand_was_not_revealed_from_the_deck():
    """RR Reveal ¶2: it was in the hand."""
    run(
        {"Ann": {"hand": ["Rose"], "play": ["Seeker"]}, "Bob": {"play": ["Watcher"]}},
        "4.1",
        {"Ann": {"trigger": "Seeker"}},
        {"check": {"may_not": {"Bob": ["Watcher"]}}},
        {"advance": "4.2"},
        {"check": {"players": {"Bob": {"gold": 0}}}},
        cites=["2e/rr/reveal/1"],
        cards=FOUND
        | {"Seeker": person("Action: Kneel Seeker to reveal your hand."), "Watcher": person(WATCHER)},
    )
