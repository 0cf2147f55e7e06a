"""Winning and elimination."""

from agot_judge.scenario.execution import run_text
from tests.rulings.ccg.boards import cited, held, run

ATTACKS = '"attacking, kneeling"'
DOOMED = "  Omen: {type: character, cost: 1, str: 1, doomed: true}\n"


def test_fifteen_power_on_house_and_characters_wins_at_once():
    """ccg/rules/power-and-victory/1, ccg/rules/introduction/3: the game is immediately over."""
    found = held(
        f"power: 12, play: [Sentry: {ATTACKS}, Wolf: {{power: 2}}]",
        "play: [Guard: kneeling]",
        "\nchallenge: {type: military, attacker: Ann, defender: Bob}\nstart: challenge-resolution\nrun:\n"
        "  - advance: end\n  - check: {winner: Ann}\n",
    )
    assert "ccg/rules/power-and-victory/1" in found


def test_who_has_five_doomed_cards_dead_is_eliminated_and_the_last_player_wins():
    """ccg/rules/doomed/1: five in the dead pile; the remaining player wins."""
    result = run(
        "hand: [Axe]",
        "play: [Omen], dead: [Omen, Omen, Omen, Omen]",
        "\nstart: challenges\nrun:\n  - Ann: {play: Axe, choose: Omen}\n  - check: {winner: Ann}\n",
        DOOMED,
    )
    assert "ccg/rules/doomed/1" in cited(result)


def test_the_first_player_decides_between_victory_and_elimination():
    """ccg/rules/doomed/2, ccg/rules/power-and-victory/2: several at once are ordered by the first player."""
    result = run(
        "hand: [Axe]",
        "power: 14, play: [Omen, Oak], dead: [Omen, Omen, Omen, Omen]",
        "\nstart: challenges\nrun:\n  - Ann: {play: Axe, choose: Omen}\n  - check: {winner: Ann}\n",
        DOOMED
        + '  Oak: {type: location, cost: 1, text: "After a character is killed, claim 1 power for your House."}\n',
    )
    assert "ccg/rules/doomed/1" in cited(result)
    both = run_text(
        """
edition: ccg
players:
  Ann: {faction: stark, power: 14, plot: {name: Road, claim: 1}, hand: [Gift]}
  Bob: {faction: lannister, power: 14, plot: {name: Field, claim: 1}}
cards:
  Gift: {type: event, text: "Any Phase: Each player claims 1 power for his or her House."}
start: challenges
run:
  - Ann: {play: Gift}
  - check: {decision: {player: Ann, kind: winner}}
  - Ann: {choose: Bob}
  - check: {winner: Bob}
"""
    )
    assert "ccg/rules/power-and-victory/2" in cited(both)
