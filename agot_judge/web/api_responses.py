"""Responses of the API: JSON with an entity tag and a date, readable from any origin; errors as problems."""

from datetime import UTC, datetime
from functools import cache

import msgspec
from flask import Response, current_app, request
from werkzeug.exceptions import HTTPException, RequestEntityTooLarge

from agot_judge import errors
from agot_judge.places import ROOT
from agot_judge.web.api_models import Problem, Reference
from agot_judge.web.limits import UsedUp
from agot_judge.web.sandbox.packing import CannotUnpack

JSON = "application/json"
PROBLEM = "application/problem+json"
METHODS = "GET, HEAD, OPTIONS"
"""All that the API can be asked: it reads, and changes nothing."""

A_DAY_S = 24 * 3600

_CROSS_ORIGIN = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": METHODS,
    "Access-Control-Allow-Headers": "Accept, If-Modified-Since, If-None-Match",
    "Access-Control-Expose-Headers": "ETag, Last-Modified, Retry-After",
    "Access-Control-Max-Age": str(A_DAY_S),
}


class Refusal(errors.AgotJudgeError):
    """A request that is answered with a problem: 400 names the parameter, 404 the nearest ids."""

    def __init__(
        self, status: int, message: str, parameter: str = "", nearest: tuple[Reference, ...] = ()
    ) -> None:
        super().__init__(message)
        self.status = status
        self.parameter = parameter
        self.nearest = nearest


class Moved(errors.AgotJudgeError):
    """A retired id: its place was taken by what is at ``url``."""

    def __init__(self, url: str) -> None:
        super().__init__(f"This is now at {url}.")
        self.url = url


def answer(value: object, imported: datetime | None = None) -> Response:
    """``value`` as JSON; ``imported`` says when the cards were imported that it is made from."""
    response = Response(msgspec.json.encode(value), mimetype=JSON)
    if imported is not None:
        response.last_modified = max(imported, last_modified())
    return response


def problem(fault: HTTPException | errors.AgotJudgeError) -> Response:
    """Any error as a problem with its status; the words of a fault of our own stay here."""
    if isinstance(fault, Moved):
        return Response(status=301, headers={"Location": fault.url})
    if isinstance(fault, Refusal):
        shown = _problem(fault.status, fault.message, fault.parameter, fault.nearest)
    elif isinstance(fault, RequestEntityTooLarge):
        shown = _problem(413, "A request may hold 2 MB. Send less at once.")
    elif isinstance(fault, HTTPException) and fault.code and fault.code != 500:
        shown = _problem(fault.code, fault.description or fault.name)
    elif isinstance(fault, errors.UnknownExercise | CannotUnpack | errors.UnknownScenario):
        shown = _problem(404, fault.message)
    elif isinstance(fault, errors.NoRoom | errors.TooLongToSave | UsedUp):
        shown = _problem(413, fault.message)
    elif isinstance(fault, errors.ScenarioError):
        shown = _problem(400, fault.message)
    elif isinstance(fault, errors.StorageError):
        current_app.logger.error("%s", fault.message)
        shown = _problem(503, "What is kept here cannot be read now. Ask again later.")
    else:
        shown = _problem(500, "A fault in this program. It was written down with its time.")
    response = Response(msgspec.json.encode(shown), status=shown.status, mimetype=PROBLEM)
    if shown.status == 405:
        response.headers["Allow"] = METHODS
    return response


def conditional(response: Response) -> Response:
    """The response with its tag and date; 304 without a body where the client has it already."""
    response.headers.extend(_CROSS_ORIGIN)
    if request.method == "OPTIONS":
        response.headers["Allow"] = METHODS
        response.status_code = 204
        return response
    if response.status_code != 200:
        response.cache_control.no_store = response.status_code >= 400
        return response
    response.cache_control.public = True
    response.cache_control.no_cache = True
    if response.last_modified is None:
        response.last_modified = last_modified()
    response.add_etag()
    response.make_conditional(request)
    return response


@cache
def last_modified() -> datetime:
    """When anything was last changed that answers are made from: the corpus and the program."""
    files = [
        path
        for folder in (ROOT / "corpus", ROOT / "agot_judge")
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    ]
    newest = max(path.stat().st_mtime for path in files)
    return datetime.fromtimestamp(int(newest), UTC)


_TITLES = {
    400: "A parameter cannot be used",
    404: "There is no such thing",
    405: "The API only reads",
    413: "This is too much at once",
    415: "The API takes JSON",
    410: "This id is retired",
    500: "A fault in this program",
    503: "What is kept here cannot be read now",
}


def _problem(status: int, detail: str, parameter: str = "", nearest: tuple[Reference, ...] = ()) -> Problem:
    return Problem(
        type=f"/api#problem-{status}",
        title=_TITLES.get(status, "The request cannot be answered"),
        status=status,
        detail=detail,
        instance=request.path,
        parameter=parameter,
        nearest=nearest,
    )
