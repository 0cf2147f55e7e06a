"""A day at an event: devices that rule, a part of them without network at any time, a server that is killed.

Measured only where it is named (``python -m benchmarks event_day``): it takes two minutes. All must converge, nothing that was
confirmed may be lost, and a poll must be answered within 30 ms for 99 of 100.
"""

import random
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from threading import Thread
from uuid import UUID

from msgspec import Struct

from agot_judge.events.bodies import (
    CaseAmended,
    CaseAppealed,
    CaseDecided,
    CaseOpened,
    CaseRuled,
    CaseWithdrawn,
    Cited,
    NoteAdded,
)
from agot_judge.events.state import Case
from agot_judge.places import instance_path
from benchmarks.event_hall import Device, Hall, Line, Organised
from benchmarks.measure import Measurement

DEVICES = 8
CASES = 300
KILLS = 4
OFFLINE = 1 / 8
"""This part of the time a device has no network."""
SEED = 35
BUDGET_MS = 30
BUDGET_COMPUTING_MS = 3
IDLE = 300
"""The number of polls that are made when nothing happens any more."""
START_MS = 1_790_000_000_000
STEP_MS = 90_000
SHARED = ("corpus", "search", "compiled")
CITES = ("2e/rr/save/1", "2e/rr/stealth/1", "2e/rr/duplicates/2", "2e/rr/renown/1", "2e/rr/claim/1")


class Day(Struct, frozen=True, kw_only=True):
    """The outcome of a day."""

    opened: int
    cases: int
    confirmed: int
    lost: int
    """Entries that a device had confirmed and the server does not have."""
    refused: int
    converged: bool
    """True where every device, and one that joins at the end, folds to the same event."""
    at_odds: int
    offline: float
    kills: int
    polls: tuple[float, ...]
    """Milliseconds of each."""
    poll_computing: float
    """Milliseconds of the server's processor time for a poll that finds nothing."""
    page_computing: float
    """The same for the first page."""


def a_day(instance: Path, devices: int, cases: int, kills: int, seed: int = SEED) -> Day:
    """A day on a server with this instance folder."""
    hall = Hall(instance)
    hall.start()
    try:
        return _played(hall, devices, cases, kills, random.Random(seed))
    finally:
        hall.close()


def measure() -> tuple[Measurement, Measurement]:
    """The 99th percentile of a poll in a day of 300 cases, and its cost; stops where something is lost or devices differ."""
    with tempfile.TemporaryDirectory() as folder:
        instance = Path(folder)
        for name in SHARED:
            if (instance_path() / name).exists():
                (instance / name).symlink_to((instance_path() / name).resolve(), target_is_directory=True)
        day = a_day(instance, DEVICES, CASES, KILLS)
    if day.lost or not day.converged or day.cases != day.opened:
        raise SystemExit(
            f"{day.lost} confirmed entries lost, converged: {day.converged}, {day.cases} of {day.opened}"
        )
    costs = Measurement(
        name="processor time of a poll that finds nothing",
        value=day.poll_computing,
        unit="ms",
        budget=BUDGET_COMPUTING_MS,
        peer="the first page",
        peer_value=day.page_computing,
    )
    polled = Measurement(
        name="a day: 8 devices, 300 cases, p99 of a poll",
        value=quantiles(day.polls, n=100)[98],
        unit="ms",
        budget=BUDGET_MS,
        peer="the median",
        peer_value=median(day.polls),
        note=f"{len(day.polls)} polls, {day.cases} cases, {day.confirmed} entries confirmed, none lost, all converge, "
        f"{day.at_odds} at odds, {day.offline:.0%} offline, {day.kills} kills",
    )
    return polled, costs


