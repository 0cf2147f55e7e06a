"""``The number of .. each opponent controls``: in melee that of each of them, not of all together."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import person


@pytest.mark.parametrize(
    ("said", "keywords"),
    [
        ("higher than the number of characters each opponent controls", []),
        ("higher than the number of characters an opponent controls", ["renown"]),
    ],
)
def test_a_number_is_beside_that_of_each_opponent_or_of_one(said, keywords):
    """RR Opponent ¶1: every other player is an opponent; Ann has 2 characters, Bob 1 and Cat 2."""
    run(
        {
            "Ann": {"play": ["Sage", "Miller"]},
            "Bob": {"play": ["Baker"]},
            "Cat": {"play": ["Miller", "Baker"]},
        },
        "challenges",
        {"check": {"cards": {"Sage": {"keywords": keywords}}}},
        cards={"Sage": person(f"While the number of characters you control is {said}, Sage gains renown.")},
    )
