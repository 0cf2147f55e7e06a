"""A process that takes requests: waitress reads each request whole, whoever sends it how slowly, before a thread has it."""

import logging
import os
import socket
from collections.abc import Callable
from ssl import SSLContext
from time import monotonic
from typing import Any

from waitress import wasyncore
from waitress.server import BaseWSGIServer, create_server

from agot_judge.serving.certificate import context_set
from agot_judge.serving.connection import Channel
from agot_judge.serving.encrypted import encrypted
from agot_judge.serving.lanes import LANES
from agot_judge.serving.messages import App

THREADS = sum(lane.most_waiting for lane in LANES.values()) + 14
"""One for each request that may wait for a lane, and these for the rest."""
CONNECTIONS = 500
"""Silent ones cost a place in this and nothing else; a process may have 1,024 files open on most systems."""
IDLE_S = 30
"""Seconds after which a connection is closed on which nothing comes or goes."""
HEADER_BYTES = 32 * 1024
"""A scenario's address carries its whole state, up to 8 kB; a client sends hardly more besides."""
BODY_BYTES = 4 * 1024 * 1024
"""More than the app reads, so that it is the app that refuses with a page; a longer body is not even buffered."""
TURN_S = 0.5
PROXY = "AGOT_JUDGE_PROXY"
"""The setting that names the address of a proxy in front of this, which says who asks."""


def serve(
    app: App,
    sockets: list[socket.socket],
    notify: Callable[[], bool],
    graceful_s: float,
    threads: int = THREADS,
) -> None:
    """Serve at these sockets until ``notify``, which is asked at least each half a second, says that it is enough.

    Requests that are here by then are answered, within so many seconds. By https where a certificate is set; raises
    CannotServe where it would not do.
    """
    logging.getLogger("waitress").setLevel(logging.ERROR)
    context = context_set()
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
        **_scheme(context),
        log_socket_errors=False,
        ident=None,
    )
    servers = [one for one in channels.values() if isinstance(one, BaseWSGIServer)]
    channel_class: Any = Channel if context is None else encrypted(context)
    for server in servers:
        server.channel_class = channel_class
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
    """What is believed of a proxy in front, where one is named."""
    address = os.environ.get(PROXY)
    headers = {"x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"}
    return (
        {"trusted_proxy": address, "trusted_proxy_count": 1, "trusted_proxy_headers": headers}
        if address
        else {}
    )


def _scheme(context: SSLContext | None) -> dict[str, Any]:
    return {} if context is None else {"url_scheme": "https"}


def _turn(channels: dict[int, Any]) -> None:
    wasyncore.loop(timeout=TURN_S, use_poll=True, map=channels, count=1)


def _is_under_way(channel: object) -> bool:
    return isinstance(channel, Channel) and bool(channel.requests or channel.total_outbufs_len)
