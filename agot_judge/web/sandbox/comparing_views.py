"""The pages that look at a place from several sides: all outcomes from there, and two readings of a text."""

from flask import render_template, request
from flask.typing import ResponseReturnValue

from agot_judge.web.limits import BOARD_SECONDS, OUTCOMES_SECONDS, within
from agot_judge.web.sandbox.outcomes_page import NARROWER, asking_page, outcomes_page
from agot_judge.web.sandbox.readings_page import readings_page
from agot_judge.web.sandbox.views import HERE, asked_for, blueprint, opened

__all__ = ["blueprint"]


@blueprint.get(HERE + "/outcomes")
@within(BOARD_SECONDS)
def outcomes(kind: str, key: str) -> ResponseReturnValue:
    """Where one asks for all outcomes from a place."""
    board, line = opened(kind, key)
    page = asking_page(board, line, asked_for().standing, request.args.get("question", ""))
    return render_template("sandbox/outcomes.html", page=page)


@blueprint.post(HERE + "/outcomes")
@within(OUTCOMES_SECONDS, NARROWER)
def find_outcomes(kind: str, key: str) -> ResponseReturnValue:
    """All outcomes of legal play from a place, and whether an order of choices matters."""
    board, line = opened(kind, key)
    page = outcomes_page(board, line, asked_for().standing, request.form.get("question", ""))
    is_wrong = any(notice.level == "danger" for notice in page.notices)
    return render_template("sandbox/outcomes.html", page=page), 400 if is_wrong else 200


@blueprint.get(HERE + "/readings")
@within(BOARD_SECONDS)
def readings(kind: str, key: str) -> ResponseReturnValue:
    """Where one asks for two readings of a text."""
    board, line = opened(kind, key)
    page = readings_page(board, line, asked_for().standing, request.args.get("text", ""))
    return render_template("sandbox/readings.html", page=page)


@blueprint.post(HERE + "/readings")
@within(OUTCOMES_SECONDS, "Shorten the line, or compare from a later place.")
def compare_readings(kind: str, key: str) -> ResponseReturnValue:
    """Two readings run side by side from a place."""
    board, line = opened(kind, key)
    form = request.form
    page = readings_page(
        board, line, asked_for().standing, form.get("text", ""), form.get("a", ""), form.get("b", "")
    )
    return render_template("sandbox/readings.html", page=page), 400 if page.wrong else 200
