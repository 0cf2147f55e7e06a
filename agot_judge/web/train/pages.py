"""The views: where one begins, the next exercise, one exercise, and the map of what can be practised."""

import random
from datetime import UTC, datetime

import msgspec
from flask import Blueprint, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.wrappers import Response

from agot_judge.errors import UnknownExercise
from agot_judge.training.curriculum import lesson
from agot_judge.training.pool import Pool, in_force, kept_pool
from agot_judge.training.repetition import Answered, schedule
from agot_judge.web.library import library
from agot_judge.web.train.choosing import MOST_SEED, Asked, asked_for, chosen
from agot_judge.web.train.exercise_page import exercise_page, given_answer, title_of
from agot_judge.web.train.overview import map_page, shown_lesson, start_page


class Log(msgspec.Struct, frozen=True):
    """The log of answers, as a browser sends it."""

    log: tuple[Answered, ...]


blueprint = Blueprint("train", __name__, url_prefix="/train")


@blueprint.get("", strict_slashes=False)
def start() -> str:
    """The exercises that there are, by kind and by level."""
    asked = asked_for(request.args)
    return render_template("train/start.html", page=start_page(_pool(asked), asked))


@blueprint.get("/next")
def next_exercise() -> Response:
    """The next exercise of the line that was asked for; a line without a seed gets one."""
    asked = asked_for(request.args)
    if "seed" not in request.args:
        return redirect(
            f"{url_for('train.next_exercise')}?{asked.query(seed=random.randrange(1, MOST_SEED))}"
        )
    pool = _pool(asked)
    found = chosen(pool, asked) if pool is not None else None
    if found is None:
        return redirect(f"{url_for('train.start')}?{asked.query(seed='', n='')}")
    return redirect(f"{url_for('train.exercise', id_=found.id)}?{asked.query()}")


@blueprint.get("/x/<id_>")
def exercise(id_: str) -> str:
    """One exercise; with an answer in the address also what it was worth, and why."""
    asked = asked_for(request.args)
    pool = _pool(asked)
    found = pool.exercise(id_) if pool is not None else None
    if found is None:
        raise UnknownExercise(
            f"There is no exercise “{id_}” any more: exercises are made anew when the rules change."
        )
    given = given_answer(found, request.args, request.args.getlist("a"))
    page = exercise_page(library().corpus, found, asked, given, request.args.get("c"))
    return render_template("train/exercise.html", page=page)


@blueprint.get("/lesson/<id_>")
def lesson_page(id_: str) -> str:
    """The introduction of a lesson, and the way to its exercises."""
    asked = asked_for(request.args)
    found = lesson(asked.edition, id_)
    if found is None:
        raise UnknownExercise(f"There is no lesson “{id_}”. The lessons are listed on the page Train.")
    page = shown_lesson(library().corpus, found, _pool(asked), asked)
    return render_template("train/lesson.html", page=page)


@blueprint.get("/map")
def rules_map() -> str:
    """Every proved paragraph in the order of the documents, with how many exercises there are about it."""
    asked = asked_for(request.args)
    return render_template("train/map.html", page=map_page(library().corpus, _pool(asked), asked))


@blueprint.get("/due")
def due() -> str:
    """The exercises that come again: filled in by the browser, which alone has the log."""
    return render_template("train/due.html")


@blueprint.post("/schedule")
def what_is_due() -> ResponseReturnValue:
    """The part of a log of answers that is due now; nothing of it is kept."""
    pool = _pool(asked_for(request.args))
    try:
        log = msgspec.json.decode(request.get_data(), type=Log).log
    except msgspec.DecodeError as error:
        return {"error": f"This is no log of answers: {error}"}, 400
    if pool is None:
        return {"due": [], "waiting": 0, "later": 0, "next": None}
    found = schedule(pool, log, datetime.now(UTC))
    return {
        "due": [
            {
                "url": url_for("train.exercise", id_=one.exercise),
                "title": title_of(library().corpus, pool, one.exercise),
                "because": one.because,
            }
            for one in found.due
        ],
        "waiting": found.waiting,
        "later": found.later,
        "next": found.next.isoformat() if found.next else None,
    }


def _pool(asked: Asked) -> Pool | None:
    pool = kept_pool(asked.edition)
    return in_force(library().corpus, pool) if pool is not None else None
