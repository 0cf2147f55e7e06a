"""The ruling worked in the README is what the program says."""

import re
from pathlib import Path

import pytest

from agot_judge.cli import main
from agot_judge.places import ROOT

BLOCK = re.compile(r"```(yaml|text)\n(.*?)```", re.DOTALL)


def test_the_worked_ruling_is_what_the_program_prints(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    blocks = dict(BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8")))
    scenario = tmp_path / "ruling.yaml"
    scenario.write_text(blocks["yaml"], encoding="utf-8")

    assert main(["run", str(scenario)]) == 0
    printed = capsys.readouterr().out.splitlines()

    assert blocks["text"].splitlines() == [line for line in printed if line != str(scenario)]
