"""The views: where one begins, the next exercise, one exercise, and the map of what can be practised."""

import random
from datetime import UTC, datetime
from typing import Annotated

import msgspec
from flask import Blueprint, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from msgspec.structs import replace
from werkzeug.wrappers import Response

from agot_judge.editions import DEFAULT_EDITION, EDITIONS
from agot_judge.errors import UnknownExercise
from agot_judge.training.curriculum import lesson
from agot_judge.training.fresh import exercise_named
from agot_judge.training.model import base_of
from agot_judge.training.pool import Pool, no_pool
from agot_judge.training.repetition import MOST_A_DAY, Answered, schedule
from agot_judge.web.json_body import json_body
from agot_judge.web.library import library
from agot_judge.web.train.choosing import MOST_SEED, Asked, asked_for, chosen, pool_or_none
from agot_judge.web.train.exercise_page import exercise_page, title_of
from agot_judge.web.train.overview import map_page, shown_lesson, start_page


class Log(msgspec.Struct, frozen=True):
    """The log of answers, as a browser sends it."""

    log: tuple[Answered, ...]
    most: Annotated[int, msgspec.Meta(ge=0, le=200)] = MOST_A_DAY


blueprint = Blueprint("train", __name__, url_prefix="/train")


@blueprint.get("", strict_slashes=False)
def start() -> str:
    """The exercises that there are, by kind and by level."""
    asked = asked_for(request.args)
    editions = [edition for edition in EDITIONS if pool_or_none(edition) is not None]
    page = start_page(pool_or_none(asked.edition), asked, editions)
    return render_template("train/start.html", page=page)


@blueprint.get("/next")
def next_exercise() -> Response:
    """The next exercise of the line that was asked for; a line without a seed gets one."""
    asked = asked_for(request.args)
    if "seed" not in request.args:
        return redirect(
            f"{url_for('train.next_exercise')}?{asked.query(seed=random.randrange(1, MOST_SEED))}"
        )
    pool = pool_or_none(asked.edition)
    found = chosen(pool, asked) if pool is not None else None
    if found is None:
        return redirect(f"{url_for('train.start')}?{asked.query(seed='', n='')}")
    return redirect(f"{url_for('train.exercise', id_=found.id)}?{asked.query()}")


@blueprint.get("/x/<id_>")
def exercise(id_: str) -> str:
    """One exercise; with an answer in the address also what it was worth, and why."""
    asked = asked_for(request.args)
    pool = pool_or_none(asked.edition)
    found = exercise_named(library().corpus, pool, id_) if pool is not None else None
    if found is None:
        raise UnknownExercise(
            f"There is no exercise “{id_}” any more: exercises are made anew when the rules change."
        )
    following = (
        url_for("train.due", go=1)
        if asked.due
        else f"{url_for('train.next_exercise')}?{asked.query(n=asked.number + 1)}"
    )
    page = exercise_page(library().corpus, found, asked, request.args, following)
    return render_template("train/exercise.html", page=page)


@blueprint.get("/lesson/<id_>")
def lesson_page(id_: str) -> str:
    """The introduction of a lesson, and the way to its exercises."""
    asked = asked_for(request.args)
    found = lesson(asked.edition, id_)
    if found is None:
        raise UnknownExercise(f"There is no lesson “{id_}”. The lessons are listed on the page Train.")
    page = shown_lesson(library().corpus, found, pool_or_none(asked.edition), asked)
    return render_template("train/lesson.html", page=page)


@blueprint.get("/map")
def rules_map() -> str:
    """Every proved paragraph in the order of the documents, with how many exercises there are about it."""
    asked = asked_for(request.args)
    return render_template(
        "train/map.html", page=map_page(library().corpus, pool_or_none(asked.edition), asked)
    )


@blueprint.get("/due")
def due() -> str:
    """The exercises that come again: filled in by the browser, which alone has the log."""
    return render_template("train/due.html")


@blueprint.post("/schedule")
def what_is_due() -> ResponseReturnValue:
    """The part of a log of answers that is due now; nothing of it is kept."""
    try:
        sent = msgspec.json.decode(json_body(), type=Log)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return {"error": f"This is no log of answers: {error}"}, 400
    pool = _every_pool()
    found = schedule(pool, sent.log, datetime.now(UTC), sent.most)
    return {
        "due": [
            {
                "url": f"{url_for('train.exercise', id_=one.exercise)}?{_due(pool, one.exercise).query(seed='', n='')}",
                "title": title_of(library().corpus, pool, one.exercise),
                "because": one.because,
            }
            for one in found.due
        ],
        "waiting": found.waiting,
        "tomorrow": found.tomorrow,
        "later": found.later,
        "next": found.next.isoformat() if found.next else None,
    }


def _due(pool: Pool, id_: str) -> Asked:
    exercise = pool.exercise(base_of(id_))
    return Asked(edition=exercise.edition if exercise else DEFAULT_EDITION, due=True)


def _every_pool() -> Pool:
    """The exercises of every edition: a log may have answers to all of them."""
    pools = [pool for edition in EDITIONS if (pool := pool_or_none(edition)) is not None]
    exercises = tuple(one for pool in pools for one in pool.exercises)
    return replace(no_pool(DEFAULT_EDITION), exercises=exercises)
