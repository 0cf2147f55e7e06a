"""Fifty judges typing at once, against a server on this machine alone: it stops by itself after a minute.

Not measured unless named (``python -m benchmarks search_load``): for that minute it wants the machine to itself.
"""

import asyncio
import sys
from itertools import islice
from statistics import median, quantiles
from time import perf_counter
from urllib.parse import urlencode

from msgspec import Struct

from agot_judge.corpus.store import load_corpus
from benchmarks.measure import Measurement, milliseconds
from benchmarks.search_questions import questions
from benchmarks.served import EMPTY, JUDGE, get, served

USERS = 50
PAUSE = 0.25
"""Seconds between two requests of one user."""

SECONDS = 60
BUDGET_MS = 150
TIMEOUT = 10
GRACE = 20
"""So many seconds after the last request is due whatever is still waited for is given up."""

TYPED = 4
"""So many letters are typed between two requests."""


class Load(Struct, frozen=True):
    """What the users met."""

    times: list[float]
    """Milliseconds from the moment a request was due to the end of its answer: waiting for one's turn counts."""
    errors: list[str]


def measure() -> Measurement:
    """The 99th percentile over all requests. Stops the run where one fails: an error would be a quick answer."""
    typed = _typed()
    with served(JUDGE) as judge:
        get(judge, "/")
        load = asyncio.run(_load(judge.host, judge.port, typed))
    with served(EMPTY) as empty:
        peer = median(milliseconds(lambda: get(empty, "/")) for _ in range(200))
    if load.errors:
        raise SystemExit(f"{len(load.errors)} of {len(load.times)} requests failed: {load.errors[0]}")
    print(f"{len(load.times)} requests, none failed, median {median(load.times):.1f} ms", file=sys.stderr)
    return Measurement(
        name=f"{USERS} users typing for {SECONDS} s, 99th percentile",
        value=quantiles(load.times, n=100)[98],
        unit="ms",
        budget=BUDGET_MS,
        peer="an empty app without load",
        peer_value=peer,
        note=f"{len(load.times)} requests",
    )


def _typed() -> list[str]:
    """What the page asks for while the questions are typed letter by letter."""
    places: list[str] = []
    for question in questions(load_corpus()):
        query = question.query
        for end in (*range(TYPED, len(query), TYPED), len(query)):
            places.append(f"/results?{urlencode({'q': query[:end], 'edition': question.edition})}")
    return [place.replace("&edition=any", "") for place in places]


async def _load(host: str, port: int, typed: list[str]) -> Load:
    load = Load([], [])
    start = perf_counter() + 0.5
    users = (
        # Each begins elsewhere in the questions and between the others' requests.
        _user(host, port, typed[len(typed) * user // USERS :] + typed, start + PAUSE * user / USERS, load)
        for user in range(USERS)
    )
    await asyncio.gather(*users)
    return load


async def _user(host: str, port: int, typed: list[str], start: float, load: Load) -> None:
    requests = int(SECONDS / PAUSE)
    reader, writer = await asyncio.open_connection(host, port)
    for turn, place in enumerate(islice(typed, requests)):
        due = start + PAUSE * turn
        if perf_counter() > start + SECONDS + GRACE:
            load.errors.append(f"GET {place}: given up, the answers before it took too long")
            break
        await asyncio.sleep(max(0.0, due - perf_counter()))
        try:
            if writer.is_closing() or reader.at_eof():
                reader, writer = await asyncio.open_connection(host, port)
            status = await asyncio.wait_for(_get(reader, writer, host, place), TIMEOUT)
            if status != 200:
                load.errors.append(f"GET {place} answered {status}")
        except (OSError, EOFError, TimeoutError) as fault:
            load.errors.append(f"GET {place}: {fault!r}")
            reader, writer = await asyncio.open_connection(host, port)
        load.times.append((perf_counter() - due) * 1000)
    writer.close()


async def _get(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str, place: str) -> int:
    """The status of the answer, once the whole of it is here."""
    writer.write(f"GET {place} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
    await writer.drain()
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    length = next(line for line in head.split("\r\n") if line.startswith("content-length:"))
    await reader.readexactly(int(length.partition(":")[2]))
    if "\r\nconnection: close" in head:
        writer.close()
    return int(head.split(" ", 2)[1])
