"""The views of an exam. Its code stands in the address, and so do the answers: the server keeps nothing."""

import random
import time

from flask import redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from msgspec.structs import replace

from agot_judge.errors import UnknownExercise
from agot_judge.training.answer_sheet import Answer, read_answers, with_answer
from agot_judge.training.exam import (
    LEVELS,
    MINUTES,
    MOST_MINUTES,
    MOST_NUMBER,
    MOST_SEED,
    NUMBER,
    Changed,
    blueprint_of,
    blueprints,
    changed,
    drawn,
    new_code,
    read_code,
)
from agot_judge.training.reserved import is_for_exams
from agot_judge.web.library import library
from agot_judge.web.limits import BOARD_SECONDS, within
from agot_judge.web.train.choosing import asked_for, pool_of, pool_or_none
from agot_judge.web.train.exam_page import (
    Sitting,
    asks_for_paragraph,
    exam_page,
    question_page,
    result_page,
)
from agot_judge.web.train.exercise_page import given_answer
from agot_judge.web.train.pages import blueprint
from agot_judge.web.train.sheet import Sheet, key_of, sheet_of, variant_asked, variants_shown

AT = "/exam/<code>"
GRACE_S = 20
"""The number of seconds after the end for which an answer still counts: it was on its way."""


@blueprint.get("/exam")
def exams() -> str:
    """The description of an exam, and the form by which one is drawn."""
    return render_template(
        "train/exam_new.html",
        blueprints=blueprints(),
        levels=LEVELS,
        number=NUMBER,
        most_number=MOST_NUMBER,
        minutes=MINUTES,
        most_minutes=MOST_MINUTES,
        edition=asked_for(request.args).edition,
        count=_count(),
    )


@blueprint.get("/exam/new")
def new_exam() -> ResponseReturnValue:
    """A new exam with a seed of its own: its code is its address."""
    edition = asked_for(request.args).edition
    code = new_code(
        library().corpus,
        pool_of(edition),
        random.randrange(1, MOST_SEED),
        blueprint_of(request.args.get("blueprint", blueprints()[0].id)).id,
        _number("level", 0, LEVELS[-1], 0),
        _number("number", 1, MOST_NUMBER, NUMBER),
        _number("minutes", 1, MOST_MINUTES, MINUTES),
    )
    return redirect(url_for("train.exam", code=str(code)))


@blueprint.get(AT)
@within(BOARD_SECONDS)
def exam(code: str) -> ResponseReturnValue:
    """An exam before it has begun, all its questions, or one of them; with an answer in the address the next one."""
    now = int(time.time())
    sitting = _sitting(code)
    if "t" not in request.args:
        cover = exam_page(sitting, _changed(sitting), now)
        begin = replace(sitting, began=now).url(q=1)
        return render_template("train/exam.html", page=cover, begin_url=begin)
    if now > sitting.ends + GRACE_S:
        return redirect(sitting.url("train.exam_result", late=1))
    number = _number("q", 1, len(sitting.exercises), 0)
    if not number:
        return render_template("train/exam_all.html", page=exam_page(sitting, _changed(sitting), now))
    if "mark" in request.args:
        is_marked = not sitting.answers[number - 1].is_marked
        return redirect(
            sitting.url(answers=with_answer(sitting.answers, number, is_marked=is_marked), q=number)
        )
    exercise = sitting.exercises[number - 1]
    given = given_answer(exercise, request.args)
    if given:
        answers = with_answer(sitting.answers, number, choices=given, paragraph=None)
        if asks_for_paragraph(exercise, answers[number - 1]):
            return redirect(sitting.url(answers=answers, q=number, cite=1))
        return redirect(_following(sitting, answers, number))
    if "c" in request.args:
        paragraph = _number("c", 0, 9, 9)
        return redirect(
            _following(sitting, with_answer(sitting.answers, number, paragraph=paragraph), number)
        )
    asks_to_cite = "cite" in request.args and asks_for_paragraph(exercise, sitting.answers[number - 1])
    shown = exam_page(sitting, _changed(sitting), now, number)
    page = question_page(library().corpus, sitting, shown, number, asks_to_cite)
    return render_template("train/exam_question.html", page=page)


@blueprint.get(AT + "/result")
@within(BOARD_SECONDS)
def exam_result(code: str) -> ResponseReturnValue:
    """The result: what was right, what decides each question, and what to practise next."""
    sitting = _sitting(code)
    exam = exam_page(sitting, _changed(sitting), int(time.time()))
    page = result_page(library().corpus, sitting, exam, "late" in request.args)
    return render_template("train/exam_result.html", page=page)


@blueprint.get(AT + "/sheet")
@within(BOARD_SECONDS)
def exam_sheet(code: str) -> ResponseReturnValue:
    """The exam on paper."""
    sitting = _sitting(code)
    paper = _paper(sitting, "train.exam_sheet", "train.exam_key")
    return sheet_of(paper, library().corpus, sitting.exercises, str(sitting.code))


@blueprint.get(AT + "/key")
@within(BOARD_SECONDS)
def exam_key(code: str) -> ResponseReturnValue:
    """The key to the exam on paper."""
    sitting = _sitting(code)
    paper = _paper(sitting, "train.exam_key", "train.exam_sheet")
    return key_of(paper, library().corpus, sitting.exercises, str(sitting.code))


def _paper(sitting: Sitting, this: str, other: str) -> Sheet:
    """The head of a paper: ``this`` is its view, ``other`` that of the paper which belongs to it."""
    code = str(sitting.code)
    variant = variant_asked(request.args.get("variant", ""))
    return Sheet(
        title=f"Exam: {blueprint_of(sitting.code.blueprint).title}",
        note=f"{len(sitting.exercises)} questions, {sitting.code.minutes} minutes. {code}",
        variant=variant,
        variants=variants_shown(url_for(this, code=code), variant),
        other_url=f"{url_for(other, code=code)}?variant={variant}",
        back_url=url_for("train.exam", code=code),
    )


def _sitting(text: str) -> Sitting:
    """The exam of an address with its answers. Raises UnknownExercise."""
    code = read_code(text)
    exercises = drawn(pool_of(code.edition), code)
    if not exercises:
        raise UnknownExercise(
            "No exercises are kept for such an exam here. Ask for another level or blueprint."
        )
    return Sitting(
        code=code,
        exercises=exercises,
        answers=read_answers(request.args.get("s", ""), [len(one.choices) for one in exercises]),
        began=_number("t", 0, 10**11, 0),
    )


def _changed(sitting: Sitting) -> Changed:
    return changed(library().corpus, pool_of(sitting.code.edition), sitting.code)


def _following(sitting: Sitting, answers: tuple[Answer, ...], number: int) -> str:
    following = replace(sitting, answers=answers)
    return following.url() if number == len(sitting.exercises) else following.url(q=number + 1)


def _number(name: str, least: int, most: int, otherwise: int) -> int:
    word = request.args.get(name, "")
    is_number = word.isascii() and word.isdecimal() and len(word) < 13
    return int(word) if is_number and least <= int(word) <= most else otherwise


def _count() -> int:
    pool = pool_or_none(asked_for(request.args).edition)
    return sum(is_for_exams(one.family) for one in pool.exercises) if pool is not None else 0
