"""What a text means does not depend on the order in which Python goes through sets: two processes understand the same."""

import os
import subprocess
import sys

import pytest

from agot_judge.places import ROOT
from tests.amounts import step

COMPILE = """
import sys
from hashlib import sha256
from pathlib import Path
from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_line
from agot_judge.text.parsing.lalr import made_table
from agot_judge.text.names import Names
from agot_judge.text.grammar import FRAGMENTS
from tests.text.numbered_anew import numbered_anew
title, step = "Harwin the Miller", int(sys.argv[1])
for fragment in FRAGMENTS[::step]:
    print(fragment.name, numbered_anew(made_table(fragment.grammar(), fragment.starts)))
for line in Path("tests/text/wordings.txt").read_text(encoding="utf-8").splitlines()[::step]:
    print(compile_line(line, CardFace(name=title, type="character"), Names({title})))
"""


def compiled(seed: int) -> str:
    """The tables that a process makes of the grammars, and what it understands."""
    return subprocess.run(
        [sys.executable, "-c", COMPILE, str(step())],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": str(seed), "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


@pytest.mark.long
def test_two_processes_compile_every_wording_alike():
    """In full every wording and every grammar, else a fifth of them."""
    found = compiled(1)
    assert found.count("\n") > 100
    assert found == compiled(2)
