"""The bytes of a file, of standard input or of an https address, unpacked, within bounds of size and time."""

import re
import sys
import time
from http.client import HTTPException
from pathlib import Path
from typing import Protocol
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urljoin, urlsplit
from urllib.request import (
    HTTPDefaultErrorHandler,
    HTTPErrorProcessor,
    HTTPSHandler,
    OpenerDirector,
    ProxyHandler,
    Request,
    UnknownHandler,
)

from agot_judge import __version__
from agot_judge.cards.importers.packed import unpacked
from agot_judge.errors import CardDataError
from agot_judge.spelling import shown

LIMIT_BYTES = 32 * 1024 * 1024
"""The whole of ThronesDB is about 5 MB."""
WAIT_S = 20
"""For the connection, and for each piece of the answer."""
WHOLE_S = 120
PIECE_BYTES = 64 * 1024
_LIKE_AN_ADDRESS = re.compile(r"(?:www\.[\w-]+|[\w-]+)\.(?:com|org|net|io|eu|de)(?:/|$)", re.IGNORECASE)


class Answer(Protocol):
    """The source from which an answer is read."""

    length: int | None
    """The number of bytes that are still to come, where the answer said how many there are."""

    def read1(self, size: int, /) -> bytes:
        """The next bytes, as many as are there, at most ``size``; none at the end."""


def obtain(source: str) -> bytes:
    """The content of the file, or of the https address. Raises CardDataError, and OSError for a file that cannot be read."""
    return unpacked(source, fetch(source) if "://" in source else _file(source), LIMIT_BYTES)


def _file(source: str) -> bytes:
    if source == "-":
        data = sys.stdin.buffer.read(LIMIT_BYTES + 1)
    elif not source.strip():
        raise CardDataError(
            "There is no name of a file, only an empty word. Give a file, or an https address."
        )
    elif Path(source).is_dir():
        raise CardDataError(f"{source} is a folder. Give the files in it: {source.rstrip('/')}/*.json")
    elif _LIKE_AN_ADDRESS.match(source) and not Path(source).exists():
        raise CardDataError(f"There is no file {shown(source)}. An address is written https://{source}")
    else:
        with Path(source).open("rb") as file:
            data = file.read(LIMIT_BYTES + 1)
    if len(data) > LIMIT_BYTES:
        raise CardDataError(f"{source} is too large: at most {LIMIT_BYTES // 1024 // 1024} MiB are read.")
    return data


def fetch(address: str) -> bytes:
    """The answer of an https address. Raises CardDataError."""
    headers = {"User-Agent": f"agot-judge/{__version__}", "Accept": "application/json"}
    until = time.monotonic() + WHOLE_S
    try:
        request = Request(_written_out(address), headers=headers)
        with _opener().open(request, timeout=WAIT_S) as response:
            return _within_bounds(address, response, until)
    except HTTPError as error:
        elsewhere = error.headers.get("Location", "")
        hint = f" It sends to {urljoin(address, elsewhere)[:200]}: give that address." if elsewhere else ""
        raise CardDataError(f"{address} answers {error.code} {error.reason}.{hint}") from error
    except URLError as error:
        raise CardDataError(f"{address} cannot be reached: {error.reason}.") from error
    except (HTTPException, OSError, ValueError) as error:
        raise CardDataError(f"{address} cannot be read: {error}.") from error


def _written_out(address: str) -> str:
    """The address with what may not stand in one written as ``%20``. Raises CardDataError, ValueError."""
    parts = urlsplit(address)
    if parts.scheme != "https" or not parts.hostname:
        raise CardDataError(
            f"{address}: only https addresses are read. Write https://HOST/PATH, or give a file."
        )
    return quote(address, safe="%/:=&?~#+!$,;'@()*[]")


def _opener() -> OpenerDirector:
    """Opens https and nothing else, and follows no redirect: whoever imports says from where."""
    opener = OpenerDirector()
    for handler in (ProxyHandler, UnknownHandler, HTTPSHandler, HTTPDefaultErrorHandler, HTTPErrorProcessor):
        opener.add_handler(handler())
    return opener


def _within_bounds(address: str, response: Answer, until: float) -> bytes:
    pieces: list[bytes] = []
    size = 0
    while piece := response.read1(PIECE_BYTES):
        pieces.append(piece)
        size += len(piece)
        if size > LIMIT_BYTES:
            raise CardDataError(
                f"{address} is too large: at most {LIMIT_BYTES // 1024 // 1024} MiB are read."
            )
        if time.monotonic() > until:
            raise CardDataError(
                f"{address} takes longer than {WHOLE_S} seconds. Save it as a file and import that."
            )
    if response.length:
        raise CardDataError(
            f"{address} stopped before the end: {response.length} bytes are missing. Try again."
        )
    return b"".join(pieces)
