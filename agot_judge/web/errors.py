"""Error pages, all from one function: what is wrong, what to do, never a stack trace."""

from flask import Flask, Response, current_app, render_template, request
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import BadHost, HTTPException, InternalServerError

from agot_judge import errors
from agot_judge.web.limits import Busy, UsedUp
from agot_judge.web.pages import Citation, ErrorPage

TITLES = {
    400: "This could not be read",
    404: "There is no such page",
    405: "This page cannot be asked that way",
    403: "This came from another site",
    413: "This is too large",
    414: "This address is too long",
    500: "A fault in this program",
    507: "This is not kept",
    503: "What is kept here cannot be read now",
}

MESSAGES = {
    404: "The address may be mistyped, or from another version. Search for it, or start from the first page.",
    405: "Open the page anew and use its buttons.",
    413: "A form may hold 2 MB. Share a smaller scenario, or run it with the command line.",
    500: "It was written down with its time. What you typed is still in the page before: go back and try again.",
}


class UnknownCitation(errors.UnknownParagraph):
    """A citation in an address that nothing bears, with the nearest that exist."""

    def __init__(self, message: str, nearest: tuple[Citation, ...]) -> None:
        super().__init__(message)
        self.nearest = nearest


def error_page(error: HTTPException | errors.AgotJudgeError) -> ResponseReturnValue:
    """The page for any error, with its status."""
    if isinstance(error, HTTPException) and error.code is not None and error.code < 400:
        return error  # a redirect is no error
    if isinstance(request.routing_exception, BadHost):
        # Without a host no address of a page can be made, and every page has some.
        return Response("The Host header of this request names no host.\n", 400, mimetype="text/plain")
    page = _page(error)
    response = (render_template("error.html", page=page), page.status)
    if isinstance(error, Busy):
        return (*response, {"Retry-After": str(error.seconds)})
    if isinstance(error, HTTPException) and error.code == 405:
        allowed = error.get_response(request.environ).headers.get("Allow", "")
        return (*response, {"Allow": allowed})
    return response


def page_of(status: int, title: str, message: str) -> ResponseReturnValue:
    """The page for an error of which a part of the program knows how to speak."""
    return render_template("error.html", page=ErrorPage(status=status, title=title, message=message)), status


def add_error_pages(app: Flask) -> None:
    """Show every error of the app by ``error_page``."""
    app.register_error_handler(HTTPException, error_page)
    app.register_error_handler(errors.AgotJudgeError, error_page)


def _page(error: HTTPException | errors.AgotJudgeError) -> ErrorPage:
    if isinstance(error, UnknownCitation):
        return ErrorPage(status=404, title="No such paragraph", message=error.message, nearest=error.nearest)
    if isinstance(error, errors.UnknownParagraph):
        return ErrorPage(status=404, title="No such paragraph", message=error.message)
    if isinstance(error, errors.UnknownExercise):
        return ErrorPage(status=404, title="No such exercise", message=error.message)
    if isinstance(error, errors.ScenarioError):
        return ErrorPage(status=400, title=TITLES[400], message=error.message)
    if isinstance(error, Busy):
        return ErrorPage(status=503, title="Busy just now", message=error.message)
    if isinstance(error, UsedUp):
        return ErrorPage(status=413, title="This takes too long", message=error.message)
    if isinstance(error, errors.NoRoom | errors.TooLongToSave):
        status = 507 if isinstance(error, errors.NoRoom) else 413
        return ErrorPage(status=status, title=TITLES[status], message=error.message)
    if isinstance(error, errors.StorageError):
        current_app.logger.error("%s", error.message)
        said = f"{error.shown[:1].upper()}{error.shown[1:]}. Rules can be read and boards built without it."
        return ErrorPage(status=503, title=TITLES[503], message=said)
    if isinstance(error, errors.AgotJudgeError):
        current_app.logger.error("%s", error.message)  # it may name files: whoever serves the pages reads it
        return ErrorPage(status=500, title=TITLES[500], message=MESSAGES[500])
    status = error.code or InternalServerError.code
    own_words = status == 400 and error.description != type(error).description
    message = str(error.description) if own_words else MESSAGES.get(status, str(error.description or ""))
    return ErrorPage(status=status, title=TITLES.get(status, error.name), message=message)
