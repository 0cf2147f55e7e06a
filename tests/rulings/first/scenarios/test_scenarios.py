"""Scenario files beside this module: what each says must hold, and nothing is resolved by hand."""

from pathlib import Path

import pytest

from agot_judge.scenario.execution import run_text

FILES = sorted(Path(__file__).parent.glob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_scenario_holds(file: Path):
    """1e/faq/action/1: each check of the file holds, and each line of its trace cites a paragraph."""
    result = run_text(file.read_text(encoding="utf-8"))
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])
    assert all(entry.cites for entry in result.trace)
