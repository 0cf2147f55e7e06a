"""The page that says which rules the engine enforces."""

from flask import Blueprint, render_template, request

from agot_judge.web.coverage_page import FIRST, coverage_page
from agot_judge.web.library import library
from agot_judge.web.responses import tagged

blueprint = Blueprint("coverage", __name__)
blueprint.after_request(tagged)


@blueprint.get("/coverage")
def coverage() -> str:
    """Every paragraph as enforced, shown, open or not mechanical."""
    asked = request.args
    page = coverage_page(
        library().corpus,
        asked.get("q", "").strip(),
        asked.get("edition", ""),
        asked.get("status", ""),
        asked.get("limit", FIRST, type=int),
    )
    return render_template("coverage/coverage.html", page=page)
