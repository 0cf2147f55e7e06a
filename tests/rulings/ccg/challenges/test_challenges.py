"""Declaring, defending and resolving challenges."""

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.ccg.boards import BOARD, cited, held, run, said

FIGHT = "\nchallenge: {type: %s, attacker: Ann, defender: Bob}\nstart: challenge-resolution\nrun:\n  - advance: %s\n"
END = "end"
ATTACKS = '"attacking, kneeling"'
DEFENDS = '"defending, kneeling"'


def test_players_act_before_and_between_the_steps_of_the_charts():
    """ccg/rules/challenges-phase-in-detail/1 and following, ccg/rules/resolving-challenges/9: the boxes of the chart in order.

    ccg/rules/resolving-challenges/5 ccg/rules/resolving-challenges/6 ccg/rules/resolving-challenges/7
    ccg/rules/resolving-challenges/8 ccg/rules/for-your-reference/2 ccg/rules/challenges-phase-in-detail/2
    ccg/rules/challenges-phase-in-detail/3 ccg/rules/challenges-phase-in-detail/6 ccg/rules/challenges-phase-in-detail/9
    ccg/rules/challenges-phase-in-detail/19 ccg/rules/challenges-phase-in-detail/20
    """
    result = run(
        "play: [Sentry]",
        "play: [Guard]",
        "\nstart: challenges\nrun:\n  - Ann: {challenge: {type: military, against: Bob, with: [Sentry]}}\n"
        "  - Bob: {defend: [Guard]}\n  - advance: end\n",
    )
    assert "The challenges phase begins." in said(result)
    assert "Ann is finished with challenges." in said(result)
    segments = [
        entry.cites[1] for entry in result.trace if entry.text.startswith("Player actions: the first player")
    ]
    chart = "ccg/rules/challenges-phase-in-detail"
    assert segments == [f"{chart}/{line}" for line in (3, 6, 9, 20, 19)]
    assert {
        "ccg/rules/challenges-phase-in-detail/1",
        "ccg/rules/challenges-phase-in-detail/4",
        "ccg/rules/challenges-phase-in-detail/5",
        "ccg/rules/challenges-phase-in-detail/7",
        "ccg/rules/challenges-phase-in-detail/8",
        "ccg/rules/challenges-phase-in-detail/10",
        "ccg/rules/challenges-phase-in-detail/11",
        "ccg/rules/challenges-phase-in-detail/12",
        "ccg/rules/challenges-phase-in-detail/13",
        "ccg/rules/challenges-phase-in-detail/14",
        "ccg/rules/challenges-phase-in-detail/15",
        "ccg/rules/challenges-phase-in-detail/16",
        "ccg/rules/challenges-phase-in-detail/17",
        "ccg/rules/challenges-phase-in-detail/18",
        "ccg/rules/phase-4-challenges/3",
        "ccg/rules/phase-4-challenges/4",
    } <= cited(result)


@pytest.mark.parametrize(
    ("move", "why"),
    [("with: [Sentry#2]", "kneeling"), ("with: [Scribe]", "icon"), ("with: [Guard]", "controls")],
)
def test_attackers_stand_have_the_icon_and_are_own(move: str, why: str):
    """ccg/rules/step-1-declare-attackers/1, ccg/rules/kneeling-and-standing/1: standing characters with the icon.

    ccg/rules/card-anatomy/5
    """
    found = held(
        "play: [Sentry, Sentry: kneeling, Scribe]",
        "play: [Guard]",
        "\nstart: challenges\nrun:\n"
        f"  - refuse: {{Ann: {{challenge: {{type: military, against: Bob, {move}}}}}, because: {why}}}\n",
    )
    assert "ccg/rules/step-1-declare-attackers/1" in found


def test_one_challenge_of_each_type_against_any_opponent():
    """ccg/rules/phase-4-challenges/1, ccg/rules/phase-4-challenges/2: one of each type, in any order."""
    found = held(
        "play: [Sentry, Wolf]",
        "",
        "\nstart: challenges\nrun:\n  - Ann: {challenge: {type: power, against: Bob, with: [Wolf]}}\n"
        "  - advance: {window: challenge, of: Ann}\n"
        "  - Ann: {challenge: {type: military, against: Bob, with: [Sentry]}}\n"
        "  - advance: end\n  - check: {players: {Ann: {faction_power: 2}}}\n",
    )
    assert "ccg/rules/phase-4-challenges/1" in found


def test_the_defender_wins_and_no_effects_take_place():
    """ccg/rules/defender-wins/1: the challenge is stopped, and nothing more."""
    found = held(
        f"play: [Sentry: {ATTACKS}], power: 2",
        f"play: [Lion: {DEFENDS}]",
        FIGHT % ("military", END) + "  - check: {players: {Ann: {power: 2, dead: 0}, Bob: {power: 0}}}\n",
    )
    assert "ccg/rules/defender-wins/1" in found


