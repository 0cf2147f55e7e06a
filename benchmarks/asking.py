"""Clients that ask a server at fixed times, whether or not the answers before came in time."""

import asyncio
from time import perf_counter

from msgspec import Struct

TIMEOUT = 10


class Load(Struct, frozen=True):
    """What clients met."""

    times: list[float]
    """Milliseconds from the moment a request was due to the end of its answer: waiting for one's turn counts."""
    errors: list[str]


class Reply(Struct, frozen=True):
    """The head of an answer, the whole of which is here."""

    status: int
    location: str


class Client:
    """One client with a connection that is kept, and opened again where the server has closed it."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def open(self) -> None:
        """Open the connection."""
        self._streams = await asyncio.open_connection(self._host, self._port)

    async def ask(self, method: str, place: str, body: str = "", timeout: float = TIMEOUT) -> Reply:
        """The answer to a request. Raises OSError, EOFError, TimeoutError; the connection is then opened again."""
        reader, writer = self._streams or (None, None)
        if reader is None or writer is None or writer.is_closing() or reader.at_eof():
            await self.open()
        try:
            return await asyncio.wait_for(self._asked(method, place, body), timeout)
        except (OSError, EOFError, TimeoutError):
            self.close()
            raise

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
        self._streams = None

    async def _asked(self, method: str, place: str, body: str) -> Reply:
        assert self._streams is not None
        reader, writer = self._streams
        form = "Content-Type: application/x-www-form-urlencoded\r\n" if body else ""
        length = f"Content-Length: {len(body)}\r\n" if method == "POST" else ""
        writer.write(f"{method} {place} HTTP/1.1\r\nHost: {self._host}\r\n{form}{length}\r\n{body}".encode())
        await writer.drain()
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        status, *lines = head.split("\r\n")
        said = dict(line.lower().split(": ", 1) for line in lines if ": " in line)
        await reader.readexactly(int(said["content-length"]))
        if said.get("connection") == "close":
            self.close()
        location = next(
            (line.split(": ", 1)[1] for line in lines if line.lower().startswith("location:")), ""
        )
        return Reply(int(status.split(" ", 2)[1]), location)


async def at_its_time(due: float) -> None:
    """Wait until then."""
    await asyncio.sleep(max(0.0, due - perf_counter()))
