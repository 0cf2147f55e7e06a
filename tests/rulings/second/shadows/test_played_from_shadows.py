"""``(2 cards instead if you played this event from shadows)``: from where the event is played, before and while it is."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, person, text

CARDS = {
    "Toll": event(
        "Shadow (1).\nAction: Draw 1 card. (3 cards instead if you played this event from shadows.)"
    ),
    "Net": event(
        "Shadow (1).\nAction: Choose and kneel a character with printed cost 2 or lower. (Printed cost 6 or lower instead "
        "if you played this event from shadows.)"
    ),
    "Raid": event(
        "Shadow (1).\nAction: Choose an opponent. Look at that player's hand. Then, choose 1 card in that hand and place it "
        "on top of its owner's deck. (Choose up to 2 cards and place them in any order instead if you played this event "
        "from shadows.)"
    ),
    "Lord": person("", cost=5),
    "Ode": event("Action: Draw 1 card."),
    "Lay": event("Action: Draw 1 card."),
}


@pytest.mark.parametrize(("zone", "drawn"), [("hand", 1), ("shadows", 3)])
def test_an_event_does_more_only_where_it_was_played_from_shadows(zone, drawn):
    """RR Shadows, Bringing a Card Out of Shadows ¶7: an event is played from shadows; from the hand it is played as any."""
    run(
        {"Ann": {"gold": 2, "deck": 5, zone: ["Toll"]}, "Bob": {}},
        "4.1",
        {"Ann": {"play": "Toll"}},
        {
            "check": {
                "cards": {"Toll": {"zone": "discard"}},
                "players": {"Ann": {"hand": drawn, "deck": 5 - drawn}},
            }
        },
        cards=CARDS,
    )


def test_what_can_be_chosen_depends_on_where_the_event_lies_before_it_is_played():
    """RR Target ¶3: from the hand there is no legal target, so it cannot be played; from shadows there is one."""
    table = {"Bob": {"play": ["Lord"]}}
    run(
        {"Ann": {"gold": 2, "hand": ["Net"]}, **table},
        "4.1",
        {"refuse": {"Ann": {"play": "Net"}, "because": "target"}},
        cards=CARDS,
    )
    run(
        {"Ann": {"gold": 2, "shadows": ["Net"]}, **table},
        "4.1",
        {"Ann": {"play": "Net", "choose": "Lord"}},
        {
            "check": {
                "cards": {"Lord": {"kneeling": True}},
                "cites": ["2e/rr/shadows.bringing-a-card-out-of-shadows/7"],
            }
        },
        cards=CARDS,
    )


def test_an_event_from_the_hand_does_not_come_out_of_shadows():
    """RR Shadows, Bringing a Card Out of Shadows ¶7: an event comes out of shadows if it is played from there."""
    bell = text("location", "Reaction: After a card you control comes out of shadows, gain 1 gold.")
    for zone, gold in ("hand", 2), ("shadows", 1):
        after = {"may_not": {"Ann": ["Bell"]}} if zone == "hand" else {"may": {"Ann": ["Bell"]}}
        run(
            {"Ann": {"gold": 2, "deck": 5, "play": ["Bell"], zone: ["Toll"]}, "Bob": {}},
            "4.1",
            {"Ann": {"play": "Toll"}},
            {"check": {"players": {"Ann": {"gold": gold}}, **after}},
            cards=CARDS | {"Bell": bell},
        )


def test_a_copy_that_was_played_from_shadows_earlier_says_nothing_of_the_one_from_the_hand():
    """RR Shadows ¶7: "this event" is the card that is being played."""
    run(
        {"Ann": {"gold": 3, "deck": 9, "hand": ["Toll"], "shadows": ["Toll"]}, "Bob": {}},
        "4.1",
        {"Ann": {"play": "Toll#2"}},
        {"check": {"players": {"Ann": {"hand": 4}}}},
        {"Bob": "pass"},
        {"Ann": {"play": "Toll#1"}},
        {"check": {"players": {"Ann": {"hand": 4, "deck": 5}}}},
        cards=CARDS,
    )


def test_up_to_two_cards_are_placed_in_the_order_in_which_they_are_chosen():
    """RR Shadows, Bringing a Card Out of Shadows ¶7; the player of the effect chooses, as the card says."""
    run(
        {"Ann": {"gold": 2, "shadows": ["Raid"]}, "Bob": {"hand": ["Ode", "Lay", 1], "deck": 3}},
        "4.1",
        {"Ann": {"play": "Raid"}},
        {"Ann": {"choose": ["Ode", "Lay"]}},
        {"check": {"players": {"Bob": {"hand": 1, "deck": 5}}}},
        cards=CARDS,
    )
    run(
        {"Ann": {"gold": 2, "hand": ["Raid"]}, "Bob": {"hand": ["Ode", "Lay", 1], "deck": 3}},
        "4.1",
        {"Ann": {"play": "Raid"}},
        {"refuse": {"Ann": {"choose": ["Ode", "Lay"]}, "because": "Raid"}},
        {"Ann": {"choose": "Lay"}},
        {"check": {"cards": {"Lay": {"zone": "deck", "position": 1}}, "players": {"Bob": {"hand": 2}}}},
        cards=CARDS,
    )
