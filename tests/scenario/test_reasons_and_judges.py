"""Reasons that checks add to the trace, and checks that fail because the judge has not said what an effect does."""

import pytest

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.result import BY_HAND, FAILS, HOLDS

BOARD = """
edition: 2e
players:
  Ann:
    faction: stark
    plot: {{name: Ploy, gold: 5, initiative: 0, claim: 1, reserve: 6}}
    play: [{ann}]
    hand: [{hand}]
  Bob:
    faction: lannister
    plot: {{name: Plan, gold: 5, initiative: 0, claim: 1, reserve: 6}}
    play: [Ghost, Guard]
cards:
  Hound: {{type: character, cost: 3, str: 3, icons: [military]}}
  Ghost: {{type: character, cost: 3, str: 3, icons: [military], text: "Ghost cannot be killed."}}
  Guard: {{type: character, cost: 3, str: 3, icons: [military]}}
  Riddle: {{type: event, cost: 0, text: "Action: Flumm the wibble until it quonks."}}
  Snare: {{type: event, cost: 0, text: "Action: Choose and kneel a character."}}
{rest}
"""
CLAIM = """
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
run:
"""


def run(rest, ann="Hound", hand=""):
    return run_text(BOARD.format(ann=ann, hand=hand, rest=rest))


def noted(result, words):
    return [line for line in result.trace if words in line.text]


def test_what_cannot_be_chosen_for_claim_is_refused_with_the_reason():
    """FAQ 2.1 (2e/faq/2.1/1), RR Cannot 1: what cannot be killed cannot be chosen to be killed."""
    refused = (
        CLAIM
        + '  - refuse: {Bob: {choose: [Ghost]}, because: "cannot be killed"}\n  - Bob: {choose: [Guard]}'
    )
    result = run(refused, ann='{Hound: "attacking, kneeling"}')
    assert result.exit == HOLDS, [one for one in result.checks if not one.ok]
    assert "2e/rr/cannot/1" in noted(result, "Refused")[0].cites


def test_what_is_no_choice_says_why():
    looked = CLAIM + "  - check: {decision: {choices: [Guard], not_choices: [Ghost]}}"
    result = run(looked, ann='{Hound: "attacking, kneeling"}')
    assert result.exit == HOLDS
    (line,) = noted(result, "Ghost could not be chosen")
    assert "2e/faq/2.1/1" in line.cites


def test_a_target_that_could_not_be_affected_says_so():
    """RR Target 8 (2e/rr/target/8), RR Kneel 2: a kneeling character cannot be chosen to be knelt."""
    looked = """start: challenges
run:
  - Ann: {play: Snare}
  - check: {decision: {choices: [Guard], not_choices: [Hound]}}
"""
    result = run(looked, ann="Hound: kneeling", hand="Snare")
    assert result.exit == HOLDS
    (line,) = noted(result, "Hound could not be chosen")
    assert {"2e/rr/target/8", "2e/rr/kneel/2"} <= set(line.cites)


PLAYED = "start: challenges\nrun:\n  - Ann: {play: Riddle}\n"


def test_a_check_that_fails_while_the_judge_is_asked_stops_for_the_judge():
    result = run(PLAYED + "  - check: {cards: {Hound: {kneeling: yes}}}", hand="Riddle")
    assert result.exit == BY_HAND
    assert result.error is not None
    assert "by_hand" in result.error.message


def test_a_check_that_holds_meanwhile_leaves_the_rest_to_the_judge():
    """The format: a run that ends standing at something to be resolved by hand is exit 3, with or without an advance."""
    result = run(PLAYED + "  - check: {cards: {Riddle: {zone: being played}}}", hand="Riddle")
    assert result.exit == BY_HAND
    assert [check.ok for check in result.checks] == [True]


def test_a_last_move_that_leaves_something_to_the_judge_is_not_done():
    """The format: exit 3 where something must be resolved by hand and ``run`` does not say how."""
    assert run(PLAYED, hand="Riddle").exit == BY_HAND


def test_a_check_before_the_judge_says_it_fails_as_ever():
    told = PLAYED + "  - check: {cards: {Hound: {kneeling: yes}}}\n  - by_hand: [{kneel: [Hound]}]"
    assert run(told, hand="Riddle").exit == FAILS


SNARED = """
start: challenges
run:
  - refuse: {Ann: {play: Snare, choose: [Hound]}, because: "could not affect Hound"}
"""


def test_a_target_that_is_not_legal_is_refused_where_others_are():
    """RR Target 8: a legal target is not taken in place of the one that was named."""
    result = run(SNARED, ann="Hound: kneeling", hand="Snare")
    assert result.exit == HOLDS, [one for one in result.checks if not one.ok]


WARDED = """
edition: 2e
players:
  Ann: {plot: {name: P, gold: 5, initiative: 0, claim: 1, reserve: 6}, hand: [Snare], play: [Hound: kneeling]}
  Bob: {plot: {name: Q, gold: 5, initiative: 0, claim: 1, reserve: 6}, play: [Ward]}
cards:
  Hound: {type: character, cost: 3, str: 3}
  Ward:
    type: character
    cost: 3
    str: 3
    text: "Interrupt: When the effects of an opponent's event would initiate, sacrifice Ward to cancel those effects."
  Snare: {type: event, cost: 0, text: "Action: Choose and kneel a character."}
start: challenges
run:
  - refuse: {Ann: {play: Snare, choose: [Hound]}, because: "could not affect Hound"}
"""


def test_a_target_that_is_not_legal_is_refused_where_an_opponent_could_interrupt_first():
    """RR Target 8; the opponent's opportunity lies between the choice that was not asked for and the end."""
    result = run_text(WARDED)
    assert result.exit == HOLDS, [one for one in result.checks if not one.ok]
    assert "2e/rr/target/8" in noted(result, "Refused")[0].cites


HONOUR = """
challenge: {type: power, attacker: Ann, defender: Bob}
start: duck
run:
  - %s
"""


@pytest.mark.parametrize(
    ("entry", "status"),
    [
        ("check: {may: {Ann: [Tam]}}", BY_HAND),
        ("check: {may_not: {Ann: [Tam]}}", BY_HAND),
        ("check: {why_not: {Ann: {Tam: honour}}}", BY_HAND),
        ("check: {decision: {player: Ann, kind: reaction}}", BY_HAND),
        ("Ann: pass", HOLDS),
    ],
)
def test_a_condition_that_nobody_understands_is_neither_true_nor_false(entry, status):
    """RR Play Restrictions ¶1; the format: what the compiler cannot understand is never guessed."""
    tam = "Reaction: After you win a challenge, if it was tickled with honour, draw 1 card."
    told = HONOUR % entry
    result = run_text(
        "edition: 2e\nplayers:\n  Ann: {plot: Calm, play: [Tam, Hound: attacking]}\n  Bob: {plot: Calm}\ncards:\n"
        "  Calm: {type: plot, gold: 5, initiative: 0, claim: 1, reserve: 6}\n"
        "  Hound: {type: character, cost: 2, str: 2, icons: [power]}\n"
        f"  Tam: {{type: character, cost: 2, str: 2, text: '{tam}'}}{told}"
    )
    assert result.exit == status, (result.error, result.checks)
    assert status == HOLDS or (result.error and "tickled with honour" in result.error.message)
