"""What a player has beside a value of the same player's revealed plot card; who wins dominance."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import person


@pytest.mark.parametrize(("winner", "hand"), [("Ann", 3), ("Bob", 2)])
def test_the_player_with_the_highest_total_wins_dominance_and_no_other(winner, hand):
    """RR Dominance Phase ¶1: who wins it draws a card for the herald, and who does not draws none."""
    play = {name: ["Miller"] if name == winner else [] for name in ("Ann", "Bob")}
    run(
        {"Ann": {"hand": 2, "play": [*play["Ann"], {"Herald": "kneeling"}]}, "Bob": {"play": play["Bob"]}},
        "dominance",
        {"advance": "standing"},
        {"check": {"players": {"Ann": {"hand": hand}}}},
        stop="end-of-round",
        cards={"Herald": person("Forced Reaction: After you win dominance, draw 1 card.")},
    )
