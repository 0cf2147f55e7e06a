"""The lanes: kinds of requests that run the engine, each with processes of its own and a limit to how many wait for them."""

import os
import shutil
import socket
from collections.abc import Iterable
from pathlib import Path
from tempfile import mkdtemp

from msgspec import Struct

BACKLOG = 64


class Lane(Struct, frozen=True, kw_only=True):
    """One kind of requests."""

    name: str
    processes: int
    most_waiting: int
    """The most requests that each process that takes requests asks for at a time; beyond them that process says "busy"."""
    retry_after: int
    """Seconds after which it is worth while to ask again when it is busy."""
    seconds: int
    """Of processor time, after which the operating system ends the process that answers, whatever it does. The app ends by
    itself before, and says what it found until then."""


FRONTS = 2
"""Processes that take requests. Look-ups are computing as well: two processes use two cores."""

BOARDS = Lane(name="boards", processes=2, most_waiting=16, retry_after=3, seconds=10)
OUTCOMES = Lane(name="outcomes", processes=1, most_waiting=4, retry_after=15, seconds=15)
LANES = {lane.name: lane for lane in (BOARDS, OUTCOMES)}

FRONT_ROLES = tuple(f"front {number + 1}" for number in range(FRONTS))
ROLES = (
    *(f"{lane.name} {number + 1}" for lane in LANES.values() for number in range(lane.processes)),
    *FRONT_ROLES,
)
"""The roles of the processes, those that take requests last: when these are ready, all are."""


def lane_named(role: str) -> Lane | None:
    """The lane of a process with this role; None of one that takes requests."""
    return LANES.get(role.partition(" ")[0])


def lane_of(method: str, path: str) -> Lane | None:
    """The lane of a request; None where it is answered at once."""
    if path != "/sandbox" and not path.startswith("/sandbox/"):
        return None
    return OUTCOMES if method == "POST" and path.endswith("/outcomes") else BOARDS


def lacking(roles: Iterable[str]) -> str:
    """The role that a new process takes beside those that have these roles."""
    taken = set(roles)
    return next((role for role in ROLES if role not in taken), ROLES[-1])


class Sockets:
    """A socket for each lane, which its processes share, and one for each of these processes, which may have kept what is
    asked for; in a folder that nobody else may enter. Made before the processes."""

    def __init__(self) -> None:
        self._folder = Path(mkdtemp(prefix="agot-judge-"))
        self._owner = os.getpid()
        self.paths: dict[str, str] = {}
        self.listening: dict[str, socket.socket] = {}
        for name in (*LANES, *(role for role in ROLES if lane_named(role) is not None)):
            listening = socket.socket(socket.AF_UNIX)
            self.paths[name] = str(self._folder / name)
            listening.bind(self.paths[name])
            listening.listen(BACKLOG)
            self.listening[name] = listening

    def close(self) -> None:
        """Close all and remove the folder, where this process made it."""
        for listening in self.listening.values():
            listening.close()
        if os.getpid() == self._owner:
            shutil.rmtree(self._folder, ignore_errors=True)
