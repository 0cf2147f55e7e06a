"""Boards of the First Edition, written out whole, with cards of our own."""

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.result import Result

BOARD = """
edition: 1e
players:
  Ann: {faction: baratheon, plot: {name: Road, gold: 5, initiative: 5, claim: 1}, %s}
  Bob: {faction: lannister, plot: {name: Field, gold: 4, initiative: 3, claim: 1}, %s}
first_player: Ann
cards:
  Captain: {type: character, faction: baratheon, cost: 3, str: 3, icons: [military, power], traits: [Knight]}
  Scribe: {type: character, faction: baratheon, cost: 2, str: 2, icons: [intrigue]}
  Lion: {type: character, faction: lannister, cost: 2, str: 2, icons: [military, intrigue]}
  Cub: {type: character, faction: lannister, cost: 1, str: 1, icons: [power]}
  Lady: {type: character, faction: lannister, unique: true, cost: 4, str: 3, icons: [intrigue, power], traits: [Lady]}
  King: {type: character, faction: baratheon, unique: true, cost: 4, str: 3, icons: [military, power], traits:
      [Lord], text: "Renown.\\nWhen King claims power for renown, he claims an additional power."}
  Widow: {type: character, faction: baratheon, cost: 2, str: 2, icons: [intrigue], text: "Response: After a character
      is killed, Widow claims 1 power."}
  Mourner: {type: character, faction: lannister, cost: 2, str: 2, icons: [intrigue], text: "Response: After a
      character is killed, Mourner claims 1 power."}
  Oak: {type: location, faction: lannister, cost: 1, text: "Response: After a character is killed, claim 1 power for
      your House."}
  Axe: {type: event, text: "Any Phase: Choose and kill a character."}
  Fire: {type: event, text: "Any Phase: Kill each character. (cannot be saved)"}
  Sword: {type: event, text: "Response: After you win a [military] challenge as the attacker, choose and kill a
      character controlled by the losing opponent."}
  Betrayal: {type: event, text: "Response: Kneel a House Lannister character to cancel the effects of an event."}
  Counter: {type: event, text: "Response: Cancel the effects of an event."}
  Shield: {type: attachment, cost: 0, text: "Response: Discard Shield from play to save attached character from being killed."}
%s
"""


def run(ann: str, bob: str, rest: str, cards: str = "") -> Result:
    """What came of the board."""
    return run_text(BOARD % (ann, bob, cards + rest))


def held(ann: str, bob: str, rest: str, cards: str = "") -> set[str]:
    """The paragraphs that the trace cites; all checks of the board hold."""
    result = run(ann, bob, rest, cards)
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])
    return {cite for entry in result.trace for cite in entry.cites}


def said(ann: str, bob: str, rest: str, cards: str = "") -> list[str]:
    """The lines of the trace; all checks of the board hold."""
    result = run(ann, bob, rest, cards)
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])
    return [entry.text for entry in result.trace]
