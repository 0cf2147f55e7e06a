"""What is written is read back the same, and reads well."""

import yaml
from hypothesis import given

from agot_judge.scenario.execution import run_loaded
from agot_judge.scenario.format import load, read, write
from agot_judge.scenario.result import as_json
from agot_judge.scenario.structured import plain
from agot_judge.scenario.yaml_reader import read_tree
from benchmarks.hostile_scenarios import without_lines
from tests.amounts import long
from tests.scenario.strategies import scenarios

GENERATED = long(40)


@GENERATED
@given(scenarios())
def test_what_is_written_is_read_back_the_same(scenario):
    assert read(write(scenario)) == scenario


@long(15)
@given(scenarios())
def test_what_is_written_runs_the_same(scenario):
    """But for the lines of the file: read, written and read, a scenario comes to the same result."""
    once = write(scenario)
    again = write(read(once))
    assert again == once
    assert without_lines(run_loaded(load(again))) == without_lines(run_loaded(load(once)))


@GENERATED
@given(scenarios())
def test_no_valid_scenario_stops_the_program(scenario):
    """Whatever a scenario asks for, its run ends with an exit status, and the result can be written as JSON."""
    result = run_loaded(load(write(scenario)))
    assert result.exit in (0, 1, 2, 3)
    assert (result.error is not None) == (result.exit > 1)
    assert b"\n" not in as_json(result)


@long(15)
@given(scenarios())
def test_an_old_reader_understands_it_too(scenario):
    """PyYAML reads YAML 1.1, where yes, no and on are flags: what we write means the same there."""
    text = write(scenario)
    assert yaml.safe_load(text) == plain(read_tree(text))


def test_it_reads_well():
    text = """\
title: "A small board: two cards"
edition: 2e
players:
  Ann: {faction: stark, play: [{Grey Hound: "kneeling, power 2, poison token 1"}], hand: 3}
  Bob: {faction: tyrell}
cards:
  Grey Hound: {type: character, faction: stark, unique: true, str: 2, icons: [military], text: Stealth.}
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
run:
  - Ann: {trigger: Grey Hound, "on": Grey Hound}
  - Bob: pass
  - advance: {window: reaction, of: Ann}
  - check: {cards: {Grey Hound: {kneeling: true}}, challenge: none}
"""
    assert write(read(text)) == text


def test_what_cards_of_the_first_edition_alone_have_is_written():
    """Influence, crests, doomed cards, and the X that was announced as a card was played."""
    text = """\
edition: 1e
players:
  Ann: {faction: stark, play: [{Grey Hound: "power 2, x 3"}]}
  Bob: {faction: lannister}
cards:
  Grey Hound: {type: character, faction: stark, cost: X, str: 2, influence: 1, crests: [noble], doomed: true, text: Stealth.}
"""
    written = write(read(text))
    assert read(written) == read(text)
    assert "x 3" in written
    assert "influence: 1" in written
