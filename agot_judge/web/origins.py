"""Where a request comes from and which address it came to: other sites may link here, but press nothing here."""

import os
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from flask import Flask, Response, abort, request
from werkzeug.exceptions import HTTPException

ADDRESS = "AGOT_JUDGE_ADDRESS"
"""The setting with the address under which others know this server: ``https://judge.example``."""

READING = ("GET", "HEAD", "OPTIONS")
OWN = ("same-origin", "none")
"""What a browser says of a request that comes from here, or that the person made."""

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
    if known:
        return known
    try:
        name = (urlsplit(f"//{request.host}").hostname or "").lower()
        return request.host_url.rstrip("/") if _is_local(name) else ""
    except (ValueError, HTTPException):
        return ""


def _is_from_here() -> bool:
    said = request.headers.get("Sec-Fetch-Site")
    if said is not None:
        return said in OWN
    origin = request.headers.get("Origin")
    # No browser leaves out both: then it is a program, which no other site has made send this.
    return origin is None or urlsplit(origin).netloc == request.host


def _is_local(name: str) -> bool:
    """Whether a name is that of this machine, or an address: nobody can have it lead here from elsewhere."""
    try:
        ip_address(name)
    except ValueError:
        return name == "localhost" or name.endswith(".local") or name == socket.gethostname().lower()
    return True
