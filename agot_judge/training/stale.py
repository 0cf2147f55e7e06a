"""Stale exercises: they are not offered; made again, they are kept where the answer is as it was, or else reviewed."""

import sys
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.corpus.store import Corpus
from agot_judge.training.model import Exercise
from agot_judge.training.pool import Pool, kept_pool
from agot_judge.training.resting import is_stale


class Remade(Struct, frozen=True):
    """A stale exercise, and the same question as it is made now; None where it is not made any more."""

    before: Exercise
    now: Exercise | None

    @property
    def is_to_be_reviewed(self) -> bool:
        """True where the answer is another one, or there is no such question any more."""
        return self.now is None or _answer(self.now) != _answer(self.before)


_LAST: dict[str, tuple[Pool, str, Pool]] = {}
"""By edition: a pool, the corpus that it was held against, and what of it is in force."""


def offered(corpus: Corpus, edition: str) -> Pool | None:
    """The pool of an edition as it was built last, without what is stale; None where none was built."""
    pool = kept_pool(edition)
    if pool is None or sys.platform == "emscripten":
        return pool  # a browser has the pool of the very program that it runs, whose code has other hashes in its Python
    last = _LAST.get(edition)
    if last is None or last[0] is not pool or last[1] != corpus.fingerprint:
        last = _LAST[edition] = (pool, corpus.fingerprint, in_force(corpus, pool))
    return last[2]


def in_force(corpus: Corpus, pool: Pool) -> Pool:
    """The pool without what is stale."""
    return replace(pool, exercises=tuple(one for one in pool.exercises if not is_stale(corpus, one)))


def made_again(corpus: Corpus, before: Pool, now: Pool) -> Iterator[Remade]:
    """Each exercise of the earlier pool that is stale, beside what the positions give now."""
    again = {_question(one): one for one in now.exercises}
    for one in before.exercises:
        if is_stale(corpus, one):
            yield Remade(one, again.get(_question(one)))


def _question(exercise: Exercise) -> tuple[object, ...]:
    return (exercise.kind, exercise.scenario, exercise.place, exercise.prompt)


def _answer(exercise: Exercise) -> tuple[str, ...]:
    right = [exercise.choices[place].text for place in exercise.key]
    return tuple(right if exercise.takes == "order" else sorted(right))
