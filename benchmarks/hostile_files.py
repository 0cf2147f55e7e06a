"""Card files and deck lists that are wrong, given to the command line, the pages and the API: no traceback, no 500.

``python -m benchmarks hostile_files --count 200000 [--first 0]``
"""

import io
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from time import process_time
from unittest.mock import patch

from flask import Flask
from flask.testing import FlaskClient

from agot_judge.cli import main
from agot_judge.corpus.store import load_corpus
from agot_judge.web import create_app
from benchmarks.made_up_cards import CARDS, DECKS, FILES, as_json
from benchmarks.measure import Measurement
from benchmarks.mutated_files import mutated

COUNT = 2_000
HANG_MS = 3000
ALL = FILES | DECKS
LONGEST_ASKED = 6000
IMPORT_SHARE = 20
"""One file in so many is imported for good and the pages of what it left are asked."""


class Broke(Exception):
    """A file that is wrong was answered with a traceback or with 500."""


@contextmanager
def instance(folder: Path) -> Iterator[Flask]:
    """An app over the folder, in which the made-up cards are imported."""
    corpus = cache(load_corpus)  # a command reads it anew, which takes longer than all the rest
    with (
        patch.dict(os.environ, {"AGOT_JUDGE_INSTANCE": str(folder)}),
        patch("agot_judge.cli.cards_import.load_corpus", corpus),
    ):
        app = create_app()
        app.config["PROPAGATE_EXCEPTIONS"] = True
        own = folder / "given"
        own.mkdir(exist_ok=True)
        (own / "cards.json").write_bytes(as_json(CARDS))
        said(["cards", "import", str(own / "cards.json")])
        said(["cards", "compile"])
        yield app


def said(words: list[str]) -> int:
    """The exit status of a command; what it prints is not shown."""
    with redirect_stdout(_terminal()), redirect_stderr(_terminal()):
        return main(words)


def _terminal() -> io.TextIOWrapper:
    """What takes letters as a terminal does: half a character cannot be printed."""
    return io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True)


def try_file(app: Flask, folder: Path, seed: int) -> None:
    """Give one file to one of those who read files. Raises Broke, with the seed."""
    name, data = mutated(seed, ALL)
    ways: tuple[Callable[[], None], ...] = (
        lambda: _by_command(app.test_client(), folder, name, data, seed),
        lambda: _by_page(app.test_client(), data),
        lambda: _by_api(app.test_client(), data),
    )
    try:
        ways[seed % len(ways)]()
    except Broke as error:
        raise Broke(f"seed {seed}, {name}: {error}") from error
    except Exception as error:
        raise Broke(f"seed {seed}, {name}: {type(error).__name__}: {error}; {data[:200]!r}") from error


def _by_command(client: FlaskClient, folder: Path, name: str, data: bytes, seed: int) -> None:
    file = folder / "given" / f"mutated-{name}"
    file.write_bytes(data)
    is_kept = seed % IMPORT_SHARE == 0
    commands = [["cards", "import", str(file)] if is_kept else ["cards", "import", "--dry-run", str(file)]]
    if seed % 7 == 0:
        commands.append(["cards", "compile", str(file)])
    for words in commands:
        status = said(words)
        if status not in (0, 2):
            raise Broke(f"{' '.join(words[:3])} ends with {status}")
    if is_kept:
        for words in (["cards", "search", "s>0"], ["cards", "show", "Grey", "Alys"]):
            if said(words) not in (0, 2):
                raise Broke(f"{' '.join(words)} after an import")
        for address in ("/cards?q=s>0", "/cards/90002", "/api/v1/cards?limit=100", "/sandbox?card=90001"):
            _expect(client.get(address), (200, 404))
        said(["cards", "import", str(folder / "given" / "cards.json")])


def _by_page(client: FlaskClient, data: bytes) -> None:
    text = data.decode("utf-8", "surrogateescape").encode("utf-8", "replace").decode()
    pressed = {"do": "deck:0", "p0-deck": text}
    _expect(client.post(_address_of_a_board(client.application), data=pressed), (200, 400))


@cache
def _address_of_a_board(app: Flask) -> str:
    """Where the form of an empty board goes."""
    page = app.test_client().get("/sandbox").text
    return page.partition('class="build" method="post" action="')[2].partition('"')[0]


def _by_api(client: FlaskClient, data: bytes) -> None:
    _expect(client.get("/api/v1/file", query_string={"text": data[:LONGEST_ASKED]}), (200, 400))


def _expect(response: object, statuses: tuple[int, ...]) -> None:
    status = getattr(response, "status_code", 0)
    if status not in statuses or "Traceback" in getattr(response, "text", ""):
        raise Broke(f"answered with {status}")


def measure(count: int = COUNT, first: int = 0) -> tuple[Measurement, ...]:
    """The slowest of so many files. Raises Broke."""
    slowest, its_seed, spent = 0.0, first, 0.0
    with tempfile.TemporaryDirectory() as made, instance(Path(made)) as app:
        for seed in range(first, first + count):
            start = process_time()
            try_file(app, Path(made), seed)
            taken = (process_time() - start) * 1000
            spent += taken
            if taken > slowest:
                slowest, its_seed = taken, seed
    return (
        Measurement(
            name=f"files that are wrong, the slowest of {count}",
            value=slowest,
            unit="ms",
            budget=HANG_MS,
            peer="one on average",
            peer_value=spent / count,
            note=f"seed {its_seed}; none with a traceback or 500",
        ),
    )
