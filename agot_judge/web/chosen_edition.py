"""The edition that was chosen last: kept in a cookie, so that the next search begins with it, with script and without."""

from flask import Response, request

from agot_judge.editions import DEFAULT_EDITION, EDITIONS
from agot_judge.web.lookup import EVERY_EDITION
from agot_judge.web.urls import A_YEAR_S

COOKIE = "edition"


def edition_asked() -> str:
    """The edition in the address, else the one that was chosen before, else the usual one; empty for all."""
    asked = request.args.get("edition", "")
    kept = request.cookies.get(COOKIE, "")
    chosen = asked or (kept if kept in (*EDITIONS, EVERY_EDITION) else DEFAULT_EDITION)
    return "" if chosen == EVERY_EDITION else chosen


def remembered(response: Response) -> Response:
    """``response``, with the choice kept that stands in the address: an edition, or all of them."""
    asked = request.args.get("edition", "")
    if asked in (*EDITIONS, EVERY_EDITION) and asked != request.cookies.get(COOKIE):
        response.set_cookie(COOKIE, asked, max_age=A_YEAR_S, samesite="Lax")
    return response
