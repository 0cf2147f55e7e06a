"""The app as a process that takes requests serves it: what runs the engine is handed on to a lane, the rest answered here."""

import select
import socket
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from threading import BoundedSemaphore, Lock
from time import monotonic
from typing import Any
from urllib.parse import unquote

from agot_judge.serving import messages
from agot_judge.serving.lanes import LANES, ROLES, Lane, lane_named, lane_of

LEFT = "499 Client Closed Request"
"""The status of an answer that nobody reads."""

LOOK = 250
"""Milliseconds between two looks whether the client is still there."""
PATIENCE = 60
"""Seconds after which a request is given up that no process has answered."""
PREFERRED_S = 0.2
"""Seconds that a request waits for the process that has kept its board, before any other may take it: building one anew
takes as long."""
BOARDS_KNOWN = 4096
"""Addresses of boards of which it is known who has kept them."""


class Front:
    """A WSGI app that hands on to the lanes; ``paths`` are their sockets."""

    def __init__(self, app: messages.App, paths: Mapping[str, str]) -> None:
        self._app = app
        self._paths = paths
        self._known = _Known()
        self._turns = {name: BoundedSemaphore(lane.most_waiting) for name, lane in LANES.items()}

    def __call__(
        self, environment: messages.Environment, start_response: Callable[..., Any]
    ) -> Iterable[bytes]:
        lane = lane_of(environment["REQUEST_METHOD"], environment.get("PATH_INFO", ""))
        if lane is None:
            return self._app(environment, start_response)
        turns = self._turns[lane.name]
        if not turns.acquire(blocking=False):
            return self._app({**environment, messages.BUSY: lane.retry_after}, start_response)
        try:
            answer, why = self._asked(lane, environment)
        finally:
            turns.release()
        if answer is None:
            return self._app({**environment, why: lane.retry_after}, start_response)
        start_response(answer.status, answer.headers)
        return [answer.body]

    def _asked(self, lane: Lane, environment: messages.Environment) -> tuple[messages.Answer | None, str]:
        """The answer of the lane, of the process that knows the board where there is one; where there is none, why."""
        address = environment.get("PATH_INFO", "")
        request = messages.packed(messages.request_of(environment))
        gone = environment.get(messages.HAS_LEFT, _is_there)
        deadline = monotonic() + PATIENCE
        role = self._known.of(address)
        waits = [(lane.name, deadline)]
        if role in self._paths and lane_named(role) is lane:
            waits.insert(0, (role, monotonic() + PREFERRED_S))
        for name, until in waits:
            with socket.socket(socket.AF_UNIX) as link:
                try:
                    link.settimeout(PATIENCE)
                    link.connect(self._paths[name])
                    link.sendall(request)
                    taken = _received(link, gone, until, messages.TAKEN)
                    if taken is None:
                        continue
                    received = _received(link, gone, deadline)
                except _Left:
                    return messages.Answer(LEFT, [], b""), ""
                except ConnectionResetError:
                    return None, messages.ENDED
                except OSError:
                    return None, messages.BUSY
            if received is None:
                return None, messages.BUSY
            answer = messages.read_answer(received)
            if answer is not None and taken and lane.processes > 1:
                self._known.note(ROLES[taken[0]], address, *_led_to(answer))
            return answer, messages.ENDED
        return None, messages.BUSY


class _Left(Exception):
    """Whoever asked has gone."""


class _Known:
    """The process that has answered for a board, by the addresses of the board; threads may share it."""

    def __init__(self, most: int = BOARDS_KNOWN) -> None:
        self._most = most
        self._roles: OrderedDict[int | None, str] = OrderedDict()
        self._lock = Lock()

    def of(self, address: str) -> str:
        """The role of the process that has answered there; empty where none has."""
        with self._lock:
            return self._roles.get(_board_of(address), "")

    def note(self, role: str, *addresses: str) -> None:
        """The process of this role has what these addresses lead to."""
        with self._lock:
            for board in filter(None, map(_board_of, addresses)):
                self._roles[board] = role
                self._roles.move_to_end(board)
            while len(self._roles) > self._most:
                self._roles.popitem(last=False)


def _board_of(address: str) -> int | None:
    """The number that tells the board of an address apart, whatever page of it is asked for; None where there is none: the
    address
    itself takes 8 kB."""
    parts = address.split("?", 1)[0].split("/")
    return hash("/".join(parts[:4])) if len(parts) > 3 else None


def _led_to(answer: messages.Answer) -> list[str]:
    """Where an answer leads to: to a board that was stepped where it came from."""
    return [unquote(value) for name, value in answer.headers if name.lower() == "location"]


def _is_there() -> bool:
    return False


def _received(link: socket.socket, has_left: Callable[[], bool], until: float, most: int = 0) -> bytes | None:
    """The bytes that come over the link, at most so many bytes where it is said; None where nothing has come until then."""
    received = bytearray()
    waiting = select.poll()
    waiting.register(link, select.POLLIN)
    while not most or len(received) < most:
        left = until - monotonic()
        if waiting.poll(min(LOOK, max(0.0, left * 1000))):
            part = link.recv(most - len(received) if most else messages.AT_ONCE)
            if not part:
                break
            received += part
        elif has_left():
            raise _Left
        elif left <= 0:
            return None
    return bytes(received)
