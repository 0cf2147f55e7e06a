"""Clients that keep a connection and say nothing, or half of a request: whether the first page comes to others.

A browser keeps a spare connection open, so a room of phones brings as many silent ones as people.
"""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from itertools import cycle, islice
from statistics import median
from threading import Event, Thread

from benchmarks.measure import Measurement, milliseconds
from benchmarks.served import JUDGE, Served, get, running

CLIENTS = 60
BUDGET_MS = 100
TIMEOUT_S = 120
TRICKLE_S = 0.2

HALF_A_HEAD = b"GET / HTTP/1.1\r\nHost: judge\r\nAccept: text/"
HALF_A_BODY = (
    b"POST /appearance HTTP/1.1\r\nHost: judge\r\nContent-Type: application/x-www-form-urlencoded\r\n"
    b"Content-Length: 1000\r\n\r\nappearance="
)
HALF_A_BOARD = HALF_A_BODY.replace(b"/appearance", b"/sandbox/s/x/edit")
HALVES = (HALF_A_HEAD, HALF_A_BODY, HALF_A_BOARD)


@contextmanager
def silent(server: Served, clients: int) -> Iterator[None]:
    """So many connections on which nothing is said."""
    with ExitStack() as open_:
        for _ in range(clients):
            open_.enter_context(socket.create_connection((server.host, server.port), TIMEOUT_S))
        yield


@contextmanager
def half_sent(server: Served, clients: int) -> Iterator[None]:
    """So many requests of which a part is sent: of the head, of the body, and a third of them letter by letter."""
    is_over = Event()
    with ExitStack() as open_:
        trickling: list[socket.socket] = []
        for number, half in enumerate(islice(cycle(HALVES), clients)):
            link = open_.enter_context(socket.create_connection((server.host, server.port), TIMEOUT_S))
            link.sendall(half)
            if number % 3 == 0:
                trickling.append(link)
        dripping = Thread(target=_drip, args=(trickling, is_over))
        dripping.start()
        try:
            yield
        finally:
            is_over.set()
            dripping.join()


def measure() -> tuple[Measurement, ...]:
    """The median time of a first page on a new connection, beside silent clients and beside half-sent requests."""
    with running(JUDGE) as server:
        quiet = _first_page(server)
        with silent(server, CLIENTS):
            beside_silent = _first_page(server)
        with half_sent(server, CLIENTS):
            beside_half_sent = _first_page(server)
    named = (
        (f"{CLIENTS} silent connections", beside_silent),
        (f"{CLIENTS} half-sent requests", beside_half_sent),
    )
    return tuple(
        Measurement(
            name=f"first page beside {name}, median",
            value=value,
            unit="ms",
            budget=BUDGET_MS,
            peer="without them",
            peer_value=quiet,
        )
        for name, value in named
    )


def _first_page(server: Served) -> float:
    return median(milliseconds(lambda: _one(server)) for _ in range(40))


def _one(server: Served) -> None:
    connection = HTTPConnection(server.host, server.port, timeout=TIMEOUT_S)
    get(connection, "/")
    connection.close()


def _drip(links: list[socket.socket], is_over: Event) -> None:
    while not is_over.wait(TRICKLE_S):
        for link in links:
            try:
                link.sendall(b"x")
            except OSError:
                continue
