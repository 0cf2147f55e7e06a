"""A challenge in which an opponent controls no participating characters."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import text

HALL = text(
    "location",
    "Reaction: After you win a challenge in which an opponent controls no participating characters, draw 1 card.",
)


@pytest.mark.parametrize(("bob", "heard"), [([], True), ([{"Baker": "defending"}], False)])
def test_it_is_asked_of_the_opponent_in_the_challenge_and_of_nobody_else(bob, heard):
    """RR Participating ¶1: Cat, who has nothing to do with the challenge, is not the opponent who is meant."""
    used = [{"Ann": {"trigger": "Hall"}}] if heard else [{"check": {"may_not": {"Ann": ["Hall"]}}}]
    run(
        {"Ann": {"play": ["Hall", {"Miller": "attacking"}], "deck": 3}, "Bob": {"play": bob}, "Cat": {}},
        "duck",
        *used,
        {"check": {"players": {"Ann": {"deck": 2 if heard else 3}}}},
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
        cards={"Hall": HALL},
    )
