"""Occurrences that count only the so-manyth time within a phase or round."""

import pytest

from tests.rulings.texts import ICONS, run

FIGHTER = {"type": "character", "cost": 2, "str": 3, "icons": ICONS, "traits": ["Guard"]}


def watcher(occurrence):
    """Who hears of it gains 1 gold."""
    return {"type": "character", "str": 1, "text": f"Forced Reaction: After {occurrence}, gain 1 gold."}


def challenge(kind):
    """Ann attacks, and nobody defends."""
    return {"Ann": {"challenge": {"type": kind, "against": "Bob", "with": [f"Fighter of {kind}"]}}}


@pytest.mark.parametrize("many", [2])
@pytest.mark.parametrize(
    ("said", "gold"),
    [
        ("you win a challenge as the defending player for the first time this phase", (0, 0)),
        ("an opponent wins his or her first challenge each phase", (0, 0)),
        ("a challenge is initiated by a player who controls 4 or more characters", (0, 0)),
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
