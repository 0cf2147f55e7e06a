"""Fifty judges typing at once, against a server on this machine alone: it stops by itself after a minute.

Not measured unless named (``python -m benchmarks search_load``): for that minute it wants the machine to itself.
"""

import asyncio
import sys
from statistics import median, quantiles
from time import perf_counter

from agot_judge.corpus.store import load_corpus
from benchmarks.asking import Client, Load, at_its_time
from benchmarks.measure import Measurement, milliseconds
from benchmarks.search_questions import typed
from benchmarks.served import EMPTY, JUDGE, get, served

USERS = 50
PAUSE = 0.25
"""Seconds between two requests of one user."""

SECONDS = 60
BUDGET_MS = 150
GRACE = 20
"""So many seconds after the last request is due whatever is still waited for is given up."""


def measure() -> Measurement:
    """The 99th percentile over all requests. Stops the run where one fails: an error would be a quick answer."""
    asked = typed(load_corpus())
    with served(JUDGE) as judge:
        get(judge, "/")
        load = asyncio.run(_load(judge.host, judge.port, asked))
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


async def _load(host: str, port: int, asked: list[str]) -> Load:
    load = Load([], [])
    await typing(host, port, asked, SECONDS, load)
    return load


async def typing(host: str, port: int, asked: list[str], seconds: float, load: Load) -> None:
    """The users type for so long; what they meet goes into ``load``."""
    start = perf_counter() + 0.5
    users = (
        # Each begins elsewhere in the questions and between the others' requests.
        _user(
            Client(host, port),
            asked[len(asked) * user // USERS :] + asked,
            start + PAUSE * user / USERS,
            start + seconds,
            load,
        )
        for user in range(USERS)
    )
    await asyncio.gather(*users)


async def _user(client: Client, asked: list[str], start: float, end: float, load: Load) -> None:
    await client.open()
    for turn, place in enumerate(asked):
        due = start + PAUSE * turn
        if due > end:
            break
        if perf_counter() > end + GRACE:
            load.errors.append(f"GET {place}: given up, the answers before it took too long")
            break
        await at_its_time(due)
        try:
            status = (await client.ask("GET", place)).status
            if status != 200:
                load.errors.append(f"GET {place} answered {status}")
        except (OSError, EOFError, TimeoutError) as fault:
            load.errors.append(f"GET {place}: {fault!r}")
        load.times.append((perf_counter() - due) * 1000)
    client.close()
