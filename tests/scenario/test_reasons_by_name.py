"""Reasons name the card by whose text something cannot be done, as a judge would."""

import pytest

from agot_judge.scenario.execution import run_text

TABLE = """
edition: 2e
players:
  Ann: {play: [Rider, Squire, Ward, Vow, Duel]}
  Bob: {play: [Axe, Pyre, Wolf, Pup]}
cards:
  Rider: {type: character, str: 2, icons: [military]}
  Squire: {type: character, str: 1, icons: [military]}
  Ward: {type: location, text: "Rider cannot leave play."}
  Vow: {type: location, text: "While Rider is attacking, at least 1 character must be declared as a defender, if able."}
  Duel: {type: location, text: "Each player cannot declare more than 1 character as an attacker in each challenge."}
  Axe: {type: location, text: "Action: Kneel Axe to choose and kill a character with STR 2."}
  Pyre: {type: location, text: "Action: Kneel Pyre. Kill each character you do not control with STR 2 or lower."}
  Wolf: {type: character, str: 3, icons: [military]}
  Pup: {type: character, str: 3, icons: [military]}
first_player: Ann
start: "%s"
run:
%s
"""


def result(start, *moves):
    """What comes of the run."""
    return run_text(TABLE % (start, "\n".join(f"  - {move}" for move in moves)))


@pytest.mark.parametrize(
    ("start", "moves", "because"),
    [
        ("4.1", ["Bob: {trigger: Axe, choose: Rider}"], "Rider cannot leave play (Ward: "),
        (
            "4.2",
            ["Ann: {challenge: {type: military, against: Bob, with: [Rider, Squire]}}"],
            "attackers (Duel: ",
        ),
    ],
)
def test_a_move_that_a_card_forbids_is_refused_by_the_name_of_that_card(start, moves, because):
    """RR Cannot ¶1: it is absolute, and the card that says it is the reason."""
    done = result(start, *(f"refuse: {{{move}, because: '{because}'}}" for move in moves))

    assert done.ok, (done.error, done.checks)
    assert any("2e/rr/cannot/1" in line.cites for line in done.trace if line.text.startswith("Refused"))


def test_a_demand_is_refused_by_the_name_of_the_card_that_makes_it():
    """RR The Golden Rules ¶2: the text of the card takes precedence."""
    done = result(
        "4.2",
        "Ann: {challenge: {type: military, against: Bob, with: [Rider]}}",
        "refuse: {Bob: {defend: []}, because: 'as a defender, if able (Vow: '}",
    )

    assert done.ok, (done.error, done.checks)


def test_what_an_effect_leaves_alone_is_said_with_the_card_that_keeps_it():
    """RR Cannot ¶1: the character ignores the effect."""
    done = result(
        "4.1", "Bob: {trigger: Pyre}", "check: {cards: {Rider: {zone: play}, Squire: {zone: dead}}}"
    )

    assert done.ok, (done.error, done.checks)
    assert any(
        line.text.startswith("Rider ignores the effect: it cannot leave play (Ward: ") for line in done.trace
    )
