"""The play-outs of ``playouts`` on boards of printed cards of the First Edition.

``python -m benchmarks first_playouts --count 10000 --cards FILE...``: packs of cards, whose texts are not part of the
project.
"""

from agot_judge.cards.importers.obtain import obtain
from agot_judge.cards.importers.shapes import read_data
from agot_judge.cards.pool import Pools
from benchmarks import playouts
from benchmarks.first_boards import FirstBoards
from benchmarks.measure import Measurement

COUNT = 300
BUDGET = 2


def measure(cards: list[str], count: int = COUNT, first: int = 0) -> Measurement:
    """Boards a second; raises SystemExit with the seeds where something must not be, CardDataError for a wrong file."""
    pools = Pools(card for file in cards for card in read_data(file, obtain(file)).cards)
    return playouts.measure(count, first, FirstBoards(pools), pools, budget=BUDGET)
