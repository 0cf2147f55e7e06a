"""From where cards cannot enter play."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import PLOT, person

CARDS = {
    "Shut Gates": PLOT
    | {"initiative": 9, "text": "Characters cannot enter play except from a player's hand."},
    "Locked Stores": PLOT
    | {"initiative": 9, "text": "Opponents cannot put characters into play from their hands."},
    "Crypt": {
        "type": "location",
        "text": "Action: Kneel Crypt to put a character into play from your discard pile.",
    },
    "Door": {"type": "location", "text": "Action: Kneel Door to put a character into play from your hand."},
    "Library": {
        "type": "location",
        "text": "Action: Kneel Library to search your deck for a card and put it into play. Shuffle your deck.",
    },
    "Ambusher": person("Ambush (1)."),
    "Lurker": person("Shadow (1)."),
    "Page": person(""),
    "Ward": person(""),
    "Mill": {"type": "location", "cost": 1},
}
HALL = {"plot": "Shut Gates", "gold": 9, "play": ["Crypt", "Door", "Library"]}


@pytest.mark.parametrize(("found", "zone"), [("Mill", "play")])
def test_what_a_search_finds_does_not_enter_play_if_it_is_a_character(found, zone):
    """RR Cannot ¶1: of locations nothing is said."""
    run(
        {"Ann": HALL | {"deck": [found, 5]}, "Bob": {}},
        "4.1",
        {"Ann": {"trigger": "Library", "choose": [found]}},
        {"check": {"cards": {found: {"zone": zone}}}},
        cards=CARDS,
    )


def test_only_opponents_and_only_their_hands():
    """RR Cannot ¶1: the player of the card is no opponent, and a discard pile is no hand."""
    run(
        {
            "Ann": {"plot": "Locked Stores", "hand": ["Page"], "play": ["Door"]},
            "Bob": {"hand": ["Ward"], "discard": ["Lurker"], "play": ["Door", "Crypt"]},
        },
        "4.1",
        {"Ann": {"trigger": "Door#1", "choose": ["Page"]}},
        {"refuse": {"Bob": {"trigger": "Door#2"}, "because": "cannot"}},
        {"Bob": {"trigger": "Crypt", "choose": ["Lurker"]}},
        {
            "check": {
                "cards": {"Page": {"zone": "play"}, "Lurker": {"zone": "play"}, "Ward": {"zone": "hand"}}
            }
        },
        cites=["2e/rr/cannot/1"],
        cards=CARDS,
    )
