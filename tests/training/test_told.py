"""Moves as they are told to the reader: with all that a later answer rests on."""

from agot_judge.training.told import done
from tests.training.boards import played

ASSAULT = """\
edition: 2e
title: A character with assault attacks beside another one
players:
  Ann:
    plot: {name: March, gold: 4, initiative: 0, claim: 1, reserve: 6}
    play: [Raider, Squire]
  Bob:
    plot: {name: Harvest, gold: 4, initiative: 0, claim: 1, reserve: 6}
    play: [Tollhouse, Maid]
first_player: Ann
cards:
  Raider: {type: character, cost: 4, str: 4, icons: [military], text: Assault.}
  Squire: {type: character, cost: 1, str: 1, icons: [military]}
  Maid: {type: character, cost: 1, str: 1, icons: [intrigue]}
  Tollhouse: {type: location, cost: 1, text: "Action: Kneel Tollhouse to gain 1 gold."}
start: "4.2"
run:
  - Ann: {challenge: {type: military, against: Bob, with: [Raider], assault: {Raider: Tollhouse}}}
  - check: {cards: {Raider: {kneeling: true}}}
"""


def test_a_challenge_is_told_with_its_attackers_and_the_target_of_assault():
    """RR Assault ¶1: which location was targeted decides what it may do."""
    board = played(ASSAULT)
    told = "Ann initiates a military challenge against Bob with Raider, who targets Tollhouse by assault."
    assert told in done(board, board.moments)


def test_of_several_attackers_the_one_with_assault_is_named():
    """RR Assault ¶1."""
    board = played(ASSAULT.replace("with: [Raider]", "with: [Raider, Squire]"))
    told = "Ann initiates a military challenge against Bob with Raider and Squire; Raider targets Tollhouse by assault."
    assert told in done(board, board.moments)
