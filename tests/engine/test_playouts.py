"""Random legal play on random boards of every phase; ``python -m benchmarks playouts --count 20000`` plays many more."""

import pytest

from benchmarks.playouts import run
from benchmarks.printed_boards import PrintedBoards
from benchmarks.text_boards import TextBoards
from tests.amounts import share

BOARDS = share(40)


@pytest.mark.long
@pytest.mark.parametrize("first", [0, 2780])
def test_no_board_crashes_or_comes_to_a_state_that_cannot_be(first: int):
    """No card is lost or made, somebody can always answer, JSON and going back keep the state, the trace is the same."""
    ended, faults, decisions = run(BOARDS, first)
    assert [f"seed {fault.seed}: {fault.what}" for fault in faults] == []
    assert ended["ended"] + ended["won"] > BOARDS / 2
    assert decisions > 5 * BOARDS


@pytest.mark.long
@pytest.mark.parametrize("first", [0, 90])
def test_no_board_of_cards_with_printed_texts_does_either(first: int):
    """``python -m benchmarks text_playouts --count 5000`` plays many more."""
    ended, faults, decisions = run(BOARDS, first, TextBoards)
    assert [f"seed {fault.seed}: {fault.what}" for fault in faults] == []
    assert ended["ended"] + ended["won"] > BOARDS / 2
    assert decisions > 5 * BOARDS


def test_an_effect_may_have_a_character_attack_without_the_icon():
    """RR Participating ¶2: it participates and was not declared; the seed's board once counted as one that cannot be."""
    _, faults, _ = run(1, 3501089, TextBoards)
    assert [fault.what for fault in faults] == []


@pytest.mark.long
def test_no_board_of_printed_cards_does_either():
    """``python -m benchmarks printed_playouts --count 20000`` plays many more; from after the winner on among them."""
    boards = share(15)
    ended, faults, decisions = run(boards, 5000000, PrintedBoards)
    assert [f"seed {fault.seed}: {fault.what}" for fault in faults] == []
    assert sum(ended.values()) == boards
    assert decisions > boards
