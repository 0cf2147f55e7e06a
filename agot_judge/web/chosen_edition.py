"""The edition that was chosen last: kept in a cookie, so that the next search begins with it, with script and without."""

from flask import Response, request

from agot_judge.editions import EDITIONS
from agot_judge.web.lookup import EVERY_EDITION
from agot_judge.web.urls import A_YEAR_S

COOKIE = "edition"


def edition_asked() -> str:
    """The edition in the address, else the one that was chosen before; empty for all."""
    asked = request.args.get("edition", "")
    if asked:
        return "" if asked == EVERY_EDITION else asked
    kept = request.cookies.get(COOKIE, "")
    return kept if kept in EDITIONS else ""


def remembered(response: Response) -> Response:
    """``response``, with the edition kept that stands in the address; with none kept where all are asked for."""
    asked = request.args.get("edition", "")
    if asked in EDITIONS and asked != request.cookies.get(COOKIE):
        response.set_cookie(COOKIE, asked, max_age=A_YEAR_S, samesite="Lax")
    elif asked == EVERY_EDITION and COOKIE in request.cookies:
        response.delete_cookie(COOKIE, samesite="Lax")
    return response
