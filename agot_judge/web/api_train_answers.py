"""The API's questions and answers about exercises, exams and sets: asked without the key, graded, explained."""

from datetime import datetime
from typing import Annotated, Literal
from urllib.parse import urlencode

from flask import url_for
from msgspec import Meta, Struct, convert
from msgspec.structs import asdict

from agot_judge.corpus.model import body
from agot_judge.corpus.store import Corpus
from agot_judge.editions import DEFAULT_EDITION
from agot_judge.training.exam import MINUTES, MOST_MINUTES, MOST_NUMBER, MOST_SEED, NUMBER
from agot_judge.training.grading import ASKED_TO_CITE, grade
from agot_judge.training.model import Exercise
from agot_judge.web.api_ids import reference
from agot_judge.web.api_models import Reference, about
from agot_judge.web.train.position import explaining_lines, played_again, position

Takes = Literal["one", "several", "order"]


class BoardCard(Struct, frozen=True, kw_only=True):
    """A card on the board of an exercise."""

    name: str
    marks: Annotated[tuple[str, ...], about("STR, icons, kneeling, attacking, traits ..")]
    text: str


class BoardSide(Struct, frozen=True, kw_only=True):
    """A player's side of the board."""

    name: str
    facts: Annotated[tuple[str, ...], about("Plot, claim, power, gold, first player.")]
    play: tuple[BoardCard, ...]
    hand: tuple[BoardCard, ...]


class AskedExercise(Struct, frozen=True, kw_only=True):
    """An exercise without its key."""

    id: str
    edition: str
    kind: str
    family: Annotated[str, about("What is remembered and repeated: the rule, and the kind.")]
    lesson: str
    prompt: str
    takes: Annotated[Takes, about("One choice, all that fit, or the places of all choices in order.")]
    choices: tuple[str, ...]
    asks_for_paragraph: bool
    rules: Annotated[int, about("What must be known, from 1 to 5.")]
    reading: Annotated[int, about("What must be read, from 1 to 5.")]
    challenge: Annotated[str, about("The challenge under way; empty for none.")]
    board: tuple[BoardSide, ...]
    before: Annotated[tuple[str, ...], about("The last lines of the trace before the question.")]
    page: Annotated[str, about("Where it is asked as a page.")]


class ListedExercise(Struct, frozen=True, kw_only=True):
    """An exercise in a list."""

    id: str
    kind: str
    lesson: str
    prompt: str
    rules: int
    reading: int
    url: Annotated[str, about("Where the API asks it.")]


class ExercisesAnswer(Struct, frozen=True, kw_only=True):
    """The exercises for practice that fit: not those that are kept for exams."""

    edition: str
    total: Annotated[int, about("How many fit.")]
    seed: Annotated[int, about("The same seed gives the same order.")]
    exercises: tuple[ListedExercise, ...]


class GivenAnswer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer to an exercise."""

    choices: Annotated[
        tuple[int, ...], about("Places of the choices, from 0; in their order where that is asked.")
    ]
    cite: Annotated[str, about("The id of the paragraph that decides; empty for none.")] = ""


class ExplainedChoice(Struct, frozen=True, kw_only=True):
    """A choice after the answer."""

    text: str
    is_right: bool
    because: Annotated[str, about("Empty where the trace says it.")]
    cites: tuple[Reference, ...]


class TraceOfAnswer(Struct, frozen=True, kw_only=True):
    """A line of the trace that explains the answer."""

    n: int
    depth: int
    text: str
    decides: bool
    cites: tuple[Reference, ...]


class ExplainedAnswer(Struct, frozen=True, kw_only=True):
    """The worth of an answer, and why."""

    result: Annotated[str, about("`right`, `right without the paragraph`, `wrong`.")]
    cited: Annotated[str, about("`right`, `near`, `wrong`, `none`, `not asked`.")]
    key: tuple[int, ...]
    best: Annotated[Reference, about("The paragraph that decides.")]
    text: Annotated[str, about("Its words.")]
    accepted: Annotated[tuple[Reference, ...], about("Every paragraph that is right.")]
    choices: tuple[ExplainedChoice, ...]
    trace: tuple[TraceOfAnswer, ...]
    proof: Annotated[str, about("How the key was proved.")]
    scenario: Annotated[str, about("The board with its run, as a scenario file.")]


class LoggedAnswer(Struct, frozen=True, kw_only=True):
    """An answer as a learner's own log has it."""

    exercise: str
    family: str
    at: datetime
    result: Literal["right", "right without the paragraph", "wrong"]
    ms: Annotated[int, Meta(ge=0)] = 0
    sure: bool = False


