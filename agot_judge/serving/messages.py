"""Messages that two processes send to each other about a request: its environment and body; who takes it; the answer. A length
goes
before each but the one byte that names who takes it."""

import io
import socket
import sys
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec import Struct

HEAD = 4
"""Bytes of the length."""
TAKEN = 1
"""Bytes that name who takes a request, by its number among the roles."""
AT_ONCE = 65536
HAS_LEFT = "agot_judge.has_left"
"""In the environment of a request: says whether whoever asked has gone."""

BUSY = "agot_judge.busy"
"""In the environment of a request that nobody has time for: the seconds after which to ask again."""
ENDED = "agot_judge.ended"
"""In the environment of a request whose process was ended while it answered."""

Environment = dict[str, Any]
App = Callable[[Environment, Callable[..., Any]], Iterable[bytes]]


class Request(Struct, frozen=True):
    """A request as WSGI has it: the plain words of its environment, and its body."""

    environment: dict[str, str]
    body: bytes


class Answer(Struct, frozen=True):
    """The answer of the app."""

    status: str
    headers: list[tuple[str, str]]
    body: bytes


_requests = msgspec.msgpack.Decoder(Request)
_answers = msgspec.msgpack.Decoder(Answer)


def packed(message: Request | Answer) -> bytes:
    """The message with its length."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(HEAD, "big") + data


def request_of(environment: Environment) -> Request:
    """The request that a WSGI environment holds; its body is read."""
    length = int(environment.get("CONTENT_LENGTH") or 0)
    plain = {key: value for key, value in environment.items() if type(value) is str}
    return Request(plain, environment["wsgi.input"].read(length))


def environment_of(request: Request) -> Environment:
    """The WSGI environment of a request."""
    return {
        **request.environment,
        "wsgi.version": (1, 0),
        "wsgi.input": io.BytesIO(request.body),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": False,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
        "wsgi.input_terminated": True,
    }


def read_request(link: socket.socket) -> Request | None:
    """The request that comes over the link; None where whoever sent it has left."""
    head = _read(link, HEAD)
    data = _read(link, int.from_bytes(head, "big")) if head else b""
    return _requests.decode(data) if data else None


def read_answer(data: bytes) -> Answer | None:
    """The answer that these bytes are; None where they are not all of it."""
    if len(data) < HEAD or len(data) < HEAD + int.from_bytes(data[:HEAD], "big"):
        return None
    return _answers.decode(data[HEAD:])


def answer_of(app: App, environment: Environment) -> Answer:
    """The answer of the app."""
    begun: list[tuple[str, list[tuple[str, str]]]] = []
    written: list[bytes] = []

    def start_response(
        status: str, headers: list[tuple[str, str]], _error: object = None
    ) -> Callable[..., Any]:
        begun.append((status, headers))
        return written.append

    parts = app(environment, start_response)
    try:
        written += parts
    finally:
        close = getattr(parts, "close", None)
        if close is not None:
            close()
    status, headers = begun[-1]
    return Answer(status, headers, b"".join(written))


def _read(link: socket.socket, length: int) -> bytes:
    """The bytes, as many as asked for; none where the other side is closed before."""
    parts = bytearray()
    while len(parts) < length:
        part = link.recv(min(AT_ONCE, length - len(parts)))
        if not part:
            return b""
        parts += part
    return bytes(parts)
