"""Cards that were given power, gold or tokens, or changed, by an earlier effect of the same ability; and what was shown."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, person

KNIGHT = {"traits": ["Knight"]}
CARDS = {
    "Praise": event(
        "Action: A Knight character you control gains 1 power. Draw 1 card. Kneel that character."
    ),
    "Shame": event("Action: Discard 1 power from a Knight character. Draw 1 card. Kneel that character."),
    "Mark": event("Action: Place 1 poison token on a Knight character. Draw 1 card. Kneel that character."),
    "Dare": event(
        "Action: Until the end of the phase, a Knight character you control gains renown. Draw 1 card. Kneel that character."
    ),
    "Purse": event(
        "Action: Place 1 gold from the treasury on a location you control. Draw 1 card. If that location has 3 or more gold,"
        " sacrifice it."
    ),
    "Chest": event(
        "Action: Place 1 gold from the treasury on a location you control. Then, if that location has 3 or more gold, sacrifice"
        " it."
    ),
    "Tribute": event("Action: Move 1 power from a character to your faction card. Kneel that character."),
    "Due": event(
        "Action: Choose a character. Move 1 gold from a location you control to that character. Kneel that location."
    ),
    "Homage": event(
        "Action: Move 1 power from your faction card to a Knight character you control. Stand that character."
    ),
    "Toll": event(
        "Action: Move 1 power from a character to your faction card. Draw 1 card. Kneel that character."
    ),
    "Collector": person("Action: Move 1 power from a Knight character to Collector. Kneel that character."),
    "Levy": event(
        "Action: Search the top 10 cards of your deck for a Knight character, and put it into play. Shuffle your deck. Draw 1"
        " card. At the end of the phase, return that character to your hand."
    ),
    "Omen": event(
        "Action: Reveal the top card of an opponent's deck. Draw 1 card. If the revealed card is a character, gain 1 gold."
    ),
    "Portents": event(
        "Action: Reveal the top card of each player's deck. Each player draws 1 card. Gain 1 gold for each character revealed"
        " this way."
    ),
    "Page": person("", **KNIGHT),
    "Ward": person("", **KNIGHT),
    "Serf": person(""),
    "Mill": {"type": "location", "cost": 1},
    "Barn": {"type": "location", "cost": 1},
}


@pytest.mark.parametrize("spell", ["Praise", "Shame", "Mark", "Dare"])
def test_that_character_is_the_one_on_which_the_earlier_effect_worked(spell):
    """RR Effects ¶3: each aspect resolves on what it speaks of; the card drawn between the two is another one."""
    run(
        {
            "Ann": {"hand": [spell], "play": [{"Page": "power 1"}, {"Ward": "power 1"}], "deck": ["Serf", 5]},
            "Bob": {},
        },
        "4.1",
        {"Ann": {"play": spell, "choose": ["Ward"]}},
        {
            "check": {
                "cards": {"Ward": {"kneeling": True}, "Page": {"kneeling": False}, "Serf": {"zone": "hand"}},
                "cites": ["2e/rr/effects/3"],
            }
        },
        cards=CARDS,
    )


@pytest.mark.parametrize("spell", ["Purse", "Chest"])
@pytest.mark.parametrize(("place", "zone"), [("Mill", "discard"), ("Barn", "play")])
def test_that_location_is_the_one_on_which_gold_was_placed(spell, place, zone):
    """RR Effects ¶3: asked of the location that was picked, as it is once the gold is on it."""
    run(
        {
            "Ann": {"hand": [spell], "play": [{"Mill": "gold 2"}, {"Barn": "gold 1"}], "deck": 5},
            "Bob": {},
        },
        "4.1",
        {"Ann": {"play": spell, "choose": [place]}},
        {
            "check": {
                "cards": {"Mill": {"zone": zone if place == "Mill" else "play"}, "Barn": {"zone": "play"}}
            }
        },
        cites=["2e/rr/effects/3"],
        cards=CARDS,
    )


@pytest.mark.parametrize("spell", ["Tribute", "Toll"])
def test_power_is_moved_from_the_character_that_is_meant_afterwards_not_the_faction_card(spell):
    """RR Moving Power ¶1: it moves from one card to another; a faction card is no character."""
    run(
        {
            "Ann": {"faction": "stark", "hand": [spell], "deck": 5},
            "Bob": {"play": [{"Page": "power 2"}, "Ward"]},
        },
        "4.1",
        {"Ann": {"play": spell, "choose": ["Page"]}},
        {
            "check": {
                "cards": {"Page": {"kneeling": True, "power": 1}, "Ward": {"kneeling": False}},
                "players": {"Ann": {"faction_power": 1, "faction_kneeling": False}},
                "cites": ["2e/rr/moving-power/1"],
            }
        },
        cards=CARDS,
    )


def test_the_character_that_loses_power_to_this_card_is_meant_afterwards():
    """RR Moving Power ¶1: the text describes the card from which it moves; this card is named."""
    run(
        {"Ann": {"play": ["Collector", {"Page": "power 1"}, "Ward"]}, "Bob": {}},
        "4.1",
        {"Ann": {"trigger": "Collector", "choose": ["Page"]}},
        {
            "check": {
                "cards": {
                    "Page": {"kneeling": True, "power": 0},
                    "Collector": {"kneeling": False, "power": 1},
                },
                "cites": ["2e/rr/moving-power/1"],
            }
        },
        cards=CARDS,
    )


def test_the_character_that_is_described_as_taking_power_is_meant_afterwards():
    """RR Moving Power ¶1."""
    run(
        {
            "Ann": {
                "faction": "stark",
                "power": 1,
                "hand": ["Homage"],
                "play": [{"Page": "kneeling"}, "Ward"],
            },
            "Bob": {},
        },
        "4.1",
        {"Ann": {"play": "Homage", "choose": ["Page"]}},
        {"check": {"cards": {"Page": {"kneeling": False, "power": 1}}, "cites": ["2e/rr/moving-power/1"]}},
        cards=CARDS,
    )


def test_the_location_from_which_gold_moves_to_a_target_is_meant_afterwards():
    """RR Move ¶1."""
    run(
        {"Ann": {"hand": ["Due"], "play": ["Page", {"Mill": "gold 1"}]}, "Bob": {}},
        "4.1",
        {"Ann": {"play": "Due", "choose": ["Page", "Mill"]}},
        {
            "check": {
                "cards": {"Page": {"kneeling": False, "gold": 1}, "Mill": {"kneeling": True}},
                "cites": ["2e/rr/move/1"],
            }
        },
        cards=CARDS,
    )


def test_what_a_search_put_into_play_returns_although_a_card_was_drawn():
    """RR Delayed Effects ¶2: it works on the character that was found, at the end of the phase."""
    run(
        {"Ann": {"hand": ["Levy"], "play": ["Ward"], "deck": ["Page", 5]}, "Bob": {}},
        "4.1",
        {"Ann": {"play": "Levy"}},
        {"Ann": {"choose": "Page"}},
        {"check": {"cards": {"Page": {"zone": "play"}}}},
        {"advance": "dominance"},
        {
            "check": {
                "cards": {"Page": {"zone": "hand"}, "Ward": {"zone": "play"}},
                "cites": ["2e/rr/delayed-effects/2"],
            }
        },
        cards=CARDS,
        stop="dominance",
    )


@pytest.mark.parametrize(("own", "other", "gold"), [("Serf", "Mill", 0), ("Mill", "Serf", 1)])
def test_the_revealed_card_is_not_the_one_drawn_since(own, other, gold):
    """RR Reveal ¶1: what was revealed is known for what it is, whatever has been drawn since."""
    run(
        {"Ann": {"hand": ["Omen"], "deck": [own, 5]}, "Bob": {"deck": [other, 5]}},
        "4.1",
        {"Ann": {"play": "Omen"}},
        {"check": {"players": {"Ann": {"gold": gold}}, "cards": {own: {"zone": "hand"}}}},
        cites=["2e/rr/reveal/1"],
        cards=CARDS,
    )


def test_each_character_revealed_this_way_is_counted_after_all_have_drawn():
    """RR Reveal ¶1: both characters were revealed, and are in hands by then."""
    run(
        {"Ann": {"hand": ["Portents"], "deck": ["Page", 5]}, "Bob": {"deck": ["Ward", 5]}},
        "4.1",
        {"Ann": {"play": "Portents"}},
        {"check": {"players": {"Ann": {"gold": 2}}, "cards": {"Page": {"zone": "hand"}}}},
        cites=["2e/rr/reveal/1"],
        cards=CARDS,
    )
