"""What a text means does not depend on the order in which Python goes through sets: two processes understand the same."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
COMPILE = """
from pathlib import Path
from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_line
from agot_judge.text.names import Names
title = "Harwin the Miller"
for line in Path("tests/text/wordings.txt").read_text(encoding="utf-8").splitlines():
    print(compile_line(line, CardFace(name=title, type="character"), Names({title})))
"""


def compiled(seed: int, instance: Path) -> str:
    """What a process with tables of its own understands."""
    return subprocess.run(
        [sys.executable, "-c", COMPILE],
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONHASHSEED": str(seed),
            "PYTHONPATH": str(ROOT),
            "AGOT_JUDGE_INSTANCE": str(instance),
        },
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_two_processes_compile_every_wording_alike(tmp_path):
    assert compiled(1, tmp_path / "one") == compiled(2, tmp_path / "two")
