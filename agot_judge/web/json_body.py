"""The body of a request that is JSON."""

from flask import request
from werkzeug.exceptions import UnsupportedMediaType


def json_body() -> bytes:
    """The body as it was sent. Raises UnsupportedMediaType where it is said to be anything but JSON: what a form of another
    site sends is never taken for it."""
    if request.mimetype and not request.is_json:
        raise UnsupportedMediaType(
            f"This address takes JSON (Content-Type: application/json), not {request.mimetype[:60]}."
        )
    return request.get_data()
