"""What is in force, in words: a third place beside the two sides."""

from tests.web.stepping import open_board

BOARD = """
edition: 2e
players:
  Ann: {play: [Rider, Priest]}
  Bob: {play: [Page]}
cards:
  Rider: {type: character, str: 5, icons: [military]}
  Priest: {type: character, str: 1, text: "Action: Kneel Priest to draw 1 card. (Limit twice per round.)"}
  Page: {type: character, str: 3}
in_force:
  - {source: Priest, controller: Ann, on: [Rider], effects: [{do: at the end of, effects: [{do: kill}]}]}
  - {source: Priest, controller: Ann, on: [Page], effects: [{do: modify, strength: -3, cannot: [be knelt], until: challenge}]}
history:
  - {challenge: {type: intrigue, attacker: Ann, defender: Bob, winner: Bob}}
  - {used: Priest, by: Ann}
start: challenges
"""


def test_a_delayed_effect_says_what_it_will_do_and_when(client, app):
    """RR Delayed Effects: it resolves at the future point that it specifies."""
    said = open_board(client, app, BOARD).part("in-force")
    assert "End of the phase: kill Rider (Priest)" in said


def test_a_lasting_effect_says_what_it_changes_and_for_how_long(client, app):
    """RR Lasting Effects ¶1: it affects the game for a specified duration."""
    said = open_board(client, app, BOARD).part("in-force")
    assert "Page: -3 STR, cannot be knelt until the end of the challenge (Priest)" in said


def test_what_happened_this_round_and_what_is_used_up_stands_there(client, app):
    said = open_board(client, app, BOARD).part("this-round")
    assert "Ann lost an intrigue challenge against Bob" in said
    assert "Priest used: 1 of 2 this round" in said
