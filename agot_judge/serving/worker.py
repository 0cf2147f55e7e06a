"""The process that gunicorn starts: one that takes requests, or one of a lane."""

import os
import resource
import select
import signal
import socket
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gunicorn.workers.sync import SyncWorker

from agot_judge.serving.buffered import Channel, serve
from agot_judge.serving.certificate import context_set
from agot_judge.serving.encrypted import encrypted
from agot_judge.serving.front import Front
from agot_judge.serving.lanes import FRONT_ROLES, ROLES, lane_named
from agot_judge.serving.messages import HAS_LEFT, answer_of, environment_of, packed, read_request

MEMORY = 256 * 1024 * 1024
"""Bytes that a process of a lane may take besides what it began with."""
GROWN = 96 * 1024 * 1024
"""Bytes by which it may have grown at any time: one that took more makes room for a new one."""
LINK_S = 10
"""Seconds that a link to another process of ours may be silent."""
LOOK_S = 1
"""Seconds between two looks whether the one that started it is still there."""
NICENESS = 5
"""Of the lanes: look-ups come first where both want a core."""


class Worker(SyncWorker):
    """One process. ``role``, one of ``ROLES``, is set before it is forked."""

    role: str = FRONT_ROLES[0]
    paths: Mapping[str, str] = {}
    """The sockets of the lanes and of their processes; empty where there are no lanes."""

    def init_process(self) -> None:
        """Take a part, then gunicorn's own loop."""
        if lane_named(self.role) is not None:
            self.timeout = LOOK_S
            os.nice(NICENESS)
            _limit_memory()
        super().init_process()

    def load_wsgi(self) -> None:
        """The app, which a process that takes requests has the lanes beside."""
        super().load_wsgi()
        if lane_named(self.role) is None and self.paths:
            front: Any = Front(self.wsgi, self.paths)
            self.wsgi = front

    def run(self) -> None:
        """Answer until told to stop."""
        if lane_named(self.role) is not None:
            self._least = _peak()
            super().run()
            return
        sockets = [getattr(one, "sock", one) for one in self.sockets]
        context = context_set()
        serve(
            self.wsgi,
            sockets,
            self._goes_on,
            self.cfg.graceful_timeout,
            channels_of=Channel if context is None else encrypted(context),
            scheme="http" if context is None else "https",
        )

    def _goes_on(self) -> bool:
        self.notify()
        return bool(self.alive and self.is_parent_alive())

    def handle(self, _listener: object, client: socket.socket, _address: object) -> None:
        """Answer what another process hands on; not gunicorn's HTTP."""
        lane = lane_named(self.role)
        assert lane is not None
        # No handler: the operating system ends a process that is in the middle of anything.
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        try:
            client.settimeout(LINK_S)
            request = read_request(client)
            if request is None or _is_closed(client):
                return
            client.sendall(bytes((ROLES.index(self.role),)))
            environment: dict[str, Any] = environment_of(request)
            environment[HAS_LEFT] = lambda: _is_closed(client)
            signal.setitimer(signal.ITIMER_PROF, lane.seconds)
            answer = packed(answer_of(self.wsgi, environment))
            client.sendall(answer)
        except (OSError, MemoryError) as fault:
            self.log.debug("A request was not answered: %s", fault)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            client.close()
        if _peak() - self._least > GROWN:
            self.alive = False


def _is_closed(link: socket.socket) -> bool:
    """True where the other side is closed."""
    waiting = select.poll()
    waiting.register(link, select.POLLIN)
    try:
        return bool(waiting.poll(0)) and not link.recv(1, socket.MSG_PEEK)
    except OSError:
        return True


def _peak() -> int:
    """Bytes of memory that this process has had at most."""
    unit = 1 if os.uname().sysname == "Darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def _limit_memory() -> None:
    """Set what it may take, where the system says what it has."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[0])
    except OSError:
        return
    most = pages * resource.getpagesize() + MEMORY
    _, highest = resource.getrlimit(resource.RLIMIT_AS)
    if highest == resource.RLIM_INFINITY or most < highest:
        resource.setrlimit(resource.RLIMIT_AS, (most, highest))
