"""Reasons name the card by whose text something cannot be done, as a judge would."""

import pytest

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


OF_SEVERAL = """
edition: 2e
players:
  Ann: {}
  Bob: {play: [Foe]}
cards:
  Foe:
    type: character
    str: 4
    text: |-
      Reaction: After you win a challenge, gain 1 gold.
      Interrupt: When the challenges phase ends, gain 1 gold.
      Forced Reaction: After Foe enters play, kneel it.
start: "4.1"
run:
  - Ann: pass
  - Bob: {trigger: Foe, ability: %s}
"""


@pytest.mark.parametrize(("number", "own"), [(1, "win a challenge"), (3, "enters play")])
def test_an_ability_that_is_named_by_its_number_is_told_of_alone(number, own):
    """RR Triggering Condition ¶1, in the window of another ability that did open."""
    result = run_text(OF_SEVERAL % number)

    assert result.error is not None
    assert "2e/rr/triggering-condition/1" in result.error.cites
    assert result.error.message.count("Not legal: ") == 1
    assert "Its triggering condition has not occurred" in result.error.message
    assert own in result.error.message
