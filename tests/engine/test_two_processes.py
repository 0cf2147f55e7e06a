"""Exploring in two processes: the same graph as from one, and one process where there may not be two."""

import json
import os
import threading

import pytest

from agot_judge.budget import Budget, limited
from agot_judge.engine import two_processes
from agot_judge.engine.alike import Alike
from agot_judge.engine.exploration import Graph, explore
from agot_judge.engine.state.state import State
from agot_judge.engine.two_processes import explore_in_two, may_be_two
from agot_judge.errors import AgotJudgeError
from agot_judge.scenario.builder import Board, build
from agot_judge.scenario.format import load
from benchmarks.exploration import BOARD
from benchmarks.outcomes_load import eight_on_eight
from benchmarks.printed_boards import PrintedBoards
from benchmarks.random_boards import Boards
from tests.amounts import share

PARTS = (
    *("parents", "answers", "first_edges", "targets", "moves", "ends", "unfollowed", "move_numbers"),
    *("outcomes", "places", "stands_for"),
)


def whole(state: State) -> object:
    """What is told apart: everything."""
    return state.players, state.cards, state.in_force


def assert_same(one: Graph, other: Graph) -> None:
    assert list(one.numbers) == list(other.numbers)
    for part in PARTS:
        assert getattr(one, part) == getattr(other, part), part
    assert list(one.outcomes) == list(other.outcomes)


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two processes as soon as anything waits, whatever the machine has; what was begun."""
    begun: list[str] = []

    def begin(self: two_processes._Sharing) -> None:
        begun.append("two processes")
        follow_on(self)

    follow_on = two_processes._Sharing.follow_on
    monkeypatch.setattr(two_processes._Sharing, "follow_on", begin)
    monkeypatch.setattr(two_processes, "ALONE", 3)
    monkeypatch.setattr(two_processes, "WAITING", 2)
    monkeypatch.setattr(two_processes, "BATCH", 5)
    monkeypatch.setattr(two_processes, "may_be_two", lambda: True)
    return begun


@pytest.mark.parametrize("most", [1, 3, 4, 50, 400])
def test_the_graph_of_two_processes_is_that_of_one(begun: list[str], most: int):
    """Where it is whole and where a bound is hit: every number, edge, move, end and outcome, in the same order."""
    board = build(load(BOARD))
    assert_same(
        explore(board.machine, board.state, whole, most),
        explore_in_two(board.machine, board.state, whole, most),
    )
    assert bool(begun) == (most > 3)


@pytest.mark.long
@pytest.mark.parametrize("boards", [Boards, PrintedBoards])
def test_so_it_is_on_random_boards(begun: list[str], boards: type[Boards]):
    for seed in range(share(20)):
        try:
            board: Board = build(load(json.dumps(boards(seed).scenario())))
        except AgotJudgeError:
            continue  # a random board that cannot be
        one = explore(board.machine, board.state, whole, 60)
        assert_same(one, explore_in_two(board.machine, board.state, whole, 60))
    assert len(begun) > share(20) // 4


def test_so_it_is_where_one_alike_card_stands_for_all(begun: list[str]):
    board = build(load(eight_on_eight()))
    alike = Alike(board.machine.game)
    one = explore(board.machine, board.state, whole, 200, alike.answers)
    assert one.is_of_alike
    assert_same(one, explore_in_two(board.machine, board.state, whole, 200, alike.answers))
    assert begun


def test_a_process_that_is_ended_leaves_the_graph_to_the_other_one(
    begun: list[str], monkeypatch: pytest.MonkeyPatch
):
    """The system may end it for want of memory: everything is followed in one process then."""
    monkeypatch.setattr(two_processes, "_serve", lambda *_: os._exit(9))
    board = build(load(BOARD))
    assert_same(
        explore(board.machine, board.state, whole, 50), explore_in_two(board.machine, board.state, whole, 50)
    )
    assert begun


def test_within_a_budget_and_beside_threads_there_is_one_process(monkeypatch: pytest.MonkeyPatch):
    """A budget counts what one process does; a process with threads must not be forked."""
    monkeypatch.setattr(two_processes, "_cores", lambda: 2)
    with limited(Budget(5, 1000)):
        assert not may_be_two()
    waiting = threading.Event()
    other = threading.Thread(target=waiting.wait)
    other.start()
    try:
        assert not may_be_two()
    finally:
        waiting.set()
        other.join()
    monkeypatch.setattr(two_processes, "_cores", lambda: 1)
    assert not may_be_two()
