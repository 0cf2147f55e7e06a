"""One name with two definitions in a file: the run says so, and which of them it goes by."""

import pytest

from agot_judge.scenario.execution import run_text

FILE = """edition: 2e
players:
  Ann:
    plot: {name: Siege, gold: 4, initiative: 0, claim: 2, reserve: 6}
    play: [Knight]
  Bob: {}
cards:
  Knight: {type: character, str: 3}
  Siege: {type: plot, gold: %s, initiative: 0, claim: %s, reserve: 6}
start: "4.1"
run:
  - check: {players: {Ann: {claim: 2}}}
"""
TWICE = "Siege is defined in two ways"


def test_a_plot_defined_in_two_ways_is_said_to_be_with_both_places():
    result = run_text(FILE % (4, 1))

    assert result.ok, "a file that is valid goes on running"
    assert [line.text for line in result.trace if TWICE in line.text] == [
        "Siege is defined in two ways: on line 4, where it lies, and on line 9, under cards (claim). The one that lies"
        " there is as line 4 says."
    ]


def test_of_two_definitions_that_are_the_same_there_is_nothing_to_say():
    result = run_text(FILE % (4, 2))

    assert result.ok
    assert not any(TWICE in line.text for line in result.trace)


@pytest.mark.parametrize("more", ["", "  Ambush: {type: plot, claim: 3}\n"])
def test_a_definition_that_nothing_else_defines_is_the_only_one(more):
    without = FILE.replace("  Siege: {type: plot, gold: %s, initiative: 0, claim: %s, reserve: 6}\n", more)

    assert not any(TWICE in line.text for line in run_text(without).trace)


OF_TWO_PLAYERS = """edition: 2e
players:
  Ann:
    plot: {name: Siege, gold: 4, initiative: 0, claim: 2, reserve: 6}
  Bob:
    plot: {name: Siege, gold: 5, initiative: 0, claim: %s, reserve: 6}
start: "4.1"
run:
  - check: {players: {Ann: {claim: 2}, Bob: {claim: %s}}}
"""


def test_plots_of_two_players_that_have_one_name_and_differ_are_said_to():
    """RR Copy ¶1: by their title they are copies of one card; each is as its own line says."""
    result = run_text(OF_TWO_PLAYERS % (1, 1))

    assert result.ok
    assert [line.text for line in result.trace if TWICE in line.text] == [
        "Siege is defined in two ways: on line 4 and on line 6 (gold, claim). Each is as its own line says."
    ]


def test_cards_of_one_name_that_are_defined_alike_are_not_remarked_on():
    result = run_text(OF_TWO_PLAYERS.replace("gold: 5", "gold: 4") % (2, 2))

    assert result.ok
    assert not any(TWICE in line.text for line in result.trace)
