"""Where a request comes from and which address it came to: other sites may link here, but press nothing here."""

import os
import re
import socket
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from flask import Flask, Response, abort, request

from agot_judge.serving.addresses import ADDRESS

_NAME = re.compile(r"[a-z0-9.-]+")

READING = ("GET", "HEAD", "OPTIONS")
OWN = ("same-origin", "none")
"""The words of a browser for a request that comes from here, or that the person made."""

ROBOTS = """User-agent: *
Disallow: /sandbox/
Disallow: /results
Disallow: /api/v1/search
"""
"""Boards cost computing, and every step of one is a link; the rules may be found by everybody."""


def add_origins(app: Flask) -> None:
    """Refuse what other sites press, and tell crawlers what to leave."""

    @app.before_request
    def from_here() -> None:
        if request.method not in READING and not _is_from_here():
            abort(
                403,
                "A page of another site sent this. Nothing was changed: open the page here and press there.",
            )

    @app.get("/robots.txt")
    def robots() -> Response:
        """For crawlers."""
        return Response(ROBOTS, mimetype="text/plain")


def own_address() -> str:
    """The address of this server for what travels: the one that is set, else the one asked for where nobody can have made
    it up; empty where that is not certain."""
    known = os.environ.get(ADDRESS, "").rstrip("/")
    return known or _asked_for(request.scheme, request.headers.get("Host", ""))


def _is_from_here() -> bool:
    said = request.headers.get("Sec-Fetch-Site")
    if said is not None:
        return said in OWN
    origin = request.headers.get("Origin")
    # No browser leaves out both: then it is a program, which no other site has made send this.
    return origin is None or urlsplit(origin).netloc == request.host


@lru_cache(maxsize=64)
def _asked_for(scheme: str, host: str) -> str:
    """The address that a request was sent to, kept: a page of results says it a hundred times."""
    try:
        place = urlsplit(f"//{host}")
        is_whole = place.netloc == host and "@" not in host and place.port != 0
        return f"{scheme}://{host}" if is_whole and _is_local(place.hostname or "") else ""
    except ValueError:
        return ""


def _is_local(name: str) -> bool:
    """True where a name is that of this machine, or an address: nobody can have it lead here from elsewhere."""
    try:
        ip_address(name)
    except ValueError:
        return bool(_NAME.fullmatch(name)) and (
            name == "localhost" or name.endswith(".local") or name == socket.gethostname().lower()
        )
    return True
