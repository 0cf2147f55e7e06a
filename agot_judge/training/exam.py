"""An exam: a code from which anybody gets the same questions, and what the answers are worth."""

import random
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct

from agot_judge.corpus.store import Corpus
from agot_judge.editions import EDITIONS
from agot_judge.errors import UnknownExercise
from agot_judge.spelling import did_you_mean
from agot_judge.toml_files import read_toml
from agot_judge.training.model import Exercise
from agot_judge.training.pool import FIXED, Pool
from agot_judge.training.reserved import is_for_exams

NUMBER, MINUTES = 30, 45
MOST_NUMBER, MOST_MINUTES, MOST_SEED = 60, 240, 999_999
LEVELS = range(6)
"""The most that must be known of the rules; 0 for anything."""
_HASH = 6
"""The number of letters of a hash that stand in a code."""
_CODE = re.compile(r"([a-z0-9]+)-([a-z]+)-(\d)-(\d{1,2})-(\d{1,3})-(\d{1,6})-([0-9a-f]{6})-([0-9a-f]{6})")


class Blueprint(Struct, frozen=True, forbid_unknown_fields=True):
    """The plan of an exam."""

    id: str
    title: str
    look_up: tuple[str, ...]
    """Kinds that are asked in a second part, in which rules may be looked up."""
    double: tuple[str, ...]
    """Kinds that count twice."""
    shares: dict[str, int]

    def share(self, kind: str) -> int:
        """The share of a kind of exercise."""
        return self.shares.get(kind, 1)

    def worth(self, kind: str) -> int:
        """The worth of an answer to a question of this kind."""
        return 2 if kind in self.double else 1


class _Blueprints(Struct, frozen=True, forbid_unknown_fields=True):
    blueprint: tuple[Blueprint, ...]


class Code(Struct, frozen=True, kw_only=True):
    """All that an exam is drawn from."""

    edition: str
    blueprint: str = "all"
    level: int = 0
    number: int = NUMBER
    minutes: int = MINUTES
    seed: int
    corpus: str
    """The beginning of a hash of the documents."""
    made_from: str
    """The beginning of the hash of all from which the exercises were made."""

    def __str__(self) -> str:
        """The code as an address has it."""
        return (
            f"{self.edition}-{self.blueprint}-{self.level}-{self.number}-{self.minutes}-{self.seed}"
            f"-{self.corpus}-{self.made_from}"
        )


class Changed(Struct, frozen=True):
    """The parts that are not as they were when an exam was drawn: its questions may be others now."""

    documents: bool
    exercises: bool


@cache
def blueprints() -> tuple[Blueprint, ...]:
    """The blueprints that come with the program. Raises CorpusError for a faulty file."""
    return read_toml(Path(__file__).with_name("blueprints.toml"), _Blueprints).blueprint


def blueprint_of(id_: str) -> Blueprint:
    """The blueprint of an id. Raises UnknownExercise with the nearest one."""
    found = next((one for one in blueprints() if one.id == id_), None)
    if found is None:
        raise UnknownExercise(
            f"There is no blueprint “{id_[:40]}”. {did_you_mean(id_, [one.id for one in blueprints()])}"
        )
    return found


def new_code(
    corpus: Corpus, pool: Pool, seed: int, blueprint: str, level: int, number: int, minutes: int
) -> Code:
    """The code of an exam on the exercises as they are now. Raises UnknownExercise where there are none to draw from."""
    if not pool.exercises:
        raise UnknownExercise(
            f"No exercises of {pool.edition} are made here, so there is nothing to draw an exam from. Whoever runs this "
            "program makes them with “agot-judge train build”."
        )
    return Code(
        edition=pool.edition,
        blueprint=blueprint,
        level=level,
        number=number,
        minutes=minutes,
        seed=seed,
        corpus=corpus.fingerprint[:_HASH],
        made_from=pool.made_from[:_HASH],
    )


def read_code(text: str) -> Code:
    """The exam that a code means. Raises UnknownExercise, with what a code looks like."""
    found = _CODE.fullmatch(text)
    if found is None or found[1] not in EDITIONS:
        raise UnknownExercise(
            f"“{text[:80]}” is no code of an exam: it was cut off or mistyped. It has eight parts with hyphens between "
            "them: edition, blueprint, level, number of questions, minutes, seed, and two of six letters."
        )
    code = Code(
        edition=found[1],
        blueprint=blueprint_of(found[2]).id,
        level=int(found[3]),
        number=int(found[4]),
        minutes=int(found[5]),
        seed=int(found[6]),
        corpus=found[7],
        made_from=found[8],
    )
    in_bounds = code.level in LEVELS and 1 <= code.number <= MOST_NUMBER
    if not in_bounds or not 1 <= code.minutes <= MOST_MINUTES:
        raise UnknownExercise(
            f"An exam has a level from 0 to {LEVELS[-1]}, 1 to {MOST_NUMBER} questions and 1 to {MOST_MINUTES} minutes; "
            f"“{text[:80]}” says {code.level}, {code.number} and {code.minutes}."
        )
    return code


def changed(corpus: Corpus, pool: Pool, code: Code) -> Changed:
    """The parts of an exam's ground that have changed since its code was made."""
    return Changed(
        documents=not corpus.fingerprint.startswith(code.corpus),
        exercises=not pool.made_from.startswith(code.made_from),
    )


def drawn(pool: Pool, code: Code) -> tuple[Exercise, ...]:
    """The questions of an exam, those with look-up last: the same for the same code and pool.

    Fewer than asked for where the families that are kept for exams have no more.
    """
    plan = blueprint_of(code.blueprint)
    fitting = [
        one
        for one in pool.exercises
        if is_for_exams(one.family)
        and (not code.level or one.load.rules <= code.level)
        and plan.share(one.kind)
    ]
    without = [one for one in fitting if one.kind not in plan.look_up]
    with_search = [one for one in fitting if one.kind in plan.look_up]
    return (
        *_spread(without, plan, code.seed, code.number),
        *_spread(with_search, plan, code.seed, code.number // 3),
    )


def _spread(exercises: Iterable[Exercise], plan: Blueprint, seed: int, number: int) -> Iterable[Exercise]:
    """A number of them, each time one of the kind, the lesson and the family that have come least so far."""
    left = sorted(exercises, key=lambda one: one.id)
    random.Random(seed).shuffle(left)
    kinds: Counter[str] = Counter()
    lessons: Counter[str] = Counter()
    families: Counter[str] = Counter()
    chosen: list[Exercise] = []
    while left and len(chosen) < number:
        one = min(
            left,
            key=lambda one: (
                families[one.family],
                kinds[one.kind] / plan.share(one.kind) + lessons[one.lesson],
            ),
        )
        left.remove(one)
        chosen.append(one)
        kinds[one.kind] += 1
        lessons[one.lesson] += 1
        families[one.family] += 1
    random.Random(seed).shuffle(chosen)
    return chosen


VARIANTS = "ABCD"


def in_variant(exercises: Sequence[Exercise], code: str, variant: str) -> tuple[Exercise, ...]:
    """The questions in the order of a printed variant: of the first one, as they were drawn."""
    found = list(exercises)
    if variant != VARIANTS[0]:
        random.Random(f"{code} {variant}").shuffle(found)
    return tuple(found)


def choices_in_variant(exercise: Exercise, code: str, variant: str) -> tuple[int, ...]:
    """The places of an exercise's choices in the order of a printed variant."""
    places = list(range(len(exercise.choices)))
    if variant != VARIANTS[0] and exercise.kind not in FIXED:
        random.Random(f"{code} {variant} {exercise.id}").shuffle(places)
    return tuple(places)
