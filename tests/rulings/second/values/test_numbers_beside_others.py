"""Conditions that set numbers beside others, in printed words: piles, kinds of cards, printed values, attackers."""

import pytest

from tests.rulings.texts import asked, person, text


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("a player has 2 or more cards in hand", True),
        ("each player has 2 or more cards in hand", False),
        ("your reserve value is higher than the number of cards in your hand", True),
        ("each character you control is a Knight character or a Lady character", True),
        ("each character you control is a Knight character", False),
    ],
)
def test_how_many_there_are_beside_how_many_others(condition, holds):
    """RR Play Restrictions ¶1: what stands after ``if`` must be true for the ability to be used."""
    asked(
        condition,
        holds,
        {
            "play": [{"Oak": "kneeling"}, {"Elm": "kneeling"}, "Ash"],
            "hand": ["Deed", "Song"],
            "deck": 3,
            "dead": ["Miller"],
            "discard": ["Scrap", "Shard"],
        },
        {"dead": ["Baker", "Wench"], "discard": ["Dust"], "hand": 0},
        Oak=person("", traits=["Knight"]),
        Elm=person("", traits=["Lady"]),
        Ash=person("", traits=["Knight"]),
        Wench=person(""),
        **{
            name: text("event", "Action: Draw 1 card.") for name in ("Deed", "Song", "Scrap", "Shard", "Dust")
        },
    )
