"""A plot card with which its player cannot lose the first challenge against him or her."""

from tests.rulings.texts import PLOT, run

WALL = PLOT | {
    "text": "You cannot lose (and your opponent cannot win) the first challenge initiated against you each phase."
}


def attack(kind, name):
    return {"Ann": {"challenge": {"type": kind, "with": [name]}}}


def test_neither_player_wins_the_first_challenge_against_its_player():
    """RR Cannot ¶1: "cannot" is absolute; who is not beaten leaves nobody who wins."""
    run(
        {"play": ["Miller", "Baker"]},
        {"plot": "Wall"},
        "challenges",
        attack("military", "Miller"),
        {"advance": "4.2.3"},
        {"check": {"challenge": {"winner": "none", "loser": "none"}, "cites": ["2e/rr/cannot/1"]}},
        {"advance": "4.2"},
        attack("power", "Baker"),
        {"advance": "4.2.3"},
        {"check": {"challenge": {"winner": "Ann", "loser": "Bob"}}},
        Wall=WALL,
    )


def test_its_player_can_win_the_challenge():
    """RR Cannot ¶1: that the defending player wins is not forbidden."""
    run(
        {"play": ["Baker"]},
        {"plot": "Wall", "play": ["Miller"]},
        "challenges",
        attack("military", "Baker"),
        {"Bob": {"defend": ["Miller"]}},
        {"advance": "4.2.3"},
        {"check": {"challenge": {"winner": "Bob", "loser": "Ann"}}},
        Wall=WALL,
    )
