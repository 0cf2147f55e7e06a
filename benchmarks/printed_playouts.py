"""The play-outs of ``playouts`` on boards of printed cards: ``python -m benchmarks printed_playouts --count 20000``.

The files of the cards are read where they are beside the project; without them the boards have lines of our own.
"""

from benchmarks import playouts
from benchmarks.measure import Measurement
from benchmarks.printed_boards import PrintedBoards

COUNT = 300
BUDGET = 2


def measure(count: int = COUNT, first: int = 0) -> Measurement:
    """Boards a second; raises SystemExit with the seeds where something must not be."""
    return playouts.measure(count, first, PrintedBoards, budget=BUDGET)
