"""The part of the JSON API about exercises, exams and sets: what is sent is graded and proved, and nothing of it is kept but
a set that is too long for an address."""

import random
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec
from flask import Response, request, url_for

from agot_judge.editions import EDITIONS
from agot_judge.errors import UnknownExercise
from agot_judge.spelling import did_you_mean
from agot_judge.training.exam import blueprint_of, changed, drawn, new_code, read_code
from agot_judge.training.fresh import exercise_named
from agot_judge.training.model import Exercise
from agot_judge.training.pool import Pool, no_pool
from agot_judge.training.repetition import Answered, schedule
from agot_judge.training.sets.model import OwnSet, Proved
from agot_judge.training.sets.reading import read_set
from agot_judge.training.sets.writing import item_of, written_set
from agot_judge.web.api import blueprint
from agot_judge.web.api_operation import Parameter
from agot_judge.web.api_parameters import check_names
from agot_judge.web.api_responses import Refusal, answer
from agot_judge.web.api_train_answers import asked_exercise, explained_answer, listed_exercise, page_of
from agot_judge.web.api_train_models import (
    DueExercise,
    ExamAnswer,
    ExamWanted,
    ExercisesAnswer,
    GivenAnswer,
    LogSent,
    ScheduleAnswer,
    SetAnswer,
    SetSent,
)
from agot_judge.web.api_train_operations import (
    KIND,
    LONGEST_TOPIC,
    READING,
    RULES,
    SEED,
    TOPIC,
    TRAIN_EDITION,
    N,
)
from agot_judge.web.json_body import json_body
from agot_judge.web.library import library
from agot_judge.web.limits import OUTCOMES_SECONDS, within
from agot_judge.web.sandbox.shares import Board, board_at, board_of
from agot_judge.web.train.choosing import Asked, fitting, pool_or_none
from agot_judge.web.train.exercise_page import title_of
from agot_judge.web.train.set_views import prover_of

__all__ = ["blueprint"]

Sent = TypeVar("Sent")
BODY = "body"
"""The name of the body in messages."""


@blueprint.get("/train/exercises")
def train_exercises() -> Response:
    """The exercises for practice that fit."""
    check_names(request.args, [one.name for one in (TRAIN_EDITION, TOPIC, KIND, RULES, READING, SEED, N)])
    edition, seed = _word(TRAIN_EDITION), _number(SEED)
    topic, kind = request.args.get(TOPIC.name, ""), _word(KIND)
    if len(topic) > LONGEST_TOPIC:
        raise Refusal(
            400, f"A topic may have {LONGEST_TOPIC} characters; this one has {len(topic)}.", TOPIC.name
        )
    pool = _pool(edition)
    wanted = Asked(edition=edition, kind=kind, rules=_number(RULES))
    by_topic = {"about": topic} if "/" in topic else {"lesson": topic}
    found = list(fitting(pool, msgspec.structs.replace(wanted, **by_topic)))
    reading = _number(READING)
    found = [one for one in found if reading in (0, one.load.reading)]
    random.Random(seed).shuffle(found)
    return answer(
        ExercisesAnswer(
            edition=edition,
            total=len(found),
            seed=seed,
            exercises=tuple(map(listed_exercise, found[: _number(N)])),
        )
    )


@blueprint.get("/train/exercises/<exercise>")
def train_exercise(exercise: str) -> Response:
    """An exercise without its key."""
    check_names(request.args, ())
    found = _exercise(exercise)
    return answer(asked_exercise(library().corpus, found, page_of(found)))


@blueprint.post("/train/exercises/<exercise>/answer")
def train_answer(exercise: str) -> Response:
    """The worth of an answer, and why."""
    found, given = _exercise(exercise), _sent(GivenAnswer)
    most = len(found.choices)
    wrong = next((place for place in given.choices if not 0 <= place < most), None)
    if wrong is not None or len(set(given.choices)) < len(given.choices) or not given.choices:
        said = f"“choices” are places from 0 to {most - 1}, each once and at least one, not {list(given.choices)}."
        raise Refusal(400, said[:400], BODY)
    if given.cite and given.cite not in library().corpus:
        raise Refusal(400, f"“cite” is “{given.cite[:80]}”, and no paragraph has this id.", BODY)
    return answer(explained_answer(library().corpus, found, given))


@blueprint.post("/train/schedule")
def train_schedule() -> Response:
    """The part of a log that is due."""
    sent = _sent(LogSent)
    pool = _pool(_edition(sent.edition))
    log = (
        Answered(
            exercise=one.exercise,
            family=one.family,
            at=one.at,
            result=one.result,
            ms=one.ms,
            sure=one.sure,
        )
        for one in sent.log
    )
    found = schedule(pool, log, datetime.now(UTC), sent.most)
    return answer(
        ScheduleAnswer(
            due=tuple(
                DueExercise(
                    exercise=one.exercise,
                    family=one.family,
                    title=title_of(library().corpus, pool, one.exercise),
                    since=one.since,
                    because=one.because,
                    page=url_for("train.exercise", id_=one.exercise, edition=pool.edition),
                )
                for one in found.due
            ),
            waiting=found.waiting,
            tomorrow=found.tomorrow,
            later=found.later,
            next=found.next,
        )
    )


