"""Reasons name the card by whose text something cannot be done, as a judge would."""

from agot_judge.scenario.execution import run_text

TABLE = """
edition: 2e
players:
  Ann: {play: [Rider, Squire, Ward, Vow]}
  Bob: {play: [Axe, Pyre, Wolf, Pup]}
cards:
  Rider: {type: character, str: 2, icons: [military]}
  Squire: {type: character, str: 1, icons: [military]}
  Ward: {type: location, text: "Rider cannot leave play."}
  Vow: {type: location, text: "While Rider is attacking, at least 1 character must be declared as a defender, if able."}
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


def test_a_demand_is_refused_by_the_name_of_the_card_that_makes_it():
    """RR The Golden Rules ¶2: the text of the card takes precedence."""
    done = result(
        "4.2",
        "Ann: {challenge: {type: military, against: Bob, with: [Rider]}}",
        "refuse: {Bob: {defend: []}, because: 'as a defender, if able (Vow: '}",
    )

    assert done.ok, (done.error, done.checks)
