"""A server by https: it answers what it answers by http, whoever sends in whatever pieces."""

import socket
import ssl
from collections.abc import Iterator
from contextlib import suppress
from threading import Event, Thread

import pytest

from agot_judge.serving.addresses import ADDRESS
from agot_judge.serving.buffered import serve
from agot_judge.serving.certificate import context_of
from agot_judge.serving.encrypted import encrypted
from agot_judge.serving.messages import HAS_LEFT
from tests.serving.certificates import AUTHORITY, CHAIN, JUDGE_KEY

ASKED = b"POST /%s HTTP/1.1\r\nHost: judge.test\r\nContent-Length: %d\r\n\r\n"
PATIENCE_S = 60
LARGE = b"x" * 900_000


def app(environment, start_response):
    """Say the scheme, whether the client has left, and the body that came."""
    said = f"{environment['wsgi.url_scheme']} {environment[HAS_LEFT]()} ".encode()
    body = said + environment["wsgi.input"].read()
    start_response("200 OK", [("Content-Length", str(len(body)))])
    return [body]


@pytest.fixture(scope="module")
def place() -> Iterator[tuple[str, int]]:
    """Where the app is served by https."""
    ended, sockets = Event(), [socket.create_server(("127.0.0.1", 0))]
    place = sockets[0].getsockname()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(ADDRESS, "https://judge.test:8000")
        channels = encrypted(context_of(CHAIN, JUDGE_KEY))
        words = (app, sockets, lambda: not ended.is_set(), 1, 2, channels, "https")
        server = Thread(target=serve, args=words)
        server.start()
        yield place
        ended.set()
        server.join()


@pytest.fixture
def link(place) -> Iterator[ssl.SSLSocket]:
    """A connection of a client that trusts the authority."""
    trusting = ssl.create_default_context(cafile=AUTHORITY)
    plain = socket.create_connection(place, timeout=PATIENCE_S)
    with trusting.wrap_socket(plain, server_hostname="judge.test") as link:
        yield link


def answers(link: socket.socket, ends: int, mark: bytes = b"https False") -> bytes:
    """What comes until so many answers have begun and the last one has ended."""
    received = b""
    while received.count(mark) < ends or not received.endswith(b"end"):
        part = link.recv(65536)
        assert part, received[:200]
        received += part
    return received


def test_a_large_body_comes_and_goes_whole(link):
    """Larger than what one turn takes or sends, on one connection twice."""
    for _ in range(2):
        link.sendall(ASKED % (b"", len(LARGE) + 3) + LARGE + b"end")
        assert LARGE in answers(link, 1)


def test_requests_in_one_part_are_each_answered(link):
    """What was decrypted with the first one is told by no socket."""
    link.sendall((ASKED % (b"a", 3) + b"end") * 3)
    assert answers(link, 3).count(b"200 OK") == 3


def test_a_request_byte_by_byte_is_answered(link):
    for byte in ASKED % (b"", 3) + b"end":
        link.sendall(bytes((byte,)))
    assert b"200 OK" in answers(link, 1)


def test_who_asks_by_http_is_told_where_to_go(place):
    with socket.create_connection(place, timeout=PATIENCE_S) as link:
        link.sendall(b"GET / HTTP/1.1\r\nHost: judge.test\r\n\r\n")
        said = b"".join(iter(lambda: link.recv(1000), b""))
    assert said.startswith(b"HTTP/1.1 307 ")
    assert b"Location: https://judge.test:8000/\r\n" in said


def test_who_says_nothing_or_nonsense_holds_up_nobody(place, link):
    with (
        socket.create_connection(place, timeout=PATIENCE_S),
        socket.create_connection(place, timeout=PATIENCE_S) as nonsense,
    ):
        nonsense.sendall(b"\x16\x03\x01" + bytes(600))
        link.sendall(ASKED % (b"", 3) + b"end")
        assert b"200 OK" in answers(link, 1)
        with suppress(ConnectionResetError):  # the connection ends, in one way or the other
            while nonsense.recv(1000):
                pass
