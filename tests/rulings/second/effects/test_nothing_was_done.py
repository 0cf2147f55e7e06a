"""An effect from which nothing came: what follows speaks of no card, and of none on which an earlier effect worked."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, person

FIRST = "Action: Kneel a character you control."
CARDS = {
    "Purge": event(
        f"{FIRST} Discard each Weapon attachment from play. Gain 1 gold for each card discarded by this effect."
    ),
    "Plague": event(
        f"{FIRST} Kill each character an opponent controls. Gain 1 gold for each character killed by this effect."
    ),
    "Offer": event(
        f"{FIRST} You may discard any number of cards from your hand. Gain 1 gold for each card discarded this way."
    ),
    "Toll": event(f"{FIRST} Sacrifice up to 2 locations. Gain 1 gold for each location sacrificed this way."),
    "Vow": event(
        f"{FIRST} If you control a Lord character, sacrifice a location. Gain 1 gold for each location sacrificed this way."
    ),
    "Levy": event(
        "Action: Choose an opponent. Kneel a character you control. That player sacrifices a character. Gain gold equal to that"
        " character's printed cost."
    ),
    "Waste": event("Action: Gain 2 gold. Discard your hand. Draw that many cards."),
    "Errand": event(
        "Challenges Action: Kneel a character you control. Put a character into play from your hand. At the end of the phase,"
        " return that character to your hand."
    ),
    "Page": person("", cost=3),
    "Ward": person("", cost=3),
    "Saint": person("Saint cannot be killed."),
    "Mill": {"type": "location", "cost": 1},
}


@pytest.mark.parametrize(
    ("spell", "hand", "choices", "bob"),
    [
        ("Toll", [], ["Page"], ["Saint"]),
        ("Vow", [], ["Page"], ["Saint"]),
        ("Levy", [], ["Page"], []),
    ],
)
def test_the_character_knelt_before_is_not_counted(spell, hand, choices, bob):
    """RR Effects ¶3: the aspect that changes nothing does nothing; the others resolve, and count nothing of it."""
    run(
        {
            "Ann": {
                "hand": [spell, *hand],
                "play": ["Page", "Ward", *([] if spell == "Toll" else ["Mill"])],
                "deck": 5,
            },
            "Bob": {"play": bob, "deck": 5},
        },
        "4.1",
        {"Ann": {"play": spell, "choose": choices}},
        {"check": {"players": {"Ann": {"gold": 0}}, "cards": {"Page": {"kneeling": True}}}},
        cites=["2e/rr/effects/3"],
        cards=CARDS,
    )


def test_what_was_not_put_into_play_does_not_come_back():
    """RR Effects ¶3: there is no character in the hand; the one that was knelt stays in play."""
    run(
        {"Ann": {"hand": ["Errand"], "play": ["Page", "Ward"], "deck": 5}, "Bob": {"deck": 5}},
        "4.1",
        {"Ann": {"play": "Errand", "choose": "Page"}},
        {"advance": "dominance"},
        {"check": {"cards": {"Page": {"zone": "play"}, "Ward": {"zone": "play"}}}},
        stop="dominance",
        cites=["2e/rr/effects/3"],
        cards=CARDS,
    )
