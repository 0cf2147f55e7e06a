"""The example of a challenge in the booklet, line by line; the event has a text of our own in the same template."""

from agot_judge.scenario.execution import run_text
from tests.rulings.ccg.boards import cited, said

EXAMPLE = """
edition: ccg
players:
  Darrell:
    {faction: stark, plot: {name: Road, gold: 5, claim: 1}, hand: [Moment], play: [Knight of the Tumblestone, Page]}
  Brian: {faction: lannister, plot: {name: Field, gold: 4, initiative: 3, claim: 1}, play: [%s, Page]}
first_player: Darrell
cards:
  Knight of the Tumblestone: {type: character, faction: stark, cost: 2, str: 2, icons: [military]}
  Page: {type: character, cost: 1, str: 1}
  Jaime Lannister: {type: character, faction: lannister, unique: true, cost: 4, str: 3, icons: [military]}
  Moment: {type: event, text: "Challenges: Choose a character. Until the end of the challenge, that character gets +3 STR."}
start: challenges
run:
  - Darrell: {challenge: {type: military, against: Brian, with: [Knight of the Tumblestone]}}
  - check: {cards: {Knight of the Tumblestone: {kneeling: true, attacking: true}}}
  - advance: {window: defenders, of: Brian}
  - Brian: {defend: [Jaime Lannister]}
  - check: {cards: {Jaime Lannister: {kneeling: true, defending: true, str: 3}, Knight of the Tumblestone: {str: 2}}}
  - Darrell: {play: Moment, choose: Knight of the Tumblestone}
  - check: {cards: {Knight of the Tumblestone: {str: 5}, Moment: {zone: discard}}}
  - advance: {window: claim, of: Brian}
  - check: {players: {Darrell: {power: 0}}, decision: {player: Brian, kind: claim, choices: [Jaime Lannister, Page#2]}}
  - Brian: {choose: [Jaime Lannister]}
"""


def test_the_example_is_played_line_by_line():
    """ccg/rules/example-of-a-challenge/1 to 8: attack, defense, the event, 5 STR against 3, no bonus, and the claim.

    ccg/rules/example-of-a-challenge/1 ccg/rules/example-of-a-challenge/2 ccg/rules/example-of-a-challenge/3
    ccg/rules/example-of-a-challenge/4 ccg/rules/example-of-a-challenge/5 ccg/rules/example-of-a-challenge/6
    ccg/rules/example-of-a-challenge/7 ccg/rules/example-of-a-challenge/8
    """
    result = run_text(
        EXAMPLE % "Jaime Lannister"
        + "  - advance: {window: action, of: Darrell}\n"
        + "  - check: {cards: {Jaime Lannister: {zone: dead}, Page#2: {zone: play}}, players: {Darrell: {power: 0}}}\n"
    )
    lines = said(result)
    expected = [
        "Darrell declares a military challenge against Brian.",
        "Knight of the Tumblestone kneels (attacking).",
        "Brian declares Jaime Lannister.",
        "Darrell counts 5 STR, Brian 3.",
        "Darrell wins the challenge by 2 STR.",
        "The challenge result (military, claim 1) is implemented against Brian.",
        "Brian chooses Jaime Lannister.",
        "There is no reward: the challenge was not won unopposed.",
    ]
    assert [line for line in lines if line in expected] == expected
    assert {
        "ccg/rules/step-1-declare-attackers/1",
        "ccg/rules/step-2-declare-defenders/1",
        "ccg/rules/step-3-resolve/1",
        "ccg/rules/step-3-resolve/2",
        "ccg/rules/step-3-resolve/4",
        "ccg/rules/unopposed-challenges/1",
        "ccg/rules/events/1",
    } <= cited(result)


def test_a_duplicate_that_is_attached_may_save_him():
    """ccg/rules/example-of-a-challenge/9, ccg/rules/duplicates/2: the duplicate is discarded as a response, he stays in play."""
    result = run_text(
        EXAMPLE % "{Jaime Lannister: {duplicates: 1}}"
        + "  - Brian: {trigger: Jaime Lannister}\n"
        + "  - check: {cards: {Jaime Lannister: {zone: play, duplicates: 0}}, players: {Brian: {discard: 1, dead: 0}}}\n"
    )
    assert {"ccg/rules/duplicates/2", "ccg/rules/save-cancel-responses/1"} <= cited(result)


def test_no_other_copy_of_him_is_played_while_he_is_in_the_dead_pile():
    """ccg/rules/example-of-a-challenge/9, ccg/rules/unique-cards/2: nobody plays a unique card that lies in his dead pile."""
    result = run_text(
        """
edition: ccg
players:
  Brian: {faction: lannister, gold: 0, plot: {name: Field, gold: 5, initiative: 3, claim: 1}, dead: [Jaime], hand: [Jaime]}
  Darrell: {faction: stark, plot: {name: Road, gold: 5, initiative: 5, claim: 1}}
cards:
  Jaime: {type: character, faction: lannister, unique: true, cost: 4, str: 3}
start: marshaling
run:
  - refuse: {Brian: {marshal: Jaime#2}, because: "dead pile"}
"""
    )
    assert "ccg/rules/unique-cards/2" in cited(result)
