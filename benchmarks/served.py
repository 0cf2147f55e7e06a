"""A server as it is started for people, and its peer: the same server with an empty app."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection

from agot_judge.places import ROOT

JUDGE = (
    sys.executable,
    "-c",
    "import sys; from agot_judge.cli import main; sys.exit(main())",
    "serve",
    "--port=0",
)
EMPTY = (sys.executable, "-m", "gunicorn", "--preload", "--bind=127.0.0.1:0", "benchmarks.empty:app")


@contextmanager
def served(command: tuple[str, ...]) -> Iterator[HTTPConnection]:
    """A connection to a new server, which is stopped at the end."""
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            address = re.search(r"http://([\d.]+):(\d+)", server.stdout.readline())
            if address is None:
                raise SystemExit(f"the server did not start: {' '.join(command)}")
            connection = HTTPConnection(address[1], int(address[2]), timeout=30)
            yield connection
            connection.close()
        finally:
            server.terminate()


def get(connection: HTTPConnection, path: str) -> bytes:
    """The body of the page at ``path``. Stops the run where it is not there: an error page would be a fast one."""
    connection.request("GET", path)
    response = connection.getresponse()
    body = response.read()
    if response.status != 200:
        raise SystemExit(f"GET {path} answered {response.status}")
    return body
