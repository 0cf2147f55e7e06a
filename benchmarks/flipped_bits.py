"""One flipped bit anywhere in an instance: no page says something else in silence, and none is answered with 500.

``python -m benchmarks flipped_bits --count 100 [--first 0]``
"""

import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from unittest.mock import patch

from flask.testing import FlaskClient

from benchmarks.hostile_files import instance
from benchmarks.instance_answers import Answer
from benchmarks.measure import Measurement

COUNT = 100
LOST = 404
"""What is answered where a saved board is not found: the page says that what was saved there is lost."""
NOT_OF_THE_INSTANCE = ("boards.json", "given")


class Flip(Exception):
    """A flipped bit that changed what a page says in silence, or was answered with 500."""


def make_instance(folder: Path) -> None:
    """Everything that an instance keeps: documents, index, tables, compiled cards, coverage, cards, saved boards."""
    with instance(folder) as app:
        client = app.test_client()
        for address in ("/coverage", "/api/v1/cards/90001", "/cards/90002"):
            client.get(address)
        boards = [_saved(client.get("/sandbox").text, client, number) for number in range(3)]
    with closing(sqlite3.connect(folder / "scenarios.sqlite3")) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # at rest, all is in the file itself
    (folder / "boards.json").write_text(json.dumps(boards))


def _saved(page: str, client: FlaskClient, number: int) -> str:
    """The address of a board that is too long for one, so that it is saved."""
    action = page.partition('class="build" method="post" action="')[2].partition('"')[0]
    board = re.search(r'name="text"[^>]*>(.*?)</textarea>', page, re.DOTALL)
    words = " ".join(f"{(word + 1) * (number + 7) * 7919 % 100003:x}" for word in range(3000))
    text = (board[1] if board else "").strip() + f"\nnote: {words}\n"
    answer = client.post(action, data={"do": "read", "text": text})
    return str(answer.headers["Location"])


def asked(folder: Path) -> dict[str, Answer]:
    """What a server that starts over the folder answers."""
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.instance_answers", str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Flip(f"it does not start: {done.stderr[-600:]}")
    return {address: Answer(*one) for address, one in json.loads(done.stdout).items()}


def flip(folder: Path, seed: int) -> str:
    """Flip one bit of one file, each kind of file as often as the others; return where."""
    random = Random(seed)
    kinds: dict[str, list[Path]] = {}
    for path in sorted(folder.rglob("*")):
        kind = path.relative_to(folder).parts[0]
        if path.is_file() and kind not in NOT_OF_THE_INSTANCE and path.stat().st_size:
            kinds.setdefault(kind, []).append(path)
    path = random.choice(kinds[random.choice(sorted(kinds))])
    data = bytearray(path.read_bytes())
    byte = random.randrange(len(data))
    data[byte] ^= 1 << random.randrange(8)
    path.write_bytes(bytes(data))
    return f"byte {byte} of {path.relative_to(folder)}"


def compared(before: dict[str, Answer], after: dict[str, Answer]) -> str:
    """What became of a flipped bit: ``mended``, or ``said`` on a page. Raises Flip where it was neither."""
    said = False
    for address, answer in after.items():
        was = before[address]
        if answer.status == 500:
            raise Flip(f"{address} is answered with 500")
        is_lost_board = address.startswith("/sandbox/k/") and answer.status == LOST
        if answer.seal != was.seal and not answer.says_so and not is_lost_board:
            raise Flip(f"{address} says something else in silence ({was.status}, then {answer.status})")
        said = said or answer.seal != was.seal
    return "said" if said else "mended"


def measure(count: int = COUNT, first: int = 0) -> tuple[Measurement, ...]:
    """The share of flipped bits that are mended from the sources or said. Raises Flip where one is neither."""
    became: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as made, patch.dict(os.environ):
        whole = Path(made) / "whole"
        whole.mkdir()
        make_instance(whole)
        before = asked(whole)
        for seed in range(first, first + count):
            folder = Path(made) / "flipped"
            shutil.copytree(whole, folder)
            where = flip(folder, seed)
            try:
                became[compared(before, asked(folder))] += 1
            except Flip as error:
                raise Flip(f"seed {seed}, {where}: {error}") from error
            shutil.rmtree(folder)
    return (
        Measurement(
            name=f"of {count} flipped bits, mended or said",
            value=100.0,
            unit="%",
            budget=100,
            peer="those that a page says",
            peer_value=max(became["said"], 1) * 100 / count,
            note=f"{became['mended']} made anew or without meaning, {became['said']} said on a page",
        ),
    )
