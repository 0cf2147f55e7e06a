"""Damaged scenario files through everything that reads them: ``python -m benchmarks hostile_scenarios --count 20000
[--first 0]``.

Looked at: a run raises nothing and its result can be written; what reads is written so that it reads back the same and
runs the same; no page answers 500.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from os import environ
from tempfile import TemporaryDirectory
from time import perf_counter
from unittest.mock import patch

from flask import Flask
from flask.testing import FlaskClient
from msgspec import Struct
from msgspec.structs import replace

from agot_judge.errors import AgotJudgeError
from agot_judge.scenario.execution import run_loaded, run_text
from agot_judge.scenario.format import load, write
from agot_judge.scenario.result import Result, as_json
from agot_judge.web import create_app
from agot_judge.web.sandbox.shares import board_of, url
from benchmarks.hostile_boards import Fault, answers, guarded
from benchmarks.measure import Measurement
from benchmarks.mutated_scenarios import Mutant

COUNT = 2_000
PAGES = 8
"""One of so many is opened in the sandbox too."""
TOLD = 1_000
BUDGET = 10


class Read(Struct, frozen=True):
    """How a damaged scenario was taken."""

    exit: int
    faults: tuple[str, ...]


def without_lines(result: Result) -> Result:
    """The result but for the lines of the file, which another text of the same scenario has elsewhere."""
    error = replace(result.error, line=0) if result.error is not None else None
    checks = tuple(replace(check, line=0) for check in result.checks)
    unread = tuple(replace(one, line=0) for one in result.unread)
    return replace(result, error=error, checks=checks, unread=unread)


def differences(text: str) -> Iterator[str]:
    """What is different about a scenario once it is written and read; nothing where it does not read at all."""
    try:
        loaded = load(text)
    except AgotJudgeError:
        return
    written = write(loaded.scenario)
    try:
        again = load(written)
    except AgotJudgeError as error:
        yield f"what was written does not read: {error.message[:200]}"
        return
    if again.scenario != loaded.scenario:
        yield f"it is read back differently: {_where_different(loaded.scenario, again.scenario)}"
    elif without_lines(run_loaded(loaded)) != without_lines(run_loaded(again)):
        yield "it runs differently once it is written"


def _where_different(one: object, other: object, path: str = "") -> str:
    """The path to the first part in which two values differ, with both parts."""
    if isinstance(one, Struct) and type(one) is type(other):
        pairs = [(name, getattr(one, name), getattr(other, name)) for name in one.__struct_fields__]
        found = next(((name, a, b) for name, a, b in pairs if a != b), None)
        if found is not None:
            return _where_different(found[1], found[2], f"{path}.{found[0]}")
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        number = next(
            (number for number, pair in enumerate(zip(one, other, strict=True)) if pair[0] != pair[1]), None
        )
        if number is not None:
            return _where_different(one[number], other[number], f"{path}[{number}]")
    return f"{path}: {one!r:.150} became {other!r:.150}"


def taken(seed: int, client: FlaskClient, app: Flask) -> Read:
    """How the damaged scenario of a seed is taken by the runner, the writer, and sometimes the pages."""
    text = Mutant(seed).text()
    exits: list[int] = []

    def ran() -> None:
        result = run_text(text)
        exits.append(result.exit)
        assert b"\n" not in as_json(result)

    faults = [*guarded("running", ran)]
    compared: list[str] = []
    faults += guarded("reading back", lambda: compared.extend(differences(text)))
    faults += compared
    if seed % PAGES == 0:
        faults += _on_pages(text, client, app)
    return Read(exits[0] if exits else -1, tuple(faults))


def _on_pages(text: str, client: FlaskClient, app: Flask) -> Iterator[str]:
    """What must not be, on the pages of a board with this text."""
    try:
        with app.test_request_context():
            board = board_of(text)
            step, edit = url(board), url(board, "edit")
    except AgotJudgeError:
        return
    yield from guarded("step", lambda: answers(client.get(step)))
    yield from guarded("edit", lambda: answers(client.get(edit)))
    yield from guarded("typed", lambda: answers(client.post(edit, data={"text": text, "do": "text"})))


def run(count: int, first: int = 0) -> tuple[Counter[int], list[Fault]]:
    """Take so many damaged scenarios, from this seed on: with which exit status each run ended, and what must not be."""
    exits: Counter[int] = Counter()
    found: list[Fault] = []
    with (
        TemporaryDirectory() as folder,
        patch.dict(environ, {"AGOT_JUDGE_DATABASE": f"sqlite:///{folder}/boards.sqlite3"}),
    ):
        app = create_app()
        app.testing = True
        client = app.test_client()
        for seed in range(first, first + count):
            if seed > first and (seed - first) % TOLD == 0:
                print(f"{seed - first:>7} scenarios, {len(found)} faults", file=sys.stderr, flush=True)
            read = taken(seed, client, app)
            exits[read.exit] += 1
            for what in read.faults:
                found.append(Fault(seed, what))
                print(f"seed {seed}: {what}", file=sys.stderr, flush=True)
    return exits, found


def measure(count: int = COUNT, first: int = 0) -> Measurement:
    """Scenarios a second; raises SystemExit with the seeds where something must not be."""
    start = perf_counter()
    exits, found = run(count, first)
    seconds = perf_counter() - start
    print(", ".join(f"exit {exit_}: {number}" for exit_, number in sorted(exits.items())), file=sys.stderr)
    if found:
        kinds = Counter(fault.what[:90] for fault in found)
        raise SystemExit(f"{len(found)} faults in {count} scenarios: {kinds.most_common(12)}")
    return Measurement(
        name="hostile scenarios, read, run and written",
        value=count / seconds,
        unit="scenarios/s",
        budget=BUDGET,
        peer="of them valid",
        peer_value=count - exits[2],
        note=f"{count} scenarios, seeds from {first}",
    )
