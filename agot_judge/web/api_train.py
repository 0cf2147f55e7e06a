"""The part of the JSON API about exercises, exams and sets: what is sent is graded and proved, and nothing of it is kept but
a set that is too long for an address."""

import random
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec
from flask import Response, request, url_for

from agot_judge.editions import DEFAULT_EDITION, EDITIONS
from agot_judge.errors import UnknownExercise
from agot_judge.spelling import did_you_mean
from agot_judge.training.exam import MOST_SEED, blueprint_of, changed, drawn, new_code, read_code
from agot_judge.training.fresh import exercise_named
from agot_judge.training.model import Exercise
from agot_judge.training.pool import KINDS
from agot_judge.training.repetition import Answered, schedule
from agot_judge.training.sets.model import OwnSet, Proved
from agot_judge.training.sets.reading import read_set
from agot_judge.training.sets.writing import item_of, written_set
from agot_judge.web import api_train_answers as api
from agot_judge.web.api import blueprint
from agot_judge.web.api_examples import CITED
from agot_judge.web.api_operation import Operation
from agot_judge.web.api_parameters import ANYTHING, Parameter, number_of, text_of, word_of
from agot_judge.web.api_responses import Refusal, answer
from agot_judge.web.api_train_answers import asked_exercise, explained_answer, listed_exercise, page_of
from agot_judge.web.json_body import json_body
from agot_judge.web.library import library
from agot_judge.web.limits import OUTCOMES_SECONDS, within
from agot_judge.web.sandbox.shares import Board, board_at, board_of
from agot_judge.web.train.choosing import Asked, fitting, pool_of, pool_or_none
from agot_judge.web.train.exercise_page import title_of
from agot_judge.web.train.set_views import prover_of

__all__ = ["blueprint"]

Sent = TypeVar("Sent")
BODY = "body"
"""The name of the body in messages."""
MOST_EXERCISES = 100
DEFAULT_EXERCISES = 10
LONGEST_TOPIC = 120
"""Characters."""
AN_EXERCISE = "with the id of an exercise"


def _level(name: str, about: str) -> Parameter:
    return Parameter("query", name, f"{about}, from 1 to 5; 0 for any.", number_of(0, 5, 0), "2")


EDITION = Parameter(
    "query",
    "edition",
    "The edition of the exercises.",
    word_of(EDITIONS, default=DEFAULT_EDITION),
    DEFAULT_EDITION,
)
TOPIC = Parameter(
    "query",
    "topic",
    "A lesson, or the id of a paragraph or an entry; all where it is left out.",
    text_of(0, LONGEST_TOPIC),
    "saves",
)
KIND = Parameter("query", "kind", "A kind of exercise; all where it is left out.", word_of(KINDS), "next")
RULES = _level("rules", "What must be known")
READING = _level("reading", "What must be read")
SEED = Parameter("query", "seed", "The same seed gives the same order.", number_of(0, MOST_SEED, 0), "7")
N = Parameter(
    "query", "n", "How many exercises at most.", number_of(1, MOST_EXERCISES, DEFAULT_EXERCISES), "5"
)
EXERCISE = Parameter(
    "path",
    "exercise",
    "The id of an exercise. Exercises are made anew when the rules change: an id may be gone then.",
    ANYTHING,
    "0123456789ab",
)
CODE = Parameter("path", "code", "The code of an exam.", ANYTHING, "2e-all-0-30-45-7-0a1b2c-3d4e5f")
STORED = Parameter(
    "path", "kind", "`s`: the set stands in the address. `k`: it is kept.", word_of(("s", "k")), "s"
)
KEY = Parameter("path", "key", "The packed set, or its id.", ANYTHING, "1AbC")


@blueprint.answers(
    Operation(
        "/train/exercises",
        "Exercises",
        api.ExercisesAnswer,
        (EDITION, TOPIC, KIND, RULES, READING, SEED, N),
        "?topic=saves&seed=7&n=5",
    )
)
def train_exercises() -> Response:
    """Exercises for practice that fit, in the order of a seed."""
    edition, seed, kind, topic = _word(EDITION), SEED.number(), _word(KIND), TOPIC.text("A topic")
    pool = pool_of(edition)
    wanted = Asked(edition=edition, kind=kind, rules=RULES.number())
    by_topic = {"about": topic} if "/" in topic else {"lesson": topic}
    found = list(fitting(pool, msgspec.structs.replace(wanted, **by_topic)))
    reading = READING.number()
    found = [one for one in found if reading in (0, one.load.reading)]
    random.Random(seed).shuffle(found)
    return answer(
        api.ExercisesAnswer(
            edition=edition,
            total=len(found),
            seed=seed,
            exercises=tuple(map(listed_exercise, found[: N.number()])),
        )
    )


