"""A server as it is started for people, and its peer: the same server with an empty app."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

from msgspec import Struct

from agot_judge.places import ROOT

JUDGE = (
    sys.executable,
    "-c",
    "import sys; from agot_judge.cli import main; sys.exit(main())",
    "serve",
    "--port=0",
)
EMPTY = (sys.executable, "-m", "gunicorn", "--preload", "--bind=127.0.0.1:0", "benchmarks.empty:app")


class Served(Struct, frozen=True):
    """A running server: where it is, and its first process."""

    host: str
    port: int
    process: int


@contextmanager
def running(command: tuple[str, ...]) -> Iterator[Served]:
    """A new server, which is stopped at the end."""
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            address = re.search(r"http://([\d.]+):(\d+)", server.stdout.readline())
            if address is None:
                raise SystemExit(f"the server did not start: {' '.join(command)}")
            yield Served(address[1], int(address[2]), server.pid)
        finally:
            server.terminate()


@contextmanager
def served(command: tuple[str, ...]) -> Iterator[HTTPConnection]:
    """A connection to a new server, which is stopped at the end."""
    with running(command) as server:
        connection = HTTPConnection(server.host, server.port, timeout=30)
        yield connection
        connection.close()


def get(connection: HTTPConnection, path: str) -> bytes:
    """The body of the page at ``path``. Stops the run where it is not there: an error page would be a fast one."""
    connection.request("GET", path)
    response = connection.getresponse()
    body = response.read()
    if response.status != 200:
        raise SystemExit(f"GET {path} answered {response.status}")
    return body


def memory(server: Served) -> float:
    """MB of memory that all processes of a server take; what they share counts once. Linux only."""
    return sum(_proportional(process) for process in family(server.process)) / 1024


def family(process: int) -> Iterator[int]:
    """The process and all that come of it."""
    yield process
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        try:
            children = task.read_text().split()
        except OSError:
            continue
        for child in children:
            yield from family(int(child))


def _proportional(process: int) -> int:
    """kB of a process, its share of what it shares."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
