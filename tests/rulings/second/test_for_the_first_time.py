"""Occurrences that count only the so-manyth time within a phase or round."""

import pytest

from tests.rulings.texts import ICONS, event, run

FIGHTER = {"type": "character", "cost": 2, "str": 3, "icons": ICONS, "traits": ["Guard"]}


def watcher(occurrence):
    """Who hears of it gains 1 gold."""
    return {"type": "character", "str": 1, "text": f"Forced Reaction: After {occurrence}, gain 1 gold."}


def challenge(kind):
    """Ann attacks, and nobody defends."""
    return {"Ann": {"challenge": {"type": kind, "against": "Bob", "with": [f"Fighter of {kind}"]}}}


@pytest.mark.parametrize("many", [1, 2])
@pytest.mark.parametrize(
    ("said", "gold"),
    [
        ("you win a challenge for the first time this phase", (1, 1)),
        ("you win a challenge for the second time this phase", (0, 1)),
        ("you win a challenge for the first time each challenge", (1, 2)),
        ("you win a [power] challenge for the first time each phase", (0, 1)),
        ("you win a challenge as the defending player for the first time this phase", (0, 0)),
        ("an opponent loses a challenge for the first time this round", (1, 1)),
        ("you initiate a challenge for the second time this phase", (0, 1)),
        ("a player wins his or her second challenge in a phase", (0, 1)),
        ("an opponent wins his or her first challenge each phase", (0, 0)),
        ("a challenge is initiated by a player who controls 4 or more characters", (0, 0)),
        ("a challenge is initiated by a player who controls 3 characters", (1, 2)),
        ("a challenge is initiated against an opponent by a player who controls a Guard", (1, 2)),
    ],
)
def test_how_often_a_player_has_won_is_counted_in_the_period(said, gold, many):
    """RR Triggering Condition ¶1: what must have occurred is what the ability says, the so-manyth time."""
    fighters = ["Fighter of military", "Fighter of power"]
    run(
        {"play": ["Watcher", *fighters], "gold": 0, "deck": 5},
        {"deck": 5},
        "4.1",
        *(challenge(kind) for kind in ("military", "power")[:many]),
        {"advance": "end"},
        {"check": {"players": {"Ann": {"gold": gold[many - 1]}}}},
        Watcher=watcher(said),
        **dict.fromkeys(fighters, FIGHTER),
    )


@pytest.mark.parametrize(
    ("said", "gold"),
    [
        ("Watcher stands for the first time each phase", 1),
        ("Watcher stands for the second time each round", 1),
        ("Watcher stands for the third time each round", 0),
        ("Watcher kneels for the first time each round", 1),
        ("Watcher kneels for the second time each round", 0),
        ("you play an event for the second time each phase", 1),
        ("an opponent plays an event for the first time each phase", 0),
    ],
)
def test_what_happened_before_to_the_card_or_by_the_player_is_counted(said, gold):
    """RR Triggering Condition ¶1: the time before in the same period counts."""
    run(
        {"play": [{"Watcher": "kneeling"}], "hand": ["Rise", "Rest", "Rise again"], "gold": 0},
        {},
        "4.1",
        {"Ann": {"play": "Rise"}},
        {"Ann": {"play": "Rest"}},
        {"Ann": {"play": "Rise again"}},
        {"advance": "end"},
        {"check": {"players": {"Ann": {"gold": gold}}}},
        Watcher=watcher(said),
        Rise=event("Action: Stand Watcher."),
        Rest=event("Action: Kneel Watcher."),
        **{"Rise again": event("Action: Stand Watcher.")},
    )