@blueprint.answers(
    Operation("/train/exercises/<exercise>", "An exercise", api.AskedExercise, (EXERCISE,), needs=AN_EXERCISE)
)
def train_exercise(exercise: str) -> Response:
    """The board, the question and its choices; not the key."""
    found = _exercise(exercise)
    return answer(asked_exercise(library().corpus, found, page_of(found)))


@blueprint.answers(
    Operation(
        "/train/exercises/<exercise>/answer",
        "Answer an exercise",
        api.ExplainedAnswer,
        (EXERCISE,),
        method="post",
        takes=api.GivenAnswer,
        sends=f'{{"choices": [0], "cite": "{CITED}"}}',
        needs=AN_EXERCISE,
    )
)
def train_answer(exercise: str) -> Response:
    """The worth of an answer, the key, and the trace that explains it. Nothing of it is kept."""
    found, given = _exercise(exercise), _sent(api.GivenAnswer)
    most = len(found.choices)
    wrong = next((place for place in given.choices if not 0 <= place < most), None)
    if wrong is not None or len(set(given.choices)) < len(given.choices) or not given.choices:
        said = f"“choices” are places from 0 to {most - 1}, each once and at least one, not {list(given.choices)}."
        raise Refusal(400, said[:400], BODY)
    if given.cite and given.cite not in library().corpus:
        raise Refusal(400, f"“cite” is “{given.cite[:80]}”, and no paragraph has this id.", BODY)
    return answer(explained_answer(library().corpus, found, given))


@blueprint.answers(
    Operation(
        "/train/schedule",
        "What is due",
        api.ScheduleAnswer,
        method="post",
        takes=api.LogSent,
        sends='{"log": []}',
    )
)
def train_schedule() -> Response:
    """The exercises that a log of answers makes due. Nothing of it is kept."""
    sent = _sent(api.LogSent)
    pool = pool_of(_edition(sent.edition))
    log = (msgspec.convert(one, Answered, from_attributes=True) for one in sent.log)
    found = schedule(pool, log, datetime.now(UTC), sent.most)
    return answer(
        api.ScheduleAnswer(
            due=tuple(
                api.DueExercise(
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


@blueprint.answers(
    Operation(
        "/train/exams",
        "Draw an exam",
        api.ExamAnswer,
        method="post",
        takes=api.ExamWanted,
        sends='{"number": 10, "minutes": 15, "seed": 7}',
    )
)
def train_new_exam() -> Response:
    """The exam that a seed gives: its code gives the same to everybody."""
    wanted = _sent(api.ExamWanted)
    pool = pool_of(_edition(wanted.edition))
    plan = blueprint_of(wanted.blueprint)
    code = new_code(library().corpus, pool, wanted.seed, plan.id, wanted.level, wanted.number, wanted.minutes)
    return _exam(str(code))


@blueprint.answers(
    Operation("/train/exams/<code>", "An exam", api.ExamAnswer, (CODE,), needs="with the code of an exam")
)
def train_exam(code: str) -> Response:
    """The questions of an exam, without the key."""
    return _exam(code)


@blueprint.answers(
    Operation(
        "/train/sets",
        "Make a set",
        api.SetAnswer,
        method="post",
        takes=api.SetSent,
        sends='{"title": "First evening", "exercises": ["0123456789ab"]}',
        needs=AN_EXERCISE,
    )
)
def train_new_set() -> Response:
    """A set of its text or of ids, each item proved. One that is too long for an address is kept as boards are."""
    sent = _sent(api.SetSent)
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


@blueprint.answers(
    Operation(
        "/train/sets/<any(s, k):kind>/<key>",
        "A set",
        api.SetAnswer,
        (STORED, KEY),
        needs="with the address of a set",
    )
)
def train_set(kind: str, key: str) -> Response:
    """A set with its exercises, without their keys, and its text."""
    board = board_at(kind, key)
    own = read_set(board.text)
    return answer(_set(board, own, _proved(own)))


def _exam(text: str) -> Response:
    corpus = library().corpus
    code = read_code(text)
    pool = pool_of(code.edition)
    has_changed = changed(corpus, pool, code)
    place = {"code": str(code)}
    return answer(
        api.ExamAnswer(
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


def _set(board: Board, own: OwnSet, items: tuple[Proved, ...]) -> api.SetAnswer:
    place = {"kind": board.kind, "key": board.key}
    return api.SetAnswer(
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


def _word(parameter: Parameter) -> str:
    """The value of a parameter that is one of some words; its default where it is left out. Raises Refusal."""
    given = request.args.get(parameter.name, parameter.schema.get("default", ""))
    known = parameter.schema["enum"]
    if given and given not in known:
        said = f"{parameter.name} cannot be “{given[:40]}”. {did_you_mean(given, known)}"
        raise Refusal(400, said, parameter.name)
    return str(given)
