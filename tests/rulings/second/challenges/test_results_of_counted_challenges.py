"""Constant texts that say what follows if a challenge that they describe is won."""

import pytest

from tests.rulings import tables
from tests.rulings.texts import text

BRIDGE = text(
    "agenda",
    "During the third challenge you initiate each round, each attacking character you control gets +2 STR. If you win "
    "that challenge, gain 1 power for your faction.",
)


@pytest.mark.parametrize(
    ("before", "defending", "strength", "power"),
    [(2, 4, 5, 1), (2, 6, 5, 0), (1, 2, 3, 0)],
)
def test_what_follows_if_the_third_challenge_is_won_follows_from_no_other(before, defending, strength, power):
    """RR Constant Abilities ¶1, Delayed Effects ¶2: it waits for that challenge to be won, not for another."""
    types = ("intrigue", "power")[:before]
    earlier = [{"type": one, "attacker": "Ann", "defender": "Bob", "winner": "Ann"} for one in types]
    tables.run(
        {"Ann": {"agenda": "Bridge", "play": ["Miller"]}, "Bob": {"play": ["Giant"]}},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "with": ["Miller"]}}},
        {"Bob": {"defend": ["Giant"]}},
        {"check": {"cards": {"Miller": {"str": strength}}}},
        {"advance": "4.2.4"},
        {
            "check": {
                "players": {"Ann": {"power": power}},
                "cites": ["resolve automatically and immediately"] if power else [],
            }
        },
        history=[{"challenge": one} for one in earlier],
        cards={
            "Bridge": BRIDGE,
            "Giant": {"type": "character", "cost": 5, "str": defending, "icons": ["military"]},
        },
    )
