"""Scenarios of the phases of a round, one ruling a file: its title states the ruling, its note the paragraph.

The cards are made up and given by their text, so that what is read of it is tried together with the rules.
"""

from pathlib import Path

import pytest

from agot_judge.scenario.execution import run_text

FILES = sorted((Path(__file__).parent / "rounds").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_ruling_holds(path):
    result = run_text(path.read_text(encoding="utf-8"))
    wrong = [
        f"{check.field}: {check.expected!r}, not {check.got!r}" for check in result.checks if not check.ok
    ]
    assert result.error is None, result.error
    assert not wrong
    assert result.checks
