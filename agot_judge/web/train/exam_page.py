"""The pages of an exam: its cover, one question, all answers before they are handed in, and the result."""

from datetime import UTC, datetime
from urllib.parse import urlencode

from flask import url_for
from msgspec import Struct

from agot_judge.corpus.store import Corpus
from agot_judge.training.answer_sheet import Answer, Result, result_of, written_answers
from agot_judge.training.curriculum import lesson
from agot_judge.training.exam import Changed, Code, blueprint_of
from agot_judge.training.grading import ASKED_TO_CITE
from agot_judge.training.model import Exercise, entry_of
from agot_judge.web.pages import Citation
from agot_judge.web.train.choosing import Asked
from agot_judge.web.train.exercise_page import (
    Offered,
    Paragraph,
    choices_shown,
    kind_name,
    paragraph_shown,
    paragraphs_offered,
)
from agot_judge.web.train.position import Position, played_again, position

WORDS = {
    "right": "right",
    "right without the paragraph": "right, the paragraph is not",
    "wrong": "wrong",
}


class Sitting(Struct, frozen=True, kw_only=True):
    """An exam that somebody sits: all of it stands in the address."""

    code: Code
    exercises: tuple[Exercise, ...]
    answers: tuple[Answer, ...]
    began: int
    """Seconds since 1970 in UTC."""

    @property
    def ends(self) -> int:
        """When the time is up, in seconds since 1970."""
        return self.began + 60 * self.code.minutes

    def url(
        self, where: str = "train.exam", answers: tuple[Answer, ...] | None = None, **more: object
    ) -> str:
        """The address of a page of it, with these answers."""
        given = written_answers(self.answers if answers is None else answers)
        return f"{url_for(where, code=str(self.code))}?{urlencode({'t': self.began, 's': given, **more})}"


class OfExam(Struct, frozen=True, kw_only=True):
    """A question in the list of all: its number, and what became of it."""

    number: int
    url: str
    is_answered: bool
    is_marked: bool
    is_here: bool


class ExamPage(Struct, frozen=True, kw_only=True):
    """An exam, or one question of it."""

    code: str
    title: str
    minutes: int
    count: int
    asked_for: int
    """The number of questions that the code asks for in its first part."""
    changed: Changed
    questions: tuple[OfExam, ...] = ()
    ends: int = 0
    ends_at: str = ""
    left: int = 0
    """Whole minutes that are left."""
    hand_in_url: str = ""
    overview_url: str = ""


class QuestionPage(Struct, frozen=True, kw_only=True):
    """A question of an exam: nothing on it tells the answer."""

    exam: ExamPage
    number: int
    exercise: Exercise
    kind: str
    position: Position
    choices: tuple[Offered, ...]
    ranks: tuple[int, ...]
    """Where an order was given already: the number of each choice."""
    paragraphs: tuple[Paragraph, ...]
    """The paragraphs to pick from, where the paragraph is asked for."""
    picked: int | None
    may_look_up: bool
    is_marked: bool
    kept: tuple[tuple[str, object], ...]
    """The fields that a form sends along."""
    next_url: str
    back_url: str


class ResultLine(Struct, frozen=True, kw_only=True):
    """A question with the answer, the right one, and the paragraph that decides."""

    number: int
    kind: str
    prompt: str
    words: str
    is_right: bool
    given: tuple[str, ...]
    right: tuple[str, ...]
    best: Paragraph
    cited: Citation | None
    url: str
    """Where it is explained on its board."""


class LessonLine(Struct, frozen=True, kw_only=True):
    """The points of a lesson, and where it is practised."""

    title: str
    points: str
    of: int
    is_weak: bool
    url: str


class ResultPage(Struct, frozen=True, kw_only=True):
    """The result of an exam."""

    exam: ExamPage
    points: str
    of: int
    was_late: bool
    lessons: tuple[LessonLine, ...]
    questions: tuple[ResultLine, ...]
    weak: tuple[tuple[str, str], ...]
    """The entries to practise next, by title: those of the exercises that were not answered right, each with an address."""


