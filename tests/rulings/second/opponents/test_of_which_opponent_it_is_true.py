"""``If an opponent ..., that player ...``: the one of whom it is true."""

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import PLOT, run, text

LEVY = "that player discards 1 card at random from his or her hand"
RICH = "an opponent has 5 or more cards in hand"


def _levied(words: str, bob: int, cat: int, *moves: str) -> str:
    """A board of three players on which Ann uses the location, and what hands must have come of it."""
    return f"""
edition: 2e
players:
  Ann: {{plot: Calm, play: [Levy], deck: 3}}
  Bob: {{plot: Calm, hand: {bob}}}
  Cat: {{plot: Calm, hand: {cat}}}
cards:
  Calm: {{type: plot, gold: 5, initiative: 0, claim: 1, reserve: 6}}
  Levy: {{type: location, cost: 1, text: "Action: {words} (Limit once per round.)"}}
start: challenges
run:
  - Ann: {{trigger: Levy}}
{chr(10).join(f"  - {move}" for move in moves)}
"""


@pytest.mark.parametrize("words", [f"If {RICH}, {LEVY}.", f"Draw 1 card. If {RICH}, {LEVY}."])
def test_that_player_is_the_opponent_of_whom_it_is_true(words):
    """RR Effects ¶1: what the card says of "that player" is done to that player, and to no other."""
    check = "check: {players: {Bob: {hand: 3}, Cat: {hand: 5}}}"
    assert run_text(_levied(words, 3, 6, check)).ok


def test_of_several_opponents_of_whom_it_is_true_its_player_says_which_is_meant():
    """RR Effects ¶1: it is done to one player; the card's controller resolves it."""
    check = "check: {players: {Bob: {hand: 5}, Cat: {hand: 7}}}"
    assert run_text(_levied(f"If {RICH}, {LEVY}.", 6, 7, "Ann: {choose: Bob}", check)).ok


def test_no_player_is_that_player_where_it_is_true_of_none():
    """RR Abilities ¶6: without the condition the ability cannot be initiated."""
    run(
        {"play": ["Levy"]},
        {"hand": 3},
        "challenges",
        {"refuse": {"Ann": {"trigger": "Levy"}, "because": "condition"}},
        Levy=text("location", f"Action: If {RICH}, {LEVY}."),
    )


def test_a_card_of_the_opponent_of_whom_it_is_true_is_chosen():
    """RR Target ¶1: only the cards of that opponent are described."""
    run(
        {"play": ["Levy"]},
        {"play": ["Miller"]},
        "challenges",
        {"Ann": {"trigger": "Levy"}},
        {"Ann": {"choose": "Miller"}},
        {"check": {"cards": {"Miller": {"kneeling": True}}}},
        Levy=text(
            "location",
            "Action: If an opponent controls more characters than you, choose a character that opponent controls. "
            "Kneel that character. (Limit once per round.)",
        ),
    )


@pytest.mark.parametrize(("power", "left"), [(4, 3), (1, 1)])
def test_a_plot_speaks_of_the_opponent_who_has_more(power, left):
    """RR When Revealed ¶1: the opponent who has more power discards it; where nobody has, nothing is done."""
    run(
        {"plots": ["Toll"], "power": 1},
        {"plots": ["Calm"], "power": power},
        "plot",
        {"Ann": {"choose": "Ann"}},
        {"advance": "end"},
        {"check": {"players": {"Bob": {"power": left}, "Ann": {"power": 1}}}},
        Toll=PLOT
        | {
            "initiative": 9,
            "text": "When Revealed: If an opponent has more power than you, that opponent discards 1 power from his or "
            "her faction card.",
        },
    )


@pytest.mark.parametrize(("traits", "zone"), [(["Lord"], "dead"), ([], "play")])
def test_what_a_plot_has_chosen_only_if_something_is_true_is_not_chosen_otherwise(traits, zone):
    """RR When Revealed ¶1, Target ¶1: without the condition there is nothing to choose, and nothing follows."""
    run(
        {"plots": ["Feast"], "play": ["Miller"]},
        {"plots": ["Calm"], "play": ["Guest"]},
        "plot",
        {"Ann": {"choose": "Ann"}},
        *([{"Ann": {"choose": "Guest"}}] if traits else []),
        {"advance": "end"},
        {"check": {"cards": {"Guest": {"zone": zone}}}},
        Guest={"type": "character", "cost": 2, "str": 2, "traits": traits},
        Feast=PLOT
        | {
            "initiative": 9,
            "text": "When Revealed: If there is a Lord character in play, choose a character. Kill that character.",
        },
    )
