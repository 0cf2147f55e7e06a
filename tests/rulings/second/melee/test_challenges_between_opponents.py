"""Challenges between two opponents, and who is "each other opponent" after one of them was spoken of."""

from typing import Any

from tests.rulings.tables import run
from tests.rulings.texts import event, person

KNIGHT = {"type": "character", "cost": 2, "str": 3, "icons": ["power"]}
CARDS = {
    "Gloat": person("Reaction: After an opponent wins a challenge against another opponent, draw 1 card."),
    "Watch": person("Reaction: After a player wins a challenge against another player, gain 1 gold."),
    "Wait": person(
        "Reaction: After an opponent initiates a [power] challenge against another opponent, gain 1 gold."
    ),
    "Share": person("Reaction: After an opponent plays an event, each other opponent draws 1 card."),
    "Shift": person(
        "Reaction: After an opponent wins a challenge against you, choose another opponent. That player loses 1 gold."
    ),
    "Deed": event("Action: Gain 1 gold."),
    "Knight": KNIGHT,
}


def attack(by: str, against: str) -> dict[str, Any]:
    return {by: {"challenge": {"type": "power", "against": against, "with": ["Knight"]}}}


def at_first(player: str, *mine: str) -> dict[str, Any]:
    """Ann has the cards, the player named attacks first."""
    sides: dict[str, Any] = {
        "Ann": {"play": list(mine), "deck": 5},
        "Bob": {"deck": 5, "gold": 2},
        "Cat": {"deck": 5, "gold": 2},
    }
    sides[player]["play"] = [*sides[player].get("play", []), "Knight"]
    return sides


def test_that_player_is_the_one_against_whom_a_challenge_is_initiated():
    """RR 4.2 ¶6: the challenge is initiated against that opponent; who initiates it was not spoken of."""
    omen = person("Reaction: After a challenge is initiated against an opponent, that player draws 1 card.")
    run(
        at_first("Bob", "Omen"),
        "4.2",
        attack("Bob", "Cat"),
        {"Ann": {"trigger": "Omen"}},
        {"check": {"players": {"Bob": {"hand": 0}, "Cat": {"hand": 1}}}},
        first_player="Bob",
        cards=CARDS | {"Omen": omen},
    )
