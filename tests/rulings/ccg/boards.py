"""Boards of the Iron Throne Edition, written out whole, with cards of our own."""

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.result import Result

RULES = "ccg/rules"
BOARD = """
edition: ccg
players:
  Ann: {faction: stark, plot: {name: Road, gold: 5, initiative: 5, claim: 1}, %s}
  Bob: {faction: lannister, plot: {name: Field, gold: 4, initiative: 3, claim: 1}, %s}
first_player: Ann
cards:
  Sentry: {type: character, faction: stark, cost: 3, str: 2, icons: [military]}
  Wolf: {type: character, faction: stark, unique: true, cost: 4, str: 3, icons: [military, power], traits: [Lord]}
  Scribe: {type: character, faction: stark, cost: 1, str: 1, icons: [intrigue]}
  Guard: {type: character, faction: lannister, cost: 2, str: 2, icons: [military, intrigue]}
  Lion: {type: character, faction: lannister, unique: true, cost: 4, str: 3, icons: [military, power], traits: [Knight]}
  Ring: {type: attachment, cost: 1, text: "Attached character gets +1 STR."}
  Mine: {type: location, cost: 1, text: "[+1 Income]"}
  Axe: {type: event, text: "Any Phase: Choose and kill a character."}
  Song: {type: event, text: "Any Phase: Choose a character. Until the end of the phase, that character gets +3 STR."}
  Frost: {type: event, text: "Any Phase: Choose a character. Until the end of the phase, that character gets -2 STR."}
  Veto: {type: event, text: "Response: Cancel the effects of an event."}
%s
"""


def run(ann: str, bob: str, rest: str, cards: str = "") -> Result:
    """What came of the board."""
    return run_text(BOARD % (ann, bob, cards + rest))


def cited(result: Result) -> set[str]:
    """The paragraphs that its trace cites; all its checks hold."""
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])
    found = {cite for entry in result.trace for cite in entry.cites}
    assert {cite.partition("/")[0] for cite in found} == {"ccg"}
    assert all(entry.cites for entry in result.trace)
    return found


def held(ann: str, bob: str, rest: str, cards: str = "") -> set[str]:
    """The paragraphs that the trace of the board cites; all checks of the board hold."""
    return cited(run(ann, bob, rest, cards))


def said(result: Result) -> list[str]:
    """The lines of the trace; all its checks hold."""
    cited(result)
    return [entry.text for entry in result.trace]