def exam_page(sitting: Sitting, has_changed: Changed, now: int, here: int = 0) -> ExamPage:
    """The content of every page of an exam."""
    plan = blueprint_of(sitting.code.blueprint)
    return ExamPage(
        code=str(sitting.code),
        title=plan.title,
        minutes=sitting.code.minutes,
        count=len(sitting.exercises),
        asked_for=sitting.code.number,
        changed=has_changed,
        questions=tuple(
            OfExam(
                number=number,
                url=sitting.url(q=number),
                is_answered=bool(one.choices),
                is_marked=one.is_marked,
                is_here=number == here,
            )
            for number, one in enumerate(sitting.answers, start=1)
        ),
        ends=sitting.ends,
        ends_at=datetime.fromtimestamp(sitting.ends, UTC).strftime("%H:%M"),
        left=max(0, (sitting.ends - now) // 60),
        hand_in_url=sitting.url("train.exam_result"),
        overview_url=sitting.url(),
    )


def question_page(
    corpus: Corpus, sitting: Sitting, exam: ExamPage, number: int, asks_to_cite: bool
) -> QuestionPage:
    """The question of a number, from 1; ``asks_to_cite`` for the paragraph after its outcome."""
    exercise, answer = sitting.exercises[number - 1], sitting.answers[number - 1]
    plan = blueprint_of(sitting.code.blueprint)
    is_ranked = exercise.takes == "order" and len(answer.choices) == len(exercise.choices)
    is_last = number == len(sitting.exercises)
    return QuestionPage(
        exam=exam,
        number=number,
        exercise=exercise,
        kind=kind_name(exercise.kind),
        position=position(corpus, played_again(exercise), exercise),
        choices=choices_shown(corpus, exercise, answer.choices, False),
        ranks=tuple(answer.choices.index(place) + 1 for place in range(len(exercise.choices)))
        if is_ranked
        else (),
        paragraphs=paragraphs_offered(corpus, exercise) if asks_to_cite else (),
        picked=answer.paragraph,
        may_look_up=exercise.kind in plan.look_up,
        is_marked=answer.is_marked,
        kept=(("t", sitting.began), ("s", written_answers(sitting.answers)), ("q", number)),
        next_url=sitting.url() if is_last else sitting.url(q=number + 1),
        back_url=sitting.url(q=number - 1) if number > 1 else "",
    )


def asks_for_paragraph(exercise: Exercise, answer: Answer) -> bool:
    """True where an outcome was named and the paragraph is asked for next."""
    return exercise.kind in ASKED_TO_CITE and bool(answer.choices)


def graded(corpus: Corpus, sitting: Sitting) -> Result:
    """The result of what was answered."""
    cited = [
        _cited(corpus, exercise, answer)
        for exercise, answer in zip(sitting.exercises, sitting.answers, strict=True)
    ]
    plan = blueprint_of(sitting.code.blueprint)
    return result_of(corpus, plan, sitting.exercises, sitting.answers, cited)


def result_page(corpus: Corpus, sitting: Sitting, exam: ExamPage, was_late: bool) -> ResultPage:
    """The result with each question, what was answered, what is right, and the paragraph that decides."""
    result = graded(corpus, sitting)
    lines: list[ResultLine] = []
    missed: dict[str, str] = {}
    for number, one in enumerate(result.questions, start=1):
        exercise = one.exercise
        found = one.grade.result if one.grade else ""
        if found != "right":
            entry = entry_of(exercise.best)
            missed[corpus.entry(entry).title] = (
                f"{url_for('train.next_exercise')}?{Asked(edition=exercise.edition, about=entry).query(seed='', n='')}"
            )
        cite = _cited(corpus, exercise, one.answer)
        lines.append(
            ResultLine(
                number=number,
                kind=kind_name(exercise.kind),
                prompt=exercise.prompt,
                words=WORDS.get(found, "not answered"),
                is_right=found == "right",
                given=tuple(exercise.choices[place].text for place in one.answer.choices),
                right=tuple(exercise.choices[place].text for place in exercise.key),
                best=paragraph_shown(corpus, exercise.best),
                cited=paragraph_shown(corpus, cite).citation if cite else None,
                url=_explained(exercise, one.answer, cite),
            )
        )
    return ResultPage(
        exam=exam,
        points=_points(result.points),
        of=result.of,
        was_late=was_late,
        lessons=tuple(
            _lesson_line(sitting.code.edition, id_, *points) for id_, points in result.by_lesson().items()
        ),
        questions=tuple(lines),
        weak=tuple(missed.items()),
    )


def _lesson_line(edition: str, id_: str, points: float, of: int) -> LessonLine:
    found = lesson(edition, id_)
    return LessonLine(
        title=found.title if found else "Other positions",
        points=_points(points),
        of=of,
        is_weak=points < of / 2,
        url=url_for("train.lesson_page", id_=id_, edition=edition) if found else "",
    )


def _points(points: float) -> str:
    return f"{points:g}"


def _cited(corpus: Corpus, exercise: Exercise, answer: Answer) -> str:
    """The id of the paragraph that was picked; empty for none."""
    if answer.paragraph is None:
        return ""
    offered = paragraphs_offered(corpus, exercise)
    return offered[answer.paragraph].id if answer.paragraph < len(offered) else ""


def _explained(exercise: Exercise, answer: Answer, cite: str) -> str:
    fields: list[tuple[str, object]] = [("edition", exercise.edition)]
    if exercise.takes == "order":
        fields += [(f"o{place}", rank) for rank, place in enumerate(answer.choices, start=1)]
    else:
        fields += [("a", place) for place in answer.choices]
    if answer.choices:
        fields.append(("c", cite))
    return f"{url_for('train.exercise', id_=exercise.id)}?{urlencode(fields)}"
