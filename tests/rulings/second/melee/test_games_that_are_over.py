"""Positions in which the game is over before anything else happens."""

import pytest

from tests.rulings.tables import run

RICH, POOR = {"power": 15, "deck": 5}, {"power": 3, "deck": 5}
OUT = {"power": 3, "deck": []}


@pytest.mark.parametrize("start", ["dominance", "4.2", {"event": "kneel", "cards": ["Miller"]}])
@pytest.mark.parametrize(
    ("ann", "bob", "cites"),
    [
        (RICH, POOR, "2e/rr/winning-the-game/1"),
        (POOR, OUT, "2e/rr/winning-the-game/3"),
    ],
)
def test_a_position_in_which_a_player_has_won_ends_the_game_at_once(ann, bob, cites, start):
    """RR Winning the Game ¶1, ¶3: the game ends immediately; nothing of the phase or of the occurrence happens."""
    run(
        {"Ann": {**ann, "play": ["Miller"]}, "Bob": bob},
        start,
        {"check": {"winner": "Ann", "cards": {"Miller": {"kneeling": False}}, "cites": [cites]}},
    )


def test_of_two_who_have_the_power_the_first_player_determines_who_has_won():
    """RR Winning the Game ¶2."""
    run(
        {"Ann": RICH, "Bob": RICH},
        "dominance",
        {"Ann": {"choose": "Bob"}},
        {"check": {"winner": "Bob"}},
        cites=["2e/rr/winning-the-game/2"],
    )


def test_a_third_player_without_a_deck_is_out_of_the_game_and_the_others_go_on():
    """RR Winning the Game ¶3: an opponent of everybody else is eliminated, not all opponents of anybody."""
    run(
        {"Ann": POOR, "Bob": OUT, "Cat": POOR},
        "dominance",
        {"advance": "end"},
        {"check": {"winner": "none", "players": {"Bob": {"eliminated": True}, "Cat": {"eliminated": False}}}},
        cites=["2e/rr/winning-the-game/3"],
    )


def test_before_setup_nobody_is_out_of_the_game():
    """RR Setup ¶1: the decks are still to be shuffled and drawn from."""
    run(
        {"Ann": {"hand": 7, "deck": 5}, "Bob": {"hand": 7, "deck": []}},
        "setup",
        {"check": {"winner": "none"}},
    )
