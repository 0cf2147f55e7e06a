"""The answers of an exam as an address carries them, and the result."""

import re
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.corpus.store import Corpus
from agot_judge.training.exam import Blueprint
from agot_judge.training.grading import Grade, grade
from agot_judge.training.model import Exercise

_ANSWER = re.compile(r"(\d*)(?:c(\d))?(m?)")


class Answer(Struct, frozen=True, kw_only=True):
    """The answer to one question: empty where none was given."""

    choices: tuple[int, ...] = ()
    paragraph: int | None = None
    """The place of the paragraph among those offered; None where none was named yet."""
    is_marked: bool = False
    """True where it was marked, to come back to it."""


NOTHING = Answer()


def read_answers(text: str, choices: Sequence[int]) -> tuple[Answer, ...]:
    """The answers that an address carries to questions of so many choices each; what it cannot mean is no answer."""
    parts = text.split(".")[: len(choices)]
    found = [_read(part, count) for part, count in zip(parts, choices, strict=False)]
    return (*found, *([NOTHING] * (len(choices) - len(found))))


def written_answers(answers: Sequence[Answer]) -> str:
    """The answers as an address carries them."""
    return ".".join(_written(one) for one in answers).rstrip(".")


def _read(part: str, count: int) -> Answer:
    found = _ANSWER.fullmatch(part)
    if found is None:
        return NOTHING
    choices = tuple(int(digit) for digit in found[1])
    is_one = len(set(choices)) == len(choices) and all(place < count for place in choices)
    return Answer(
        choices=choices if is_one else (),
        paragraph=int(found[2]) if found[2] else None,
        is_marked=bool(found[3]),
    )


def _written(one: Answer) -> str:
    cited = "" if one.paragraph is None else f"c{one.paragraph}"
    return "".join(map(str, one.choices)) + cited + ("m" if one.is_marked else "")


class Graded(Struct, frozen=True, kw_only=True):
    """A question with the answer and what it is worth."""

    exercise: Exercise
    answer: Answer
    grade: Grade | None
    """None where nothing was answered."""
    points: float
    of: int


class Result(Struct, frozen=True, kw_only=True):
    """The worth of all answers. It certifies nothing."""

    questions: tuple[Graded, ...]
    points: float
    of: int

    def by_lesson(self) -> dict[str, tuple[float, int]]:
        """The points and those that there are, by lesson, in the order of the questions."""
        found: dict[str, tuple[float, int]] = {}
        for one in self.questions:
            points, of = found.get(one.exercise.lesson, (0.0, 0))
            found[one.exercise.lesson] = (points + one.points, of + one.of)
        return found


def result_of(
    corpus: Corpus,
    plan: Blueprint,
    exercises: Sequence[Exercise],
    answers: Sequence[Answer],
    cited: Sequence[str],
) -> Result:
    """The result of an exam: a right ruling without its paragraph counts half. ``cited`` are the paragraphs named, by id."""
    graded = []
    for exercise, answer, cite in zip(exercises, answers, cited, strict=True):
        worth = plan.worth(exercise.kind)
        found = grade(corpus, exercise, answer.choices, cite) if answer.choices else None
        share = {"right": 1.0, "right without the paragraph": 0.5}.get(found.result, 0.0) if found else 0.0
        graded.append(Graded(exercise=exercise, answer=answer, grade=found, points=share * worth, of=worth))
    return Result(
        questions=tuple(graded),
        points=sum(one.points for one in graded),
        of=sum(one.of for one in graded),
    )


def with_answer(answers: Sequence[Answer], number: int, **changed: object) -> tuple[Answer, ...]:
    """The answers with one of them changed; ``number`` is that of the question, from 1."""
    return tuple(
        replace(one, **changed) if place == number else one for place, one in enumerate(answers, start=1)
    )