class LogSent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A log of answers: nothing of it is kept."""

    log: tuple[LoggedAnswer, ...]
    edition: str = DEFAULT_EDITION
    most: Annotated[int, Meta(ge=0, le=200, description="The most that are offered today.")] = 20


class DueExercise(Struct, frozen=True, kw_only=True):
    """An exercise that is due."""

    exercise: Annotated[
        str, about("Its id; with a number after a hyphen that of a fresh variant, asked at the same address.")
    ]
    family: str
    title: str
    since: datetime
    because: str
    page: str


class ScheduleAnswer(Struct, frozen=True, kw_only=True):
    """The part of a log that is due."""

    due: tuple[DueExercise, ...]
    waiting: Annotated[int, about("How many are due besides.")]
    tomorrow: Annotated[int, about("How many are due within a day, besides those that are due now.")]
    later: int
    next: datetime | None


class ExamWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The exam that is to be drawn."""

    edition: str = DEFAULT_EDITION
    blueprint: str = "all"
    level: Annotated[int, Meta(ge=0, le=5, description="The most that must be known; 0 for anything.")] = 0
    number: Annotated[int, Meta(ge=1, le=MOST_NUMBER)] = NUMBER
    minutes: Annotated[int, Meta(ge=1, le=MOST_MINUTES)] = MINUTES
    seed: Annotated[int, Meta(ge=0, le=MOST_SEED)] = 1


class ExamAnswer(Struct, frozen=True, kw_only=True):
    """An exam without its key."""

    code: Annotated[str, about("The same code gives the same questions.")]
    documents_have_changed: bool
    exercises_have_changed: bool
    minutes: int
    exercises: tuple[AskedExercise, ...]
    page: str
    sheet: str
    key: Annotated[str, about("Where the key is read.")]


class SetSent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A set: its text, or the ids of exercises."""

    text: Annotated[str, about("The text of set.yaml; then the rest is not looked at.")] = ""
    title: str = "Exercises"
    introduction: str = ""
    edition: str = DEFAULT_EDITION
    exercises: tuple[str, ...] = ()


class SetAnswer(Struct, frozen=True, kw_only=True):
    """A set, its items proved."""

    title: str
    introduction: str
    edition: str
    exercises: tuple[AskedExercise, ...]
    doubts: Annotated[
        tuple[str, ...],
        about("Of each exercise what the engine says against it; empty where it has proved it."),
    ]
    text: Annotated[str, about("The set as set.yaml.")]
    url: Annotated[str, about("Where the API gives it.")]
    page: str


def page_of(exercise: Exercise) -> str:
    """Where an exercise is asked as a page."""
    return f"{url_for('train.exercise', id_=exercise.id)}?{urlencode({'edition': exercise.edition})}"


def asked_exercise(corpus: Corpus, exercise: Exercise, page: str) -> AskedExercise:
    """The exercise without its key. Raises UnknownExercise where its position cannot be played any more."""
    shown = position(corpus, played_again(exercise), exercise)
    more = {
        "choices": tuple(choice.text for choice in exercise.choices),
        "asks_for_paragraph": exercise.kind in ASKED_TO_CITE,
        "rules": exercise.load.rules,
        "reading": exercise.load.reading,
        "challenge": shown.challenge,
        "board": shown.sides,
        "before": tuple(line.text for line in shown.before),
        "page": page,
    }
    return convert(asdict(exercise) | more, AskedExercise, from_attributes=True)


def listed_exercise(exercise: Exercise) -> ListedExercise:
    """The exercise in a list."""
    return ListedExercise(
        id=exercise.id,
        kind=exercise.kind,
        lesson=exercise.lesson,
        prompt=exercise.prompt,
        rules=exercise.load.rules,
        reading=exercise.load.reading,
        url=url_for("api.train_exercise", exercise=exercise.id),
    )


def explained_answer(corpus: Corpus, exercise: Exercise, given: GivenAnswer) -> ExplainedAnswer:
    """The worth of an answer, the key and the trace."""
    found = grade(corpus, exercise, given.choices, given.cite)
    played = played_again(exercise)
    return ExplainedAnswer(
        result=found.result,
        cited=found.cited,
        key=exercise.key,
        best=reference(corpus, exercise.best),
        text=body(corpus.paragraph(exercise.best)),
        accepted=tuple(reference(corpus, cite) for cite in exercise.accepted),
        choices=tuple(
            ExplainedChoice(
                text=choice.text,
                is_right=place in exercise.key,
                because=choice.because,
                cites=tuple(reference(corpus, cite) for cite in choice.cites),
            )
            for place, choice in enumerate(exercise.choices)
        ),
        trace=tuple(
            TraceOfAnswer(
                n=line.number,
                depth=line.depth,
                text=line.text,
                decides=line.decides,
                cites=tuple(reference(corpus, cite.id) for cite in line.citations),
            )
            for line in explaining_lines(corpus, played, exercise)
        ),
        proof=exercise.proof,
        scenario=exercise.scenario,
    )
