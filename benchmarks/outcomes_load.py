"""Twenty people who ask at once for all outcomes of a board that has millions: whether rules can still be looked up.

Measured only where it is named (``python -m benchmarks outcomes_load``): it takes a minute and both cores.
"""

import sys
from http.client import HTTPConnection
from statistics import median, quantiles
from threading import Thread
from time import monotonic, sleep

from agot_judge.web.sandbox.packing import pack
from benchmarks.measure import Measurement, milliseconds
from benchmarks.served import JUDGE, Served, get, memory, running

ASKING = 20
SECONDS = 30
PAUSE_S = 0.05
BUDGET_MS = 300
BUDGET_MB = 600
TIMEOUT_S = 120
LOOK_UPS = (
    "/",
    *(f"/results?q={words}" for words in ("stealth", "claim+duplicate", "forced+reaction", "ambush")),
)
"""The pages of somebody who looks up meanwhile, one after the other."""


def eight_on_eight() -> str:
    """Eight characters with renown on each side, before the first challenge: each subset of them may attack."""
    sides = {"Ann": "A", "Bob": "B"}
    play = "".join(
        f"  {name}:\n    play: [{', '.join(f'{letter}{one}' for one in range(8))}]\n"
        for name, letter in sides.items()
    )
    cards = "".join(
        f"  {letter}{one}: {{type: character, str: 3, icons: [military, intrigue, power], text: Renown.}}\n"
        for letter in sides.values()
        for one in range(8)
    )
    return f"edition: 2e\nplayers:\n{play}cards:\n{cards}start: challenges\n"


def measure() -> tuple[Measurement, Measurement]:
    """The 99th percentile of a look-up meanwhile, and the most memory."""
    path = f"/sandbox/s/{pack(eight_on_eight())}/outcomes"
    with running(JUDGE) as server:
        connection = HTTPConnection(server.host, server.port, timeout=TIMEOUT_S)
        quiet = median(_looked_up(connection, number) for number in range(50))
        before = memory(server)
        answered: list[int] = []
        asking = [Thread(target=_ask, args=(server, path, answered)) for _ in range(ASKING)]
        for one in asking:
            one.start()
        times: list[float] = []
        most = before
        end = monotonic() + SECONDS
        while monotonic() < end:
            times.append(_looked_up(connection, len(times)))
            if len(times) % 10 == 0:
                most = max(most, memory(server))
            sleep(PAUSE_S)
        for one in asking:
            one.join()
    said = ", ".join(f"{answered.count(status)} answered {status}" for status in sorted(set(answered)))
    print(f"of {ASKING} requests for all outcomes {said}", file=sys.stderr)
    return (
        Measurement(
            name=f"look-up while {ASKING} ask for all outcomes, 99th percentile",
            value=quantiles(times, n=100)[98],
            unit="ms",
            budget=BUDGET_MS,
            peer="the median when nobody asks",
            peer_value=quiet,
            note=f"{len(times)} look-ups, median {median(times):.1f}",
        ),
        Measurement(
            name="memory of all processes meanwhile",
            value=most,
            unit="MB",
            budget=BUDGET_MB,
            peer="before",
            peer_value=before,
        ),
    )


def _looked_up(connection: HTTPConnection, number: int) -> float:
    """Milliseconds of the look-up of this number."""
    return milliseconds(lambda: get(connection, LOOK_UPS[number % len(LOOK_UPS)]))


def _ask(server: Served, path: str, answered: list[int]) -> None:
    connection = HTTPConnection(server.host, server.port, timeout=TIMEOUT_S)
    try:
        connection.request("POST", path)
        response = connection.getresponse()
        response.read()
        answered.append(response.status)
    except OSError:
        answered.append(0)
    finally:
        connection.close()
