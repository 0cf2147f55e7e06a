""" "The losing opponent", "that player" in an effect that lasts longer than the challenge: who that was when it began."""

from typing import Any

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, person

DEAR = {"type": "event", "cost": 3, "text": "Action: Draw 1 card."}
SIEGE = {"type": "plot", "gold": 4, "initiative": 0, "claim": 2, "reserve": 6}


def won(text: str, *moves: Any, **more: Any) -> None:
    """Ann wins a challenge against Bob, who has 2 cards in hand and 9 power; Guard has the text."""
    run(
        {
            "Ann": {"play": ["Guard", "Miller", "Baker"], "hand": ["Dear"], "deck": 5, "gold": 1},
            "Bob": {"hand": 2, "power": 9, "plot": "Siege"},
            "Cat": {"hand": 5, "plot": "Siege"},
        }
        | more,
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"Ann": {"trigger": "Guard"}},
        {"advance": "4.2"},
        *moves,
        stop={"end-of-phase": "challenges"},
        cards={"Guard": person(f"Reaction: After you win a challenge, {text}"), "Dear": DEAR, "Siege": SIEGE},
    )


def test_the_losing_opponents_cards_are_still_counted():
    """RR Modifiers ¶2: what is counted is counted anew, of the same player."""
    won(
        "Guard gets +X STR until the end of the phase. X is the number of cards in the losing opponent's hand.",
        {"check": {"cards": {"Guard": {"str": 5}}}},
    )


def test_what_costs_less_for_the_losing_opponents_cards():
    """RR Lasting Effects ¶1: Bob has 2 cards in hand."""
    won(
        "reduce the cost of the next event you play this phase by 1 for each card in the losing opponent's hand.",
        {"advance": "4.3"},
        {"Ann": {"play": "Dear"}},
        {"check": {"players": {"Ann": {"gold": 0}}}},
    )


@pytest.mark.parametrize(("against", "strength"), [("Bob", 3), ("Cat", 2)])
def test_against_the_losing_opponent_and_no_other(against, strength):
    """RR Lasting Effects ¶1: each of the characters is affected, whether it participates when it begins or later."""
    won(
        "until the end of the phase, characters you control get +1 STR while participating in a challenge against the losing"
        " opponent.",
        {"Ann": {"challenge": {"type": "military", "against": against, "with": ["Baker"]}}},
        {"check": {"cards": {"Baker": {"str": strength}}}},
    )


def test_each_character_is_affected_and_each_while_it_attacks():
    """RR Event Cards ¶4: those in play as it is played are affected; the part of each is asked for later."""
    words = "Action: Until the end of the phase, each character you control gets +2 STR while attacking."
    run(
        {"Ann": {"play": ["Miller", "Baker"], "hand": ["Rally"]}, "Bob": {}},
        "4.1",
        {"Ann": {"play": "Rally"}},
        {"check": {"cards": {"Miller": {"str": 3}}}},
        {"advance": "4.2"},
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"check": {"cards": {"Miller": {"str": 5}, "Baker": {"str": 2}}}},
        cards={"Rally": event(words)},
    )