@blueprint.post("/train/exams")
def train_new_exam() -> Response:
    """The exam of a seed."""
    wanted = _sent(ExamWanted)
    pool = _pool(_edition(wanted.edition))
    plan = blueprint_of(wanted.blueprint)
    code = new_code(library().corpus, pool, wanted.seed, plan.id, wanted.level, wanted.number, wanted.minutes)
    return _exam(str(code))


@blueprint.get("/train/exams/<code>")
def train_exam(code: str) -> Response:
    """The exam of a code."""
    check_names(request.args, ())
    return _exam(code)


@blueprint.post("/train/sets")
def train_new_set() -> Response:
    """The set of a text or of ids."""
    sent = _sent(SetSent)
    if sent.text:
        own = read_set(sent.text)
    else:
        edition = _edition(sent.edition)
        if not sent.exercises:
            raise Refusal(400, "Give the text of a set, or the ids of its exercises.", BODY)
        own = OwnSet(
            title=sent.title,
            edition=edition,
            introduction=sent.introduction,
            items=tuple(item_of(_exercise(id_)) for id_ in sent.exercises),
        )
    text = written_set(own)
    read_set(text)  # whatever was sent as a title, the file must read back
    items = _proved(own)
    return answer(_set(board_of(text, own.title), own, items))


@blueprint.get("/train/sets/<any(s, k):kind>/<key>")
def train_set(kind: str, key: str) -> Response:
    """The set of an address."""
    check_names(request.args, ())
    board = board_at(kind, key)
    own = read_set(board.text)
    return answer(_set(board, own, _proved(own)))


def _exam(text: str) -> Response:
    corpus = library().corpus
    code = read_code(text)
    pool = _pool(code.edition)
    has_changed = changed(corpus, pool, code)
    place = {"code": str(code)}
    return answer(
        ExamAnswer(
            code=str(code),
            documents_have_changed=has_changed.documents,
            exercises_have_changed=has_changed.exercises,
            minutes=code.minutes,
            exercises=tuple(asked_exercise(corpus, one, page_of(one)) for one in drawn(pool, code)),
            page=_url("train.exam", place),
            sheet=_url("train.exam_sheet", place),
            key=_url("train.exam_key", place),
        )
    )


@within(OUTCOMES_SECONDS, "Make several sets of it.")
def _proved(own: OwnSet) -> tuple[Proved, ...]:
    """Raises InvalidScenario with the line of each item that is no exercise, UsedUp."""
    return prover_of(own.edition).proved(own)


def _set(board: Board, own: OwnSet, items: tuple[Proved, ...]) -> SetAnswer:
    place = {"kind": board.kind, "key": board.key}
    return SetAnswer(
        title=own.title,
        introduction=own.introduction,
        edition=own.edition,
        exercises=tuple(
            asked_exercise(library().corpus, one.exercise, _url("train.set_exercise", place, number=number))
            for number, one in enumerate(items, start=1)
        ),
        doubts=tuple(one.doubt for one in items),
        text=board.text,
        url=_url("api.train_set", place),
        page=_url("train.own_set", place),
    )


def _url(view: str, place: dict[str, str], **more: int) -> str:
    values: dict[str, Any] = {**place, **more}
    return url_for(view, **values)


def _sent(type_: type[Sent]) -> Sent:
    """The body as this type. Raises Refusal with the place in it that is wrong."""
    try:
        return msgspec.json.decode(json_body(), type=type_)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal(400, f"The body is no {type_.__name__} as JSON: {error}", BODY) from error


def _exercise(id_: str) -> Exercise:
    """The exercise of an id, of whatever edition. Raises UnknownExercise."""
    for edition in EDITIONS:
        pool = pool_or_none(edition)
        found = exercise_named(library().corpus, pool, id_) if pool is not None else None
        if found is not None:
            return found
    raise UnknownExercise(
        f"There is no exercise “{id_[:40]}” any more: exercises are made anew when the rules change."
    )


def _edition(name: str) -> str:
    if name not in EDITIONS:
        raise Refusal(400, f"There is no edition “{name[:40]}”. {did_you_mean(name, EDITIONS)}", BODY)
    return name


def _pool(edition: str) -> Pool:
    return pool_or_none(edition) or no_pool(edition)


def _word(parameter: Parameter) -> str:
    """The value of a parameter that is one of some words; its default where it is left out. Raises Refusal."""
    given = request.args.get(parameter.name, parameter.schema.get("default", ""))
    known = parameter.schema["enum"]
    if given and given not in known:
        said = f"{parameter.name} cannot be “{given[:40]}”. {did_you_mean(given, known)}"
        raise Refusal(400, said, parameter.name)
    return str(given)


def _number(parameter: Parameter) -> int:
    """The value of a parameter that is a number; its default where it is left out. Raises Refusal."""
    schema = parameter.schema
    given = request.args.get(parameter.name, str(schema["default"]))
    is_number = given.isascii() and given.isdigit() and len(given) <= len(str(schema["maximum"]))
    if not is_number or not schema["minimum"] <= int(given) <= schema["maximum"]:
        raise Refusal(
            400,
            f"{parameter.name} is a whole number from {schema['minimum']} to {schema['maximum']}, not “{given[:40]}”.",
            parameter.name,
        )
    return int(given)
