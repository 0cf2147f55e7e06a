"""A hall: fifty people type, five step a printed table once a second each, two ask for all outcomes again and again.

Not measured unless named (``python -m benchmarks mixed_load``): for half a minute it wants the machine to itself. What
others do there meanwhile is in the waiting, and not in the processor time.
"""

import asyncio
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from os import getloadavg
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from urllib.parse import urlencode

from msgspec.structs import replace

from agot_judge.corpus.store import load_corpus
from agot_judge.scenario.builder import build
from agot_judge.scenario.format import load as load_scenario
from agot_judge.scenario.model import Scenario
from agot_judge.web.sandbox.packing import pack
from benchmarks.asking import Client, Load, at_its_time
from benchmarks.engine import BOARD
from benchmarks.measure import Measurement, milliseconds
from benchmarks.printed_table import lot, table, with_moves
from benchmarks.sandbox_step import SEED, as_form
from benchmarks.search_load import GRACE, USERS, typing
from benchmarks.search_questions import typed
from benchmarks.served import JUDGE, Served, family, get, running, served

SECONDS = 30
STEPPING = 5
OF_OUTCOMES = 2
TYPING_MS = 300
STEP_MS = 1000
STEP_TIMEOUT = 30
OUTCOMES_TIMEOUT = 60
TICKS = 100
"""In which Linux counts processor time, a second."""


def measure() -> tuple[Measurement, ...]:
    """The 99th percentile of typing and of a step. Stops the run where a request fails: an error would be a quick answer."""
    asked = typed(load_corpus())
    scenario = table() or load_scenario(BOARD).scenario
    games = [list(_game(scenario, number)) for number in range(STEPPING)]
    types, steps = Load([], []), Load([], [])
    with running(JUDGE) as server:
        before = _used(server)
        outcomes = asyncio.run(_hall(server, asked, games, types, steps))
        spent = {process: used - before.get(process, 0) for process, used in _used(server).items()}
        fronts = [spent[process] for process in _fronts(server) if process in spent]
    with served(JUDGE) as quiet:
        for place in asked[:20]:
            get(quiet, place)
        alone = [_alone(quiet, place) for place in asked[20:120]]
    requests = len(types.times) + 2 * len(steps.times)
    print(
        f"{len(types.times)} typed queries, {len(steps.times)} steps, {outcomes} answers with all outcomes; "
        f"medians {median(types.times):.0f} and {median(steps.times):.0f} ms; "
        f"load of the machine {getloadavg()[0]:.1f}\n"
        f"processor: {1000 * sum(fronts) / TICKS / requests:.1f} ms of the fronts a request, shared "
        f"{' : '.join(map(str, fronts))}; {(sum(spent.values()) - sum(fronts)) / TICKS:.1f} s of the lanes",
        file=sys.stderr,
    )
    for load in (types, steps):
        if load.errors:
            raise SystemExit(f"{len(load.errors)} of {len(load.times)} requests failed: {load.errors[0]}")
    return (
        _percentile(f"{USERS} users typing while others step and ask for outcomes", types, TYPING_MS, alone),
        _percentile(f"{STEPPING} users stepping meanwhile", steps, STEP_MS, alone),
    )


def _percentile(name: str, load: Load, budget: float, alone: list[float]) -> Measurement:
    return Measurement(
        name=f"{name}, 99th percentile",
        value=quantiles(load.times, n=100)[98],
        unit="ms",
        budget=budget,
        peer="a typed query alone, median",
        peer_value=median(alone),
        note=f"{len(load.times)} times, median {median(load.times):.1f}",
    )


def _alone(connection: HTTPConnection, place: str) -> float:
    return milliseconds(lambda: get(connection, place))


def _game(scenario: Scenario, number: int) -> Iterator[str]:
    """The address of a board of its own, then what is sent for each move of a game on it."""
    text = with_moves(replace(scenario, title=f"Table {number + 1}"), ())
    yield f"/sandbox/s/{pack(text)}"
    board, pick = build(load_scenario(text)), Random(SEED)
    machine, state = board.machine, board.machine.run(board.state)
    for _ in range(SECONDS + 1):
        if state.asking is None:
            return
        answer = lot(machine, state, pick)
        yield urlencode(as_form(answer), doseq=True)
        state = machine.run(machine.apply(state, answer))


async def _hall(server: Served, asked: list[str], games: list[list[str]], types: Load, steps: Load) -> int:
    """Everybody at once; how many answers with all outcomes came."""
    asking = [asyncio.create_task(_outcomes(server, games[0][0])) for _ in range(OF_OUTCOMES)]
    await asyncio.gather(
        typing(server.host, server.port, asked, SECONDS, types),
        *(_stepping(server, game, number / STEPPING, steps) for number, game in enumerate(games)),
    )
    for one in asking:
        one.cancel()
    answered = await asyncio.gather(*asking, return_exceptions=True)
    return sum(one for one in answered if isinstance(one, int))


async def _stepping(server: Served, game: list[str], later: float, load: Load) -> None:
    """A step once a second: the press, and the page that it leads to."""
    client = Client(server.host, server.port)
    place, start = game[0], perf_counter() + later
    await client.ask("GET", place, timeout=STEP_TIMEOUT)
    for turn, form in enumerate(game[1:]):
        due = start + turn + 1
        if due > start + SECONDS:
            break
        if perf_counter() > start + SECONDS + GRACE:
            load.errors.append("a step: given up, those before it took too long")
            break
        await at_its_time(due)
        try:
            pressed = await client.ask("POST", place, form, STEP_TIMEOUT)
            place = pressed.location
            shown = await client.ask("GET", place, timeout=STEP_TIMEOUT) if place else pressed
            if shown.status != 200:
                load.errors.append(f"a step answered {pressed.status}, then {shown.status}")
        except (OSError, EOFError, TimeoutError) as fault:
            load.errors.append(f"a step: {fault!r}")
        load.times.append((perf_counter() - due) * 1000)
        if load.errors:
            return
    client.close()


async def _outcomes(server: Served, place: str) -> int:
    """Ask for all outcomes until told to stop; how many answers came."""
    client, count = Client(server.host, server.port), 0
    try:
        while True:
            answered = await client.ask("POST", f"{place}/outcomes", "question=", OUTCOMES_TIMEOUT)
            count += answered.status == 200
    except asyncio.CancelledError:
        client.close()
        return count


def _used(server: Served) -> dict[int, int]:
    """Processor time of each process so far, in hundredths of a second. Linux only."""
    found: dict[int, int] = {}
    for process in family(server.process):
        words = _stat(process)
        if words:
            found[process] = int(words[11]) + int(words[12])
    return found


def _fronts(server: Served) -> list[int]:
    """The processes that take requests: those that run the engine are niced."""
    found = {process: int(_stat(process)[16]) for process in family(server.process) if _stat(process)}
    found.pop(server.process, None)
    return [process for process, niceness in found.items() if niceness == min(found.values())]


def _stat(process: int) -> list[str]:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
