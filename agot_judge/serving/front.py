"""The app as a process that takes requests serves it: what runs the engine is handed on to a lane, the rest answered here."""

import select
import socket
from collections.abc import Callable, Iterable, Mapping
from threading import BoundedSemaphore
from time import monotonic
from typing import Any

from agot_judge.serving.lanes import LANES, Lane, lane_of
from agot_judge.serving.messages import (
    AT_ONCE,
    BUSY,
    ENDED,
    HAS_LEFT,
    Answer,
    App,
    Environment,
    packed,
    read_answer,
    request_of,
)

LEFT = "499 Client Closed Request"
"""What is answered where nobody reads it."""

LOOK = 250
"""Milliseconds between two looks whether the client is still there."""
PATIENCE = 60
"""Seconds after which a request is given up that no process has answered."""


class Front:
    """A WSGI app that hands on to the lanes; ``paths`` are their sockets."""

    def __init__(self, app: App, paths: Mapping[str, str]) -> None:
        self._app = app
        self._paths = paths
        self._turns = {name: BoundedSemaphore(lane.most_waiting) for name, lane in LANES.items()}

    def __call__(self, environment: Environment, start_response: Callable[..., Any]) -> Iterable[bytes]:
        lane = lane_of(environment["REQUEST_METHOD"], environment.get("PATH_INFO", ""))
        if lane is None:
            return self._app(environment, start_response)
        turns = self._turns[lane.name]
        if not turns.acquire(blocking=False):
            return self._app({**environment, BUSY: lane.retry_after}, start_response)
        try:
            answer, why = self._asked(lane, environment)
        finally:
            turns.release()
        if answer is None:
            return self._app({**environment, why: lane.retry_after}, start_response)
        start_response(answer.status, answer.headers)
        return [answer.body]

    def _asked(self, lane: Lane, environment: Environment) -> tuple[Answer | None, str]:
        """The answer of the lane; where there is none, why."""
        has_left = environment.get(HAS_LEFT)
        deadline = monotonic() + PATIENCE
        received = bytearray()
        with socket.socket(socket.AF_UNIX) as link:
            try:
                link.settimeout(PATIENCE)
                link.connect(self._paths[lane.name])
                link.sendall(packed(request_of(environment)))
                waiting = select.poll()
                waiting.register(link, select.POLLIN)
                while True:
                    if waiting.poll(LOOK):
                        part = link.recv(AT_ONCE)
                        if not part:
                            break
                        received += part
                    elif has_left is not None and has_left():
                        return Answer(LEFT, [], b""), ""
                    elif monotonic() > deadline:
                        return None, BUSY
            except ConnectionResetError:
                return None, ENDED
            except OSError:
                return None, BUSY
        return read_answer(bytes(received)), ENDED
