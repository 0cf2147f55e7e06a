"""Stepping through a run, and writing the answers given on the way back as moves."""

import json
import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from agot_judge.engine.ability import Change
from agot_judge.engine.state.decision import PASS, Answer
from agot_judge.errors import IllegalMove, OutOfBudget
from agot_judge.scenario.answering import move_for
from agot_judge.scenario.builder import build
from agot_judge.scenario.entries import ByHand, Entry, Pass
from agot_judge.scenario.format import load, read, write
from agot_judge.scenario.hand_changes import HandChange
from benchmarks.text_boards import TextBoards
from tests.scenario.replaying import replay, with_move

DATA = sorted((Path(__file__).parent / "data").glob("*.yaml"))


def loaded(path):
    return load(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", DATA, ids=lambda path: path.stem)
def test_a_replay_has_a_position_for_every_line_of_the_trace(path):
    again = replay(loaded(path))
    assert again.result.exit == 0
    lengths = [len(position.state.log) for position in again.positions]
    assert lengths == sorted(lengths)
    assert lengths[-1] == len(again.result.trace)
    assert [position.entry for position in again.positions] == sorted(
        position.entry for position in again.positions
    )
    assert all(again.positions[number].decision is not None for number in again.decisions)


def test_the_last_position_is_the_next_decision():
    scenario = loaded(next(path for path in DATA if path.stem == "limits-and-reasons"))
    again = replay(load(write(replace(scenario.scenario, run=()))))
    assert again.end.asking is not None
    assert again.positions[-1].entry == 0
    assert again.decisions == (len(again.positions) - 1,)


def test_a_move_that_is_added_goes_on_from_there():
    scenario = replace(
        loaded(next(path for path in DATA if path.stem == "limits-and-reasons")).scenario, run=()
    )
    before = replay(load(write(scenario)))
    move = move_for(before.board.machine, before.end, PASS)
    assert move == Pass("Ann")

    after = replay(load(write(with_move(scenario, move))))
    assert after.end.asking is not None
    assert after.end.asking.player == 1
    assert [position.state for position in after.positions[: len(before.positions)]] == [
        position.state for position in before.positions
    ]


def test_without_a_decision_there_is_no_move():
    board = build(loaded(DATA[0]))
    with pytest.raises(IllegalMove, match="No decision is awaited"):
        move_for(board.machine, board.state, PASS)


def some_answer(machine, state, dice):
    """A legal answer to the decision awaited, by lot."""
    if state.asking.kind == "by hand":
        return Answer(by_hand=(Change(do="gain gold", amount=1, player=0),))
    try:
        return dice.choice(list(machine.legal_answers(state)))
    except OutOfBudget:  # an order of many cards: any of them is legal
        asked = state.asking
        return Answer(options=tuple(dice.sample(range(len(asked.options)), asked.least)))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("path", DATA, ids=lambda path: path.stem)
def test_every_answer_can_be_written_as_a_move_and_read_back(path, seed):
    """Play by lot through the machine; the moves written on the way lead a run to the very same state."""
    written_and_read_back(replace(loaded(path).scenario, run=()), random.Random(seed))


@pytest.mark.parametrize("seed", range(30))
def test_so_can_those_on_boards_of_cards_with_printed_texts(seed):
    written_and_read_back(load(json.dumps(TextBoards(seed).scenario())).scenario, random.Random(seed))


REDIRECTED = """
edition: 2e
players:
  Ann: {plot: Calm, title: Master of Coin, play: [Page]}
  Bob: {plot: Calm, title: Hand of the King, play: [Page]}
  Cat: {plot: Calm, title: Crown Regent, play: [Page]}
cards:
  Calm: {type: plot, gold: 5, initiative: 1, claim: 1, reserve: 6}
  Page: {type: character, cost: 3, str: 3, icons: [military, power]}
start: "4.2"
stop: "4.3"
"""


def test_so_can_the_use_of_a_title():
    """RR Redirect ¶1: the bearer of the title may have the challenge be against another player."""
    written = [
        written_and_read_back(load(REDIRECTED).scenario, random.Random(seed), must="Crown Regent")
        for seed in range(12)
    ]
    assert any("trigger: Crown Regent" in text for text in written)


def written_and_read_back(scenario, dice, must=""):
    """The moves as written; what ``must`` be used is, where it can be."""
    board = build(load(write(scenario)))
    machine, state = board.machine, machine_start(board)
    moves: list[Entry] = []
    # A keyword that is used by default is a decision only where the next move answers it: no run ends there.
    while state.asking is not None and (len(moves) < 40 or state.asking.kind == "keyword"):
        labels = [option.label for option in state.asking.options]
        answer = (
            Answer(options=(labels.index(must),)) if must in labels else some_answer(machine, state, dice)
        )
        moves.append(move_for(machine, state, answer))
        state = machine.run(machine.apply(state, answer))

    text = write(replace(scenario, run=tuple(moves)))
    assert read(text).run == tuple(moves)
    again = replay(load(text))
    is_left_to_judge = state.asking is not None and state.asking.kind == "by hand"
    assert (again.result.error is None) != is_left_to_judge, (again.result.error, text)
    assert again.end == state
    assert [line.text for line in again.result.trace] == [entry.text for entry in state.log.entries()]
    return text.partition("\nrun:")[2]


def machine_start(board):
    return board.machine.run(board.state)


def test_changes_made_by_hand_are_written_by_name():
    again = replay(loaded(next(path for path in DATA if path.stem == "random-and-by-hand")))
    position = next(p for p in again.positions if p.decision is not None and p.decision.kind == "by hand")
    answer = Answer(
        by_hand=(Change(do="gain power", amount=2, player=1), Change(do="move", cards=(1,), to="hand"))
    )
    assert move_for(again.board.machine, position.state, answer) == ByHand(
        (
            HandChange(do="gain_power", amount=2, player="Bob"),
            HandChange(do="move", cards=("Whispering Spy",), to="hand"),
        )
    )
