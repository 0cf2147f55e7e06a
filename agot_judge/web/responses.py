"""What every response bears: headers that keep a browser safe, and tags that spare sending a page twice."""

from flask import Flask, Response, request

from agot_judge.safety import SECURITY_HEADERS


def add_security_headers(app: Flask) -> None:
    """Give every response the security headers, unless a view set one itself."""

    @app.after_request
    def secure(response: Response) -> Response:
        for name, value in SECURITY_HEADERS.items():
            response.headers.setdefault(name, value)
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
