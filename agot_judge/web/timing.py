"""The pages of the timing charts."""

from flask import Blueprint, abort, render_template, request

from agot_judge.timing import charts
from agot_judge.web.library import library
from agot_judge.web.responses import tagged
from agot_judge.web.timing_pages import editions, timing_page

blueprint = Blueprint("timing", __name__, url_prefix="/timing")
blueprint.after_request(tagged)


@blueprint.get("", strict_slashes=False)
def overview() -> str:
    """The editions whose round is drawn."""
    return render_template("timing/overview.html", editions=editions())


@blueprint.get("/<edition>")
def chart(edition: str) -> str:
    """The round of one edition."""
    if edition not in charts():
        abort(404, f"There is no chart of “{edition}”: there are {', '.join(charts())}.")
    page = timing_page(library().corpus, edition, request.args.get("beside", ""))
    return render_template("timing/chart.html", page=page)
