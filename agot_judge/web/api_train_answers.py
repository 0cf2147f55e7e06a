"""The answers of the API about exercises: asked without the key, graded, explained."""

from urllib.parse import urlencode

from flask import url_for
from msgspec import convert

from agot_judge.corpus.model import body
from agot_judge.corpus.store import Corpus
from agot_judge.training.grading import ASKED_TO_CITE, grade
from agot_judge.training.model import Exercise
from agot_judge.web.api_ids import reference
from agot_judge.web.api_train_models import (
    AskedExercise,
    BoardSide,
    ExplainedAnswer,
    ExplainedChoice,
    GivenAnswer,
    ListedExercise,
    TraceOfAnswer,
)
from agot_judge.web.train.position import explaining_lines, played_again, position


def page_of(exercise: Exercise) -> str:
    """Where an exercise is asked as a page."""
    return f"{url_for('train.exercise', id_=exercise.id)}?{urlencode({'edition': exercise.edition})}"


def asked_exercise(corpus: Corpus, exercise: Exercise, page: str) -> AskedExercise:
    """The exercise without its key. Raises UnknownExercise where its position cannot be played any more."""
    shown = position(corpus, played_again(exercise), exercise)
    return AskedExercise(
        id=exercise.id,
        edition=exercise.edition,
        kind=exercise.kind,
        family=exercise.family,
        lesson=exercise.lesson,
        prompt=exercise.prompt,
        takes=exercise.takes,
        choices=tuple(choice.text for choice in exercise.choices),
        asks_for_paragraph=exercise.kind in ASKED_TO_CITE,
        rules=exercise.load.rules,
        reading=exercise.load.reading,
        challenge=shown.challenge,
        board=convert(shown.sides, tuple[BoardSide, ...], from_attributes=True),
        before=tuple(line.text for line in shown.before),
        page=page,
    )


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
