"""A process that takes requests: waitress reads each request whole, whoever sends it how slowly, before a thread has it."""

import logging
import os
import socket
from collections.abc import Callable
from time import monotonic
from typing import Any

from waitress import wasyncore
from waitress.channel import HTTPChannel
from waitress.server import BaseWSGIServer, create_server
from waitress.task import ErrorTask, WSGITask
from waitress.utilities import RequestEntityTooLarge

from agot_judge.safety import SECURITY_HEADERS
from agot_judge.serving.lanes import LANES
from agot_judge.serving.messages import HAS_LEFT, App

THREADS = sum(lane.most_waiting for lane in LANES.values()) + 14
"""One for each request that may wait for a lane, and these for the rest."""
CONNECTIONS = 500
"""Silent ones cost a place in this and nothing else; a process may have 1,024 files open on most systems."""
IDLE_S = 30
"""Seconds after which a connection is closed on which nothing comes or goes."""
SLOWEST_S = 60
"""Seconds that a request may take to arrive, however steadily."""
HEADER_BYTES = 32 * 1024
"""A scenario's address carries its whole state, up to 8 kB; a client sends hardly more besides."""
BODY_BYTES = 4 * 1024 * 1024
"""More than the app reads, so that it is the app that refuses with a page; a longer body is not even buffered."""
TOO_LARGE = (
    f"At most {BODY_BYTES // 1024 // 1024} MB are read at once. The page that takes in a file of rulings sends a larger one in "
    "pieces where the browser runs scripts."
)
TURN_S = 0.5
PROXY = "AGOT_JUDGE_PROXY"
"""The setting that names the address of a proxy in front of this, which says who asks."""


class SafeErrorTask(ErrorTask):
    """The answer to what is no request, such as an address that is too long, with the headers that every answer has."""

    def execute(self) -> None:
        """Answer what is wrong with the request; of one that is too large, how it can be sent."""
        request: Any = self.request
        if isinstance(request.error, RequestEntityTooLarge):
            request.error.body = TOO_LARGE
        self.response_headers = list(SECURITY_HEADERS.items())
        super().execute()


class Task(WSGITask):
    """An answer of the app, which is told whom to ask whether the client is still there."""

    def get_environment(self) -> Any:
        """The environment of the request."""
        environment = super().get_environment()
        channel: Any = self.channel
        environment[HAS_LEFT] = channel.has_left
        return environment


class Channel(HTTPChannel):
    """A connection; the request on it must have arrived after a while."""

    task_class = Task
    error_task_class = SafeErrorTask
    began: float | None = None
    """When the request began to arrive that is not here yet."""

    def received(self, data: bytes) -> bool:
        """Take what came; note since when a request has been coming."""
        taken = bool(super().received(data))
        if self.request is None:
            self.began = None
        elif self.began is None:
            self.began = monotonic()
        return taken

    def has_left(self) -> bool:
        """True where the client has gone: asked of the socket itself, so that waitress need not read on during a request."""
        if not self.connected or self.socket is None:
            return True
        try:
            return not self.socket.recv(1, socket.MSG_PEEK)
        except BlockingIOError:
            return False
        except OSError:
            return True

    def readable(self) -> bool:
        """True where more may come; where a request takes too long to come, the connection ends."""
        if self.began is not None and monotonic() - self.began > SLOWEST_S:
            self.will_close = True
        return bool(super().readable())


def serve(
    app: App,
    sockets: list[socket.socket],
    notify: Callable[[], bool],
    graceful_s: float,
    threads: int = THREADS,
    channels_of: Any = Channel,
    scheme: str = "http",
) -> None:
    """Serve at these sockets until ``notify``, which is asked at least each half a second, says that it is enough.

    Requests that are here by then are answered, within so many seconds. ``channels_of`` makes a connection of a socket.
    """
    logging.getLogger("waitress").setLevel(logging.ERROR)
    channels: dict[int, Any] = {}
    first = create_server(
        app,
        map=channels,
        sockets=sockets,
        threads=threads,
        connection_limit=CONNECTIONS,
        channel_timeout=IDLE_S,
        cleanup_interval=5,
        max_request_header_size=HEADER_BYTES,
        max_request_body_size=BODY_BYTES,
        clear_untrusted_proxy_headers=True,
        **_proxy(),
        url_scheme=scheme,
        log_socket_errors=False,
        ident=None,
    )
    servers = [one for one in channels.values() if isinstance(one, BaseWSGIServer)]
    for server in servers:
        server.channel_class = channels_of
    while notify():
        _turn(channels)
    for server in servers:
        server.accepting = False
        server.del_channel()
        if server.socket is not None:
            server.socket.close()
    end = monotonic() + graceful_s
    while monotonic() < end and any(_is_under_way(one) for one in channels.values()):
        notify()
        _turn(channels)
    first.task_dispatcher.shutdown(timeout=1)
    wasyncore.close_all(channels, ignore_all=True)


def _proxy() -> dict[str, Any]:
    """The headers that are believed of a proxy in front, where one is named."""
    address = os.environ.get(PROXY)
    headers = {"x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"}
    return (
        {"trusted_proxy": address, "trusted_proxy_count": 1, "trusted_proxy_headers": headers}
        if address
        else {}
    )


def _turn(channels: dict[int, Any]) -> None:
    wasyncore.loop(timeout=TURN_S, use_poll=True, map=channels, count=1)


def _is_under_way(channel: object) -> bool:
    return isinstance(channel, Channel) and bool(channel.requests or channel.total_outbufs_len)
