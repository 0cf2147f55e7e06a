"""Responses made small for the way: text is sent gzipped to whoever takes it so."""

import gzip

from flask import Flask, Response, request

LEAST_BYTES = 600
"""A smaller response fits into one packet as it is."""
LEVEL = 6
_TYPES = ("application/javascript", "application/json", "application/yaml", "image/svg+xml")


def add_compression(app: Flask) -> None:
    """Gzip every whole response of text for those who accept it. To be added first, so that it is done last."""

    @app.after_request
    def compress(response: Response) -> Response:
        if not _is_text(response) or response.headers.get("Content-Encoding") or "Range" in request.headers:
            return response
        response.vary.add("Accept-Encoding")
        if response.is_streamed and not response.direct_passthrough:
            return response
        if request.method == "HEAD" or not request.accept_encodings["gzip"]:
            return response
        response.direct_passthrough = False
        read_from = response.response
        body = response.get_data()
        if hasattr(read_from, "close"):
            read_from.close()  # a file of its own
        if len(body) < LEAST_BYTES:
            return response
        response.set_data(gzip.compress(body, LEVEL, mtime=0))
        response.headers["Content-Encoding"] = "gzip"
        tag, _ = response.get_etag()
        if tag is not None:
            response.set_etag(tag, weak=True)  # the same page, whether packed or not
        return response


def _is_text(response: Response) -> bool:
    kind = response.mimetype or ""
    return kind.startswith("text/") or kind in _TYPES