def _played(hall: Hall, count: int, cases: int, kills: int, lot: random.Random) -> Day:
    desk = Organised(hall)
    devices = [
        desk.device(f"device {number}", "judge" if number else "head judge") for number in range(count)
    ]
    opened: list[str] = []
    kill_at = [cases * (one + 1) // (kills + 1) for one in range(kills)]
    offline_until = [0] * count
    offline = steps = 0
    killed = 0
    while len(opened) < cases or kill_at:
        steps += 1
        for number, device in enumerate(devices):
            if steps >= offline_until[number] and lot.random() < OFFLINE / (6 * (1 - OFFLINE)):
                offline_until[number] = steps + lot.randint(3, 9)
            device.is_online = steps >= offline_until[number]
            offline += not device.is_online
            if lot.random() < 0.4:
                opened.append(_open(device, lot, steps))
            _act(device, lot, steps)
        if kill_at and len(opened) >= kill_at[0]:
            del kill_at[0]
            killed += 1
            _kill_while_they_send(hall, devices)
        for device in devices:
            device.sync()
    for device in devices:
        device.is_online = True
    while any(device.waiting for device in devices):
        answered = [device.sync() for device in devices]
        if not all(answered):
            raise SystemExit("the server does not answer at the end of the day")
    last = desk.device("the last one")
    last.sync()
    for device in devices:
        device.sync()
    whole = last.folded()
    line = Line(hall.port)
    confirmed = set().union(*(device.confirmed for device in devices))
    day = Day(
        opened=len(opened),
        cases=len(whole.cases),
        confirmed=len(confirmed),
        lost=len(confirmed - last.known.keys()),
        refused=sum(len(device.refused) for device in devices),
        converged=all(device.folded() == whole for device in devices),
        at_odds=sum(bool(case.conflicts) for case in whole.cases),
        offline=offline / (steps * count),
        kills=killed,
        polls=tuple(time for device in devices for time in device.polls),
        poll_computing=_computing(hall, last.poll),
        page_computing=_computing(hall, lambda: line.ask("GET", "/", "", {})),
    )
    line.close()
    return day


def _computing(hall: Hall, work: Callable[[], object]) -> float:
    """Milliseconds of the server's processor time for each of many."""
    before = hall.computing()
    for _ in range(IDLE):
        work()
    return (hall.computing() - before) / IDLE


def _kill_while_they_send(hall: Hall, devices: list[Device]) -> None:
    """End the server while all send at once, and start it again."""
    sending = [Thread(target=device.sync) for device in devices]
    for one in sending:
        one.start()
    hall.kill()
    for one in sending:
        one.join()
    hall.start()


def _open(device: Device, lot: random.Random, step: int) -> str:
    case = UUID(int=lot.getrandbits(128), version=4)
    body = CaseOpened(
        question=f"Question {case.hex[:6]}?", table=str(lot.randint(1, 30)), round=str(1 + step // 20)
    )
    device.say(
        "case.opened", case, body, UUID(int=lot.getrandbits(128), version=4), START_MS + step * STEP_MS
    )
    return str(case)


def _act(device: Device, lot: random.Random, step: int) -> None:
    """Something that a judge does with a case that this device knows."""
    known = device.folded().cases
    open_cases = [case for case in known if case.standing in ("open", "ruled", "appealed")]
    if not open_cases:
        return
    case = lot.choice(open_cases[-12:])
    uuid = UUID(int=lot.getrandbits(128), version=4)
    said = _said(device, case, lot)
    if said is not None:
        device.say(said[0], case.uuid, said[1], uuid, START_MS + step * STEP_MS)


def _said(
    device: Device, case: Case, lot: random.Random
) -> tuple[str, CaseRuled | CaseDecided | CaseAppealed | CaseAmended | CaseWithdrawn | NoteAdded] | None:
    cites = tuple(
        Cited(id=one, label=one, version="", hash="00", quote="Words." * 20) for one in lot.sample(CITES, 2)
    )
    if case.standing == "open":
        return "case.ruled", CaseRuled(answer=f"Answer {lot.randint(1, 99)}.", cites=cites)
    if case.standing == "appealed" and device.name == "device 0":
        return "case.decided", CaseDecided(result="upheld", answer="So it is.", cites=cites)
    what = lot.random()
    own = [one for one in case.stands if one.member == device.member]
    if what < 0.2:
        return "case.appealed", CaseAppealed(grounds="No.")
    if what < 0.4 and own:
        return "case.amended", CaseAmended(answer="Better.", why="Better.", replaces=(own[0].uuid,))
    if what < 0.45 and own:
        return "case.withdrawn", CaseWithdrawn(why="Mistake.")
    return ("note.added", NoteAdded(text="Seen.")) if what < 0.6 else None
