"""Boards written out whole, and what their traces cite."""

from agot_judge.scenario.execution import run_text

TABLE = """
edition: 2e
players:
  Ann: {plot: Road, %s}
  Bob: {plot: Road, %s}
cards:
  Road: {type: plot, gold: 5, initiative: 3, claim: 1, reserve: 2}
  Rider: {type: character, cost: 3, str: 3, icons: [military], traits: [Rider]}
  Squire: {type: character, cost: 2, str: 2, icons: [military]}
  Scribe: {type: character, cost: 3, str: 3, icons: [intrigue]}
  Rook: {type: character, cost: 2, str: 2, icons: [intrigue], text: "Shadow (2)."}
  Oak: {type: character, cost: 4, str: 4, icons: [power], text: "Oak cannot be knelt by card effects."}
  Veil: {type: character, cost: 3, str: 3, text: "Opponents cannot choose Veil as the target of event abilities."}
  Lady Ash: {type: character, unique: true, cost: 4, str: 4, icons: [power]}
  Lady Ash (Old): {name: Lady Ash, type: attachment, unique: true, cost: 1}
  Lady Ash (Young): {name: Lady Ash, type: character, unique: true, cost: 2, str: 2}
  Blade: {type: attachment, cost: 1, traits: [Weapon]}
  Chest: {type: location, cost: 1, text: "Bestow (3)."}
  Muster: {type: event, cost: 0, text: "Action: Kneel a character to gain 2 gold."}
  Snare: {type: event, cost: 1, text: "Action: Choose and kneel a character."}
  Storm: {type: event, cost: 0, text: "Action: Kneel each character."}
  Strip: {type: event, cost: 0, text: "Action: Choose a character. Discard each attachment from that character."}
  Pry: {type: event, cost: 0, text: "Action: Choose and discard an attachment from play."}
  Slay: {type: event, cost: 0, text: "Action: Choose and kill a character."}
  Chill: {type: event, cost: 1, text: "Action: Choose a character. That character gets -2 STR until the end of the phase."}
%s
"""


def held(ann, bob, rest, cards=""):
    """The scenario, all of whose checks hold."""
    result = run_text(TABLE % (ann, bob, cards + rest))
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])


def cited(ann, bob, rest, cards=""):
    """All paragraphs that the trace of the scenario cites."""
    result = run_text(TABLE % (ann, bob, cards + rest))
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])
    return {cite for entry in result.trace for cite in entry.cites}
