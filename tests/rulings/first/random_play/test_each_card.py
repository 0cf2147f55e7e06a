"""Each printed card of the First Edition on a board of its own: what is understood of it can be played."""

import random
from pathlib import Path

import pytest

from agot_judge.cards.importers.obtain import obtain
from agot_judge.cards.importers.shapes import read_data
from agot_judge.cards.pool import Pools
from benchmarks.first_cards import Kinds, sweep
from tests.amounts import share

CARDS = 100
"""So many of the cards that are at hand, drawn by lot; ``python -m benchmarks.first_cards`` takes all of them."""


@pytest.fixture(scope="module")
def pools(shared: Path) -> Pools:
    """The printed cards."""
    folder = shared / "cards-1e"
    if not folder.is_dir():
        pytest.skip("the printed cards are not beside the project")
    files = [str(path) for path in sorted(folder.glob("*.json"))]
    return Pools(card for name in files for card in read_data(name, obtain(name)).cards)


@pytest.mark.long
def test_what_is_understood_of_a_printed_card_can_be_played(pools: Pools):
    """1e/faq/action/1: on its board somebody can always go on, each line of the trace says by what right of its edition."""
    names = random.Random(1).sample(Kinds(pools).every(), share(CARDS))
    swept = list(sweep(pools, names))
    assert {one.name: one.faults for one in swept if one.faults} == {}
    assert sum(len(one.used) for one in swept) > 0
