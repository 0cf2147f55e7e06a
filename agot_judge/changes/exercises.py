"""The exercises that rest on paragraphs, as the pools were built last."""

from collections.abc import Iterator

from agot_judge.corpus.dependents import Citing
from agot_judge.editions import EDITIONS
from agot_judge.training.model import Exercise
from agot_judge.training.pool import kept_pool


def exercises() -> Iterator[Exercise]:
    """Every exercise that is kept here, edition by edition; none where none was made yet."""
    for edition in EDITIONS:
        pool = kept_pool(edition)
        yield from pool.exercises if pool is not None else ()


def exercise(edition: str, id_: str) -> Exercise | None:
    """The exercise of an id as it was made last; None where there is none."""
    pool = kept_pool(edition)
    return pool.exercise(id_) if pool is not None else None


def citing() -> Iterator[Citing]:
    """The exercises with the paragraphs on which they rest; one whose paragraph changes is stale and made again."""
    for one in exercises():
        yield Citing("exercise", f"{one.edition}/{one.id}", frozenset(cite for cite, _ in one.rests_on))
