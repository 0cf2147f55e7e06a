"""Names in the declaration of a challenge that could mean several cards."""

import pytest

from agot_judge.scenario.execution import run_text

TABLE = """
edition: 2e
players:
  Ann: {plot: Road, play: [Scout, Scout: {attachments: [Pennon]}, Guard, Guard, Reaver]}
  Bob: {plot: Road, play: [Miller, Miller: power 1, Cook, Cook, Barn, Barn: {tokens: {ghost: 1}}]}
cards:
  Road: {type: plot, gold: 5, initiative: 3, claim: 1, reserve: 6}
  Scout: {type: character, str: 1, icons: [power], text: Stealth.}
  Guard: {type: character, str: 2, icons: [power]}
  Reaver: {type: character, cost: 4, str: 2, icons: [power], text: Assault.}
  Miller: {type: character, str: 2, icons: [power]}
  Cook: {type: character, str: 2, icons: [power]}
  Barn: {type: location, cost: 1}
  Pennon: {type: attachment, cost: 1}
start: "4.2"
run:
  - Ann: {challenge: {type: power, against: Bob, %s}}
"""


@pytest.mark.parametrize(
    ("declared", "several"),
    [
        ("with: [Scout]", "Scout#1, Scout#2"),
        ("with: [Scout#1], stealth: {Scout#1: Miller}", "Miller#1, Miller#2"),
        ("with: [Reaver], assault: {Reaver: Barn}", "Barn#1, Barn#2"),
    ],
)
def test_a_name_that_means_several_different_cards_is_not_guessed(declared: str, several: str):
    """2e/rr/4.2/5: who attacks, and whom, is announced."""
    result = run_text(TABLE % declared)

    assert result.exit == 2
    assert result.error is not None
    assert f"could mean several: {several}. Say which." in result.error.message


@pytest.mark.parametrize(
    "declared",
    [
        "with: [Guard]",
        "with: [Scout, Scout]",
        "with: [Scout#2], stealth: {Scout: Cook}",
        "with: [Scout#1, Scout#2], stealth: {Scout#1: Miller#1, Scout#2: Miller#2}",
    ],
)
def test_a_name_does_where_it_makes_no_difference_which_of_equal_cards_is_meant(declared: str):
    """2e/rr/4.2/5"""
    assert run_text(TABLE % declared).exit == 0


@pytest.mark.parametrize(
    ("miller", "reason", "cited"),
    [
        ("Miller", "does not have the military challenge icon", "2e/rr/challenge-icons/1"),
        ("Miller: kneeling", "Miller is kneeling", "2e/rr/4.2.1/1"),
    ],
)
def test_a_defender_is_refused_with_the_reason_where_nobody_could_defend(
    miller: str, reason: str, cited: str
):
    """2e/rr/4.2.1/1: nobody is asked there, and what keeps the character from defending is said all the same."""
    type_ = "military" if miller == "Miller" else "power"
    result = run_text(
        f"""
edition: 2e
players:
  Ann: {{plot: Road, play: [Rider: attacking]}}
  Bob: {{plot: Road, play: [{miller}]}}
cards:
  Road: {{type: plot, gold: 5, initiative: 3, claim: 1, reserve: 6}}
  Rider: {{type: character, str: 2, icons: [power, military]}}
  Miller: {{type: character, str: 2, icons: [power]}}
challenge: {{type: {type_}, attacker: Ann, defender: Bob}}
start: "4.2.1"
run:
  - Bob: {{defend: [Miller]}}
"""
    )

    assert result.exit == 2
    assert result.error is not None
    assert reason in result.error.message
    assert cited in result.error.cites
