"""Random legal play on random boards of every phase; ``python -m benchmarks playouts --count 20000`` plays many more."""

import pytest

from benchmarks.playouts import run

BOARDS = 40


@pytest.mark.parametrize("first", [0, 2780])
def test_no_board_crashes_or_comes_to_a_state_that_cannot_be(first: int):
    """No card is lost or made, somebody can always answer, JSON and going back keep the state, the trace is the same."""
    ended, faults, decisions = run(BOARDS, first)
    assert [f"seed {fault.seed}: {fault.what}" for fault in faults] == []
    assert ended["ended"] + ended["won"] > BOARDS / 2
    assert decisions > 5 * BOARDS
