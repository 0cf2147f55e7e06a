"""The operations of the API about exercises, exams and sets, with their parameters."""

from agot_judge.editions import DEFAULT_EDITION, EDITIONS
from agot_judge.training.exam import MOST_SEED
from agot_judge.training.pool import KINDS
from agot_judge.web.api_operation import Operation, Parameter
from agot_judge.web.api_train_models import (
    AskedExercise,
    ExamAnswer,
    ExamWanted,
    ExercisesAnswer,
    ExplainedAnswer,
    GivenAnswer,
    LogSent,
    ScheduleAnswer,
    SetAnswer,
    SetSent,
)

MOST_EXERCISES = 100
DEFAULT_EXERCISES = 10
LONGEST_TOPIC = 120
"""Characters."""
AN_EXERCISE = "with the id of an exercise"


def _level(name: str, about: str) -> Parameter:
    return Parameter(
        name=name,
        place="query",
        about=f"{about}; 0 for any.",
        schema={"type": "integer", "minimum": 0, "maximum": 5, "default": 0},
        example="2",
        is_required=False,
    )


TRAIN_EDITION = Parameter(
    name="edition",
    place="query",
    about="The edition of the exercises.",
    schema={"type": "string", "enum": list(EDITIONS), "default": DEFAULT_EDITION},
    example=DEFAULT_EDITION,
    is_required=False,
)
TOPIC = Parameter(
    name="topic",
    place="query",
    about="A lesson, or the id of a paragraph or an entry; all where it is left out.",
    schema={"type": "string", "minLength": 0, "maxLength": LONGEST_TOPIC},
    example="saves",
    is_required=False,
)
KIND = Parameter(
    name="kind",
    place="query",
    about="A kind of exercise; all where it is left out.",
    schema={"type": "string", "enum": list(KINDS)},
    example="next",
    is_required=False,
)
RULES = _level("rules", "What must be known, from 1 to 5")
READING = _level("reading", "What must be read, from 1 to 5")
SEED = Parameter(
    name="seed",
    place="query",
    about="The same seed gives the same order.",
    schema={"type": "integer", "minimum": 0, "maximum": MOST_SEED, "default": 0},
    example="7",
    is_required=False,
)
N = Parameter(
    name="n",
    place="query",
    about="How many exercises at most.",
    schema={"type": "integer", "minimum": 1, "maximum": MOST_EXERCISES, "default": DEFAULT_EXERCISES},
    example="5",
    is_required=False,
)
EXERCISE = Parameter(
    name="exercise",
    place="path",
    about="The id of an exercise. Exercises are made anew when the rules change: an id may be gone then.",
    schema={"type": "string", "minLength": 1},
    example="0123456789ab",
    is_required=True,
)
CODE = Parameter(
    name="code",
    place="path",
    about="The code of an exam.",
    schema={"type": "string", "minLength": 1},
    example="2e-all-0-30-45-7-0a1b2c-3d4e5f",
    is_required=True,
)
STORED = Parameter(
    name="kind",
    place="path",
    about="`s`: the set stands in the address. `k`: it is kept.",
    schema={"type": "string", "enum": ["s", "k"]},
    example="s",
    is_required=True,
)
KEY = Parameter(
    name="key",
    place="path",
    about="The packed set, or its id.",
    schema={"type": "string", "minLength": 1},
    example="1AbC",
    is_required=True,
)

TRAIN_OPERATIONS = (
    Operation(
        name="train_exercises",
        path="/train/exercises",
        title="Exercises",
        about="Exercises for practice that fit, in the order of a seed.",
        gives=ExercisesAnswer,
        parameters=(TRAIN_EDITION, TOPIC, KIND, RULES, READING, SEED, N),
        example="/train/exercises?topic=saves&seed=7&n=5",
    ),
    Operation(
        name="train_exercise",
        path="/train/exercises/{exercise}",
        title="An exercise",
        about="The board, the question and its choices; not the key.",
        gives=AskedExercise,
        parameters=(EXERCISE,),
        example="/train/exercises/0123456789ab",
        needs=AN_EXERCISE,
    ),
    Operation(
        name="train_answer",
        path="/train/exercises/{exercise}/answer",
        title="Answer an exercise",
        about="The worth of an answer, the key, and the trace that explains it. Nothing of it is kept.",
        gives=ExplainedAnswer,
        parameters=(EXERCISE,),
        method="post",
        takes=GivenAnswer,
        example="/train/exercises/0123456789ab/answer",
        sends='{"choices": [0], "cite": "2e/rr/save/1"}',
        needs=AN_EXERCISE,
    ),
    Operation(
        name="train_schedule",
        path="/train/schedule",
        title="What is due",
        about="The exercises that a log of answers makes due. Nothing of it is kept.",
        gives=ScheduleAnswer,
        method="post",
        takes=LogSent,
        example="/train/schedule",
        sends='{"log": []}',
    ),
    Operation(
        name="train_new_exam",
        path="/train/exams",
        title="Draw an exam",
        about="The exam that a seed gives: its code gives the same to everybody.",
        gives=ExamAnswer,
        method="post",
        takes=ExamWanted,
        example="/train/exams",
        sends='{"number": 10, "minutes": 15, "seed": 7}',
    ),
    Operation(
        name="train_exam",
        path="/train/exams/{code}",
        title="An exam",
        about="The questions of an exam, without the key.",
        gives=ExamAnswer,
        parameters=(CODE,),
        example="/train/exams/2e-all-0-30-45-7-0a1b2c-3d4e5f",
        needs="with the code of an exam",
    ),
    Operation(
        name="train_new_set",
        path="/train/sets",
        title="Make a set",
        about="A set of its text or of ids, each item proved. One that is too long for an address is kept as boards are.",
        gives=SetAnswer,
        method="post",
        takes=SetSent,
        example="/train/sets",
        sends='{"title": "First evening", "exercises": ["0123456789ab"]}',
        needs=AN_EXERCISE,
    ),
    Operation(
        name="train_set",
        path="/train/sets/{kind}/{key}",
        title="A set",
        about="A set with its exercises, without their keys, and its text.",
        gives=SetAnswer,
        parameters=(STORED, KEY),
        example="/train/sets/s/1AbC",
        needs="with the address of a set",
    ),
)
