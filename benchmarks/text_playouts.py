"""The play-outs of ``playouts`` on boards whose cards have printed texts: ``python -m benchmarks text_playouts --count 5000``."""

from benchmarks import playouts
from benchmarks.measure import Measurement
from benchmarks.text_boards import TextBoards

COUNT = 300


def measure(count: int = COUNT, first: int = 0) -> Measurement:
    """Boards a second; raises SystemExit with the seeds where something must not be."""
    return playouts.measure(count, first, TextBoards)
