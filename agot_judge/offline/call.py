"""The call that a browser makes: a request as plain words in, the app's answer as plain words out."""

import io
import sys
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

App = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]
Headers = list[tuple[str, str]]


def answer(app: App, method: str, url: str, headers: Headers, body: bytes) -> tuple[int, Headers, bytes]:
    """Status, headers and body of what the app answers; ``url`` is whole, as the browser has it."""
    said: list[Any] = []

    def start(status: str, given: Headers, _fault: object = None) -> None:
        said[:] = [int(status.split(" ", 1)[0]), list(given)]

    parts = app(environment(method, url, headers, body), start)
    try:
        content = b"".join(parts)
    finally:
        close = getattr(parts, "close", None)
        if close is not None:
            close()
    return said[0], said[1], content


def environment(method: str, url: str, headers: Headers, body: bytes) -> dict[str, Any]:
    """The WSGI environment of a request."""
    address = urlsplit(url)
    default = "443" if address.scheme == "https" else "80"
    words: dict[str, Any] = {
        "REQUEST_METHOD": method,
        "SCRIPT_NAME": "",
        "PATH_INFO": unquote_to_bytes(address.path or "/").decode("latin-1"),
        "QUERY_STRING": address.query,
        "SERVER_NAME": address.hostname or "localhost",
        "SERVER_PORT": str(address.port or default),
        "SERVER_PROTOCOL": "HTTP/1.1",
        "HTTP_HOST": address.netloc,
        "REMOTE_ADDR": "127.0.0.1",
        "CONTENT_LENGTH": str(len(body)),
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": address.scheme or "http",
        "wsgi.input": io.BytesIO(body),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": False,
        "wsgi.multiprocess": False,
        "wsgi.run_once": False,
    }
    for name, value in headers:
        key = name.upper().replace("-", "_")
        if key == "CONTENT_TYPE":
            words[key] = value
        elif key not in ("CONTENT_LENGTH", "HOST"):
            words[f"HTTP_{key}"] = value
    return words
