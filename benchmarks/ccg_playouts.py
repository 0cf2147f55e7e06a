"""The play-outs of ``playouts`` on boards of the Iron Throne Edition: ``python -m benchmarks ccg_playouts --count 10000``."""

from benchmarks import playouts
from benchmarks.ccg_boards import CcgBoards
from benchmarks.measure import Measurement

COUNT = 300
BUDGET = 2


def measure(count: int = COUNT, first: int = 0) -> Measurement:
    """Boards a second; raises SystemExit with the seeds where something must not be."""
    return playouts.measure(count, first, CcgBoards, budget=BUDGET)
