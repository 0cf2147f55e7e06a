"""An effect speaks of what an earlier one of the same ability has done, whatever was done in between."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, person

CARDS = {
    "Errand": event(
        "Challenges Action: Put a Lord character into play from your hand. Draw 1 card. At the end of the phase, return that"
        " character to your hand."
    ),
    "Offer": event(
        "Challenges Action: You may put a Lord character into play from your hand. Draw 1 card. At the end of the phase, return"
        " that character to your hand."
    ),
    "Toll": event(
        "Action: Sacrifice up to 2 characters. Draw 1 card. Gain 1 gold for each character sacrificed by this effect."
    ),
    "Price": event(
        "Action: Sacrifice a character. Draw 1 card. Gain gold equal to the sacrificed character's printed cost."
    ),
    "Find": event(
        "Action: Discard the top card of your deck. Draw 1 card. If a location was discarded this way, gain 1 gold."
    ),
    "Trade": event(
        "Action: Discard any number of cards from your hand, gain 1 gold, and draw that many cards."
    ),
    "Plague": event(
        "Action: Kill each character an opponent controls. Draw 2 cards. Gain 1 gold for each character killed by this effect."
    ),
    "Feast": event(
        "Action: Each player sacrifices a character. Draw 1 card. Gain 1 gold for each character sacrificed by this effect."
    ),
    "Axe": event("Action: Choose and kill a character."),
    "Arms": event(
        "Challenges Action: Attach a Weapon attachment from your hand to a character you control. Draw 1 card. At the end of the"
        " phase, return that attachment to your hand."
    ),
    "Ward": person(
        "Interrupt: When a character you control would be killed, sacrifice a different character instead. Draw 1 card. Gain"
        " gold equal to the sacrificed character's printed cost."
    ),
    "Blade": {"type": "attachment", "cost": 1, "traits": ["Weapon"]},
    "Spear": {"type": "attachment", "cost": 1, "traits": ["Weapon"]},
    "Host": person(
        "Challenges Action: Put a character into play from your hand. Kneel Host. That character gains stealth until the end"
        " of the phase."
    ),
    "Lord": person("", traits=["Lord"], cost=4),
    "Heir": person("", traits=["Lord"], cost=2),
    "King": person("", traits=["Lord"], unique=True),
    "Page": person(""),
    "Mill": {"type": "location", "cost": 1},
}


def where(**zones):
    return {"check": {"cards": {name: {"zone": zone} for name, zone in zones.items()}}}


def gold(number, hand):
    return {"check": {"players": {"Ann": {"gold": number, "hand": hand}}}}


def test_where_it_was_not_done_there_is_no_such_character():
    """RR May ¶1: the player did not exercise the option; what was drawn since is not "that character"."""
    run(
        {"Ann": {"hand": ["Offer", "Lord"], "play": ["King"], "deck": ["Heir", 5]}, "Bob": {"deck": 5}},
        "4.1",
        {"Ann": {"play": "Offer", "choose": "no"}},
        {"advance": "dominance"},
        where(Lord="hand", Heir="hand", King="play"),
        stop="dominance",
        cites=["2e/rr/may/1"],
        cards=CARDS,
    )


def test_the_character_is_not_the_one_that_was_knelt_since():
    """RR Effects ¶3: each aspect resolves as much as possible, in order; the stealth is for the one put into play."""
    run(
        {"Ann": {"hand": ["Page", "Lord"], "play": ["Host"], "deck": 5}, "Bob": {"deck": 5}},
        "4.1",
        {"Ann": {"trigger": "Host", "choose": "Page"}},
        {"check": {"cards": {"Page": {"keywords": ["stealth"]}, "Host": {"kneeling": True, "keywords": []}}}},
        cites=["2e/rr/lasting-effects/1"],
        cards=CARDS,
    )


@pytest.mark.parametrize("sacrificed", [["Lord"], ["Lord", "Heir"]])
def test_each_sacrificed_is_counted_and_not_the_card_drawn(sacrificed):
    """RR Sacrifice ¶1: those characters that were moved from play by it."""
    run(
        {"Ann": {"hand": ["Toll"], "play": ["Lord", "Heir"], "deck": ["Page", 5]}, "Bob": {"deck": 5}},
        "4.1",
        {"Ann": {"play": "Toll", "choose": sacrificed}},
        gold(len(sacrificed), 1),
        cites=["2e/rr/sacrifice/1"],
        cards=CARDS,
    )


def test_the_printed_cost_is_that_of_the_character_sacrificed():
    """RR Cost ¶1: the number on the card that was sacrificed (4), not on the one drawn (2)."""
    run(
        {"Ann": {"hand": ["Price"], "play": ["Lord", "King"], "deck": ["Heir", 5]}, "Bob": {"deck": 5}},
        "4.1",
        {"Ann": {"play": "Price", "choose": "Lord"}},
        gold(4, 1),
        cites=["2e/rr/sacrifice/1"],
        cards=CARDS,
    )


def test_one_that_was_saved_was_not_killed():
    """RR Save ¶1: it remains in play; two were killed by the effect."""
    run(
        {
            "Ann": {"hand": ["Plague"], "deck": 9},
            "Bob": {"play": ["Page", {"King": "duplicate 1"}, "Lord"], "deck": 5},
        },
        "4.1",
        {"Ann": {"play": "Plague"}},
        {"Bob": {"trigger": "King"}},
        gold(2, 2),
        where(King="play", Lord="dead"),
        cites=["2e/rr/save/1"],
        cards=CARDS,
    )


def test_what_each_player_sacrificed_is_counted_together():
    """RR Priority of Simultaneous Resolution ¶1: one effect on each player; in melee, too, and one of them has no character."""
    run(
        {
            "Ann": {"hand": ["Feast"], "play": ["Page", "King"], "deck": 9},
            "Bob": {"play": ["Lord", "Heir"], "deck": 5},
            "Cat": {"play": ["Mill"], "deck": 5},
        },
        "4.1",
        {"Ann": {"play": "Feast", "choose": "Page"}},
        {"Bob": {"choose": "Heir"}},
        gold(2, 1),
        cites=["2e/rr/priority-of-simultaneous-resolution/1"],
        cards=CARDS,
    )


def test_what_was_attached_is_not_the_attachment_drawn_since():
    """RR Delayed Effects ¶1: the Blade entered play by being attached; the Spear was drawn."""
    run(
        {"Ann": {"hand": ["Arms", "Blade"], "play": ["Page"], "deck": ["Spear", 5]}, "Bob": {"deck": 5}},
        "4.1",
        {"Ann": {"play": "Arms", "choose": ["Blade", "Page"]}},
        {"check": {"cards": {"Page": {"attachments": ["Blade"]}}}},
        {"advance": "dominance"},
        where(Blade="hand", Spear="hand"),
        stop="dominance",
        cites=["2e/rr/delayed-effects/2"],
        cards=CARDS,
    )


def test_what_was_sacrificed_instead_is_known_as_the_replacement_resolves():
    """RR Replacement Effects ¶1: the Heir (2) is sacrificed in place of the kill, and then counted, not before."""
    run(
        {"Ann": {"hand": ["Axe"], "play": ["Ward", "Lord", "Heir"], "deck": 5}, "Bob": {"deck": 5}},
        "4.1",
        {"Ann": {"play": "Axe", "choose": "Lord"}},
        {"Ann": {"trigger": "Ward", "choose": "Heir"}},
        gold(2, 1),
        where(Lord="play", Heir="discard"),
        cites=["2e/rr/replacement-effects/1"],
        cards=CARDS,
    )
