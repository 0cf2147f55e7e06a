"""The STR by which a challenge was lost, as a number."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import person, text

LOST = {"type": "military", "attacker": "Bob", "defender": "Ann"}


@pytest.mark.parametrize(("strength", "drawn"), [(7, 1), (5, 0), (12, 2)])
def test_so_many_for_every_so_much(strength, drawn):
    """RR Winning a Challenge ¶2: Ann counts 2 STR, so she loses by 5, 3, and 10."""
    reaction = [{"Ann": {"trigger": "Hall"}}] if drawn else [{"check": {"may_not": {"Ann": ["Hall"]}}}]
    run(
        {
            "Ann": {"play": ["Hall", {"Baker": "defending"}], "deck": 5},
            "Bob": {"play": [{"Wolf": "attacking"}]},
        },
        "duck",
        *reaction,
        {"check": {"players": {"Ann": {"deck": 5 - drawn}}}},
        challenge=LOST,
        cards={
            "Wolf": person("", str=strength),
            "Hall": text(
                "location",
                "Reaction: After you lose a challenge, draw 1 card for every 5 STR by which you lost the challenge.",
            ),
        },
    )


def test_a_character_with_less_than_that_much_is_chosen():
    """RR Target ¶1: lost by 3; Cub with STR 2 can be chosen, Ox with STR 3 cannot."""
    run(
        {"Ann": {"play": ["Hall"]}, "Bob": {"play": [{"Wolf": "attacking"}, "Cub", "Ox"]}},
        "duck",
        {"refuse": {"Ann": {"trigger": "Hall", "choose": "Ox"}, "because": "STR"}},
        {"Ann": {"trigger": "Hall", "choose": "Cub"}},
        {"check": {"cards": {"Cub": {"kneeling": True}, "Ox": {"kneeling": False}}}},
        challenge=LOST,
        cards={
            "Wolf": person("", str=3),
            "Cub": person("", str=2),
            "Ox": person("", str=3),
            "Hall": text(
                "location",
                "Reaction: After you lose a challenge, choose a character with STR lower than the amount of STR by which you "
                "lost the challenge, and kneel it.",
            ),
        },
    )
