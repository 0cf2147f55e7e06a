"""The positions that exercises are made from: each holds, says what it is about, and rests on no text that nobody reads."""

from collections import Counter

import pytest

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.format import read
from agot_judge.training.played import play
from agot_judge.training.shipped import POSITIONS
from tests.amounts import step

FILES = sorted(POSITIONS.rglob("*.yaml"))


@pytest.mark.long
@pytest.mark.parametrize("path", FILES[:: step()], ids=lambda path: path.stem)
def test_a_position_holds_and_cites_the_paragraph_that_it_is_about(path):
    text = path.read_text(encoding="utf-8")
    result = run_text(text)
    assert result.ok, result.error or [check for check in result.checks if not check.ok]
    assert read(text).cites
    assert play(text) is not None


def test_no_two_positions_have_one_title():
    titles = Counter(read(path.read_text(encoding="utf-8")).title for path in FILES)
    assert [title for title, count in titles.items() if count > 1] == []
