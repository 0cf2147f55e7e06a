"""The headers that every response bears: headers that keep a browser safe, and tags that spare sending a page twice."""

import gzip
import os

from flask import Flask, Response, request

from agot_judge.safety import SECURITY_HEADERS
from agot_judge.serving.addresses import ADDRESS

HALF_A_YEAR = "max-age=15724800"
"""The time for which a browser asks this address by https alone."""
LEAST_BYTES = 1000
"""The least number of bytes that is compressed: a shorter answer fits into one packet anyway."""
_LEVEL = 5
_TEXT = ("application/json", "application/yaml", "image/svg+xml", "application/javascript")


def add_security_headers(app: Flask) -> None:
    """Give every response the security headers, unless a view set one itself."""

    @app.after_request
    def secure(response: Response) -> Response:
        for name, value in SECURITY_HEADERS.items():
            response.headers.setdefault(name, value)
        # A hall's own address may be asked without TLS tomorrow; one that the setting gives with it stays so.
        if request.is_secure and os.environ.get(ADDRESS, "").startswith("https://"):
            response.headers.setdefault("Strict-Transport-Security", HALF_A_YEAR)
        return response


def compress_pages(app: Flask) -> None:
    """Send what is text compressed to those who take it so: a step of a board is 7 kB in place of 40."""

    @app.after_request
    def compressed(response: Response) -> Response:
        response.vary.add("Accept-Encoding")
        is_text = (response.mimetype or "").startswith("text/") or response.mimetype in _TEXT
        if (
            not is_text
            or response.status_code in (204, 206, 304)
            or "Content-Encoding" in response.headers
            or request.accept_encodings.quality("gzip") <= 0
        ):
            return response
        file = (
            response.response if response.direct_passthrough else None
        )  # one of ours, small enough to be read
        response.direct_passthrough = False
        data = response.get_data()
        close = getattr(file, "close", None)
        if close is not None:
            close()
        if len(data) < LEAST_BYTES:
            return response
        response.set_data(gzip.compress(data, _LEVEL, mtime=0))
        response.headers["Content-Encoding"] = "gzip"
        tag, _ = response.get_etag()
        if tag is not None:
            response.set_etag(tag, weak=True)  # the same page in other bytes
        return response


def tagged(response: Response) -> Response:
    """A page of the corpus with an entity tag; 304 without a body where the browser has it already.

    The tag is of what is sent, so that a changed corpus, template or appearance is never mistaken for an old one.
    """
    if response.status_code != 200 or request.method not in ("GET", "HEAD") or response.direct_passthrough:
        return response
    response.cache_control.no_cache = True
    response.vary.add("Cookie")
    response.add_etag()
    response.make_conditional(request)
    return response
