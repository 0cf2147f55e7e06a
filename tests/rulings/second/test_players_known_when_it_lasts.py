""" "Each other opponent" in an effect that lasts: who that is, is known when it comes into force."""

from typing import Any

from tests.rulings.tables import run
from tests.rulings.texts import event, person

CARDS: dict[str, Any] = {
    "Gag": person(
        "Reaction: After you win a challenge, until the end of the phase, each other opponent cannot play events."
    ),
    "Hush": person(
        "Reaction: After an opponent plays an event, until the end of the phase, each other opponent cannot play events."
    ),
    "Toll": person(
        "Reaction: After an opponent plays an event, increase the cost of each event each other opponent plays this phase by 1."
    ),
    "Deed": event("Action: Draw 1 card."),
    "Boon": event("Action: Draw 1 card."),
    "Gift": event("Action: Draw 1 card."),
}


def sides(*mine: str) -> dict[str, Any]:
    return {
        "Ann": {"play": list(mine)},
        "Bob": {"hand": ["Deed", "Boon"], "deck": 9, "gold": 3},
        "Cat": {"hand": ["Gift"], "deck": 9, "gold": 3},
    }


def test_the_losing_opponent_is_none_of_the_others_when_the_challenge_is_over():
    """RR Lasting Effects ¶1: Bob lost, so the effect came into force for Cat alone."""
    run(
        sides("Gag", "Miller"),
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"Ann": {"trigger": "Gag"}},
        {"advance": "4.3"},
        {"Bob": {"play": "Deed"}},
        {"refuse": {"Cat": {"play": "Gift"}, "because": "cannot"}},
        stop={"end-of-phase": "challenges"},
        cards=CARDS,
    )


def test_who_played_the_event_is_none_of_the_others_afterwards():
    """RR Lasting Effects ¶1: Bob may play another one, Cat may not."""
    run(
        sides("Hush"),
        "4.1",
        {"Bob": {"play": "Deed"}},
        {"Ann": {"trigger": "Hush"}},
        {"refuse": {"Cat": {"play": "Gift"}, "because": "cannot"}},
        {"Cat": "pass"},
        {"Ann": "pass"},
        {"Bob": {"play": "Boon"}},
        first_player="Bob",
        cards=CARDS,
    )


def test_costs_rise_for_the_others_alone():
    """RR Lasting Effects ¶1: Cat pays 1 gold more, Bob does not."""
    run(
        sides("Toll"),
        "4.1",
        {"Bob": {"play": "Deed"}},
        {"Ann": {"trigger": "Toll"}},
        {"Cat": {"play": "Gift"}},
        {"Ann": "pass"},
        {"Bob": {"play": "Boon"}},
        {"check": {"players": {"Bob": {"gold": 3}, "Cat": {"gold": 2}}}},
        first_player="Bob",
        cards=CARDS,
    )
