"""Occurrences said in other words: a second challenge, claim results, cards that are bypassed or put into shadows."""

import pytest

from tests.rulings.texts import ICONS, event, run

FIGHTER = {"type": "character", "cost": 3, "str": 4, "icons": ICONS}


def watcher(occurrence):
    """Who hears of it gains 1 gold."""
    return {"type": "character", "str": 1, "text": f"Forced {occurrence}, gain 1 gold."}


@pytest.mark.parametrize(
    ("said", "gold"),
    [
        ("Reaction: After you initiate a second challenge in a phase", 1),
        ("Reaction: After you initiate a third challenge in a phase", 0),
        ("Reaction: After you initiate a second [power] challenge in a phase", 0),
        ("Reaction: After you initiate a first [power] challenge in a phase", 1),
        ("Reaction: After an opponent initiates a second challenge in a phase", 0),
        ("Reaction: After a character is bypassed", 1),
        ("Reaction: After a character you control is bypassed", 0),
        ("Reaction: After you win a challenge with a Knight character attacking alone", 1),
        ("Reaction: After you win a challenge with Watcher participating", 0),
        ("Interrupt: When the claim result for a challenge you won would be applied", 2),
        ("Interrupt: When the claim result for a [power] challenge is applied", 1),
        ("Interrupt: When the claim result for a challenge you lost would be applied", 0),
    ],
)
def test_two_challenges_of_a_phase_are_told_apart(said, gold):
    """RR Triggering Condition ¶1: each challenge, bypassed character and claim result is an occurrence of its own."""
    run(
        {"play": ["Watcher", "Hero", "Squire"], "gold": 0, "hand": 0, "deck": 5},
        {"play": ["Shield"], "hand": 0, "deck": 5},
        "4.2",
        {
            "Ann": {
                "challenge": {
                    "type": "military",
                    "against": "Bob",
                    "with": ["Hero"],
                    "stealth": {"Hero": "Shield"},
                }
            }
        },
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Squire"]}}},
        {"advance": "end"},
        {"check": {"players": {"Ann": {"gold": gold}}}},
        Watcher=watcher(said),
        Hero=FIGHTER | {"traits": ["Knight"], "text": "Stealth."},
        Squire=FIGHTER,
        Shield=FIGHTER,
    )


@pytest.mark.parametrize(
    ("said", "gold"),
    [
        ("you put a card into shadows", 1),
        ("a character is put into shadows", 1),
        ("a card is placed into shadows", 1),
        ("a location is placed into shadows", 0),
        ("an opponent puts a card into shadows", 0),
    ],
)
def test_a_card_that_returns_to_shadows_is_put_there(said, gold):
    """RR Marshaling a card into shadows ¶3: an effect that returns a card to shadows places it there."""
    run(
        {"play": ["Watcher", "Rogue"], "hand": ["Mist"], "gold": 0},
        {},
        "4.1",
        {"Ann": {"play": "Mist", "choose": ["Rogue"]}},
        {"check": {"players": {"Ann": {"gold": gold}}, "cards": {"Rogue": {"zone": "shadows"}}}},
        Watcher=watcher(f"Reaction: After {said}"),
        Rogue=FIGHTER | {"text": "Shadow (0)."},
        Mist=event("Action: Choose a character. Return that character to shadows."),
    )


KEEPER = {
    "type": "character",
    "str": 1,
    "text": "Interrupt: When an event you played would be placed in your discard pile, return it to your hand "
    "instead. (Limit once per phase.)",
}


def test_an_event_that_one_played_is_returned_instead_of_being_discarded():
    """FAQ 1.5 ¶2, RR Replacement Effects ¶1: it is about to be placed there after its effects have resolved."""
    run(
        {"play": ["Keeper"], "hand": ["Song"], "gold": 0},
        {},
        "4.1",
        {"Ann": {"play": "Song"}},
        {"Ann": {"trigger": "Keeper"}},
        {"check": {"players": {"Ann": {"gold": 1}}, "cards": {"Song": {"zone": "hand"}}}},
        Keeper=KEEPER,
        Song=event("Action: Gain 1 gold."),
    )


def test_an_event_that_an_opponent_played_is_not():
    """RR Triggering Condition ¶1: another player's event is none that you played."""
    run(
        {"play": ["Keeper"], "hand": 0},
        {"hand": ["Song"], "gold": 0},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"play": "Song"}},
        {"check": {"may_not": {"Ann": ["Keeper"]}, "cards": {"Song": {"zone": "discard"}}}},
        Keeper=KEEPER,
        Song=event("Action: Gain 1 gold."),
    )