@pytest.mark.parametrize(("strength", "winner"), [("Sentry", "Ann"), ("Lion", "Bob")])
def test_a_tie_goes_to_the_attacker(strength: str, winner: str):
    """ccg/rules/step-3-resolve/2: the highest total wins, tied STR goes to the attacker."""
    bob = f"play: [{'Guard' if strength == 'Sentry' else 'Lion'}: {DEFENDS}]"
    result = run(f"play: [Sentry: {ATTACKS}, Scribe]", bob, FIGHT % ("military", END))
    assert any(line.startswith(f"{winner} wins the challenge") for line in said(result))
    assert {"ccg/rules/step-3-resolve/1", "ccg/rules/step-3-resolve/2"} <= cited(result)


def test_a_challenge_that_nobody_takes_part_in_any_more_has_no_winner():
    """ccg/rules/participating-characters/2, ccg/rules/step-3-resolve/2: without participating characters nobody wins."""
    found = held(
        "play: [Sentry]",
        "hand: [Axe]",
        "\nstart: challenges\nrun:\n  - Ann: {challenge: {type: military, against: Bob, with: [Sentry]}}\n"
        "  - Bob: {play: Axe, choose: Sentry}\n  - advance: end\n  - check: {players: {Ann: {power: 0}, Bob: {power: 0}}}\n",
    )
    assert {"ccg/rules/step-3-resolve/2", "ccg/rules/step-3-resolve/3"} <= found


def test_a_character_removed_from_the_challenge_does_not_count():
    """ccg/rules/participating-characters/1, ccg/rules/participating-characters/2: who is gone contributes no STR."""
    result = run(
        f"play: [Sentry: {ATTACKS}, Wolf: {ATTACKS}]",
        f"play: [Lion: {DEFENDS}], hand: [Axe]",
        "\nchallenge: {type: military, attacker: Ann, defender: Bob}\n"
        "run:\n  - Bob: {play: Axe, choose: Wolf}\n  - advance: end\n"
        "  - check: {cards: {Sentry: {zone: play}, Wolf: {zone: dead}}}\n",
    )
    assert "Ann counts 2 STR, Bob 3." in said(result)


def test_as_many_different_characters_as_the_claim_die():
    """ccg/rules/high-claim-military-challenges/1, ccg/rules/card-anatomy/16: nobody twice (A40).

    ccg/rules/resolving-challenges/2
    """
    text = FIGHT.replace("  - advance: %s\n", "") % "military"
    board = BOARD.replace("initiative: 5, claim: 1", "initiative: 5, claim: 2")
    result = run_text(
        board
        % (
            f"play: [Wolf: {ATTACKS}]",
            "play: [Guard, {Lion: {duplicates: 1}}]",
            text + "  - check: {decision: {player: Bob, kind: claim, choices: [Guard, Lion]}}\n"
            "  - Bob: {choose: [Guard, Lion]}\n  - Bob: {trigger: Lion}\n  - advance: end\n"
            "  - check: {cards: {Guard: {zone: dead}, Lion: {zone: play}}}\n",
        )
    )
    assert "ccg/rules/high-claim-military-challenges/1" in cited(result)
    assert "A40" in [entry.assumption for entry in result.trace if entry.kind == "assumption"]


def test_intrigue_claim_discards_at_random():
    """ccg/rules/step-3-resolve/5, ccg/rules/resolving-challenges/3: as many cards as the claim, at random from hand."""
    found = held(
        f"play: [Scribe: {ATTACKS}]",
        "hand: 2",
        FIGHT % ("intrigue", END) + "  - check: {players: {Bob: {hand: 1, discard: 1}, Ann: {power: 1}}}\n",
    )
    assert {"ccg/rules/step-3-resolve/5", "ccg/rules/step-3-resolve/3"} <= found


def test_power_claim_moves_power_from_house_to_house():
    """ccg/rules/step-3-resolve/6: power tokens from the House card, not from characters.

    ccg/rules/resolving-challenges/1 ccg/rules/resolving-challenges/4
    """
    found = held(
        f"play: [Wolf: {ATTACKS}]",
        "power: 1, play: [Guard: {kneeling: true, power: 2}]",
        FIGHT % ("power", END)
        + "  - check: {players: {Ann: {faction_power: 2}, Bob: {faction_power: 0, power: 2}}}\n",
    )
    assert "ccg/rules/step-3-resolve/6" in found


def test_an_unopposed_challenge_brings_one_power():
    """ccg/rules/unopposed-challenges/1, ccg/rules/claiming-power/1: one bonus power for the House, out of the pool."""
    found = held(
        f"play: [Sentry: {ATTACKS}]",
        "play: [Scribe: kneeling]",
        FIGHT % ("military", END) + "  - check: {players: {Ann: {faction_power: 1}}}\n",
    )
    assert "ccg/rules/unopposed-challenges/1" in found
