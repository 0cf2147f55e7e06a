"""Choice of the next exercise: what was asked for, and the line of exercises that a seed gives."""

import random
from collections.abc import Mapping
from urllib.parse import urlencode

from flask import url_for
from msgspec import Struct

from agot_judge.editions import DEFAULT_EDITION, EDITIONS
from agot_judge.training.model import Exercise
from agot_judge.training.pool import Pool, no_pool
from agot_judge.training.reserved import is_for_exams
from agot_judge.training.stale import offered
from agot_judge.web.library import library

MOST_SEED = 999_999
LEVELS = (1, 2, 3, 4, 5)


class Practised(Struct, frozen=True):
    """The exercises about a paragraph or an entry."""

    count: int
    url: str


class Asked(Struct, frozen=True, kw_only=True):
    """The exercises that somebody wants to practise: empty fields ask for everything."""

    edition: str = DEFAULT_EDITION
    kind: str = ""
    rules: int = 0
    lesson: str = ""
    about: str = ""
    """A paragraph or an entry by its id."""
    seed: int = 0
    number: int = 1
    """The number of the exercise in its line, from 1."""
    due: bool = False
    """True where it comes again from the log, and is no practice."""

    def fields(self, **changed: object) -> list[tuple[str, object]]:
        """The fields of an address by name, with some of them changed; what is empty is left out."""
        every: dict[str, object] = {
            "edition": "" if self.edition == DEFAULT_EDITION else self.edition,
            "kind": self.kind,
            "rules": self.rules or "",
            "lesson": self.lesson,
            "about": self.about,
            "seed": self.seed,
            "n": self.number,
            "due": "1" if self.due else "",
        }
        return [(name, value) for name, value in (every | changed).items() if value != ""]

    def query(self, **changed: object) -> str:
        """The same as an address has it."""
        return urlencode(self.fields(**changed))


def asked_for(args: Mapping[str, str]) -> Asked:
    """The wishes of an address; what it cannot mean is left out."""

    def number(name: str, most: int) -> int:
        word = args.get(name, "")
        return min(int(word), most) if word.isascii() and word.isdecimal() and len(word) < 10 else 0

    edition = args.get("edition", "")
    return Asked(
        edition=edition if edition in EDITIONS else DEFAULT_EDITION,
        kind=args.get("kind", ""),
        rules=number("rules", LEVELS[-1]),
        lesson=args.get("lesson", ""),
        about=args.get("about", ""),
        seed=number("seed", MOST_SEED),
        number=max(1, number("n", MOST_SEED)),
        due=args.get("due") == "1",
    )


def pool_or_none(edition: str) -> Pool | None:
    """The exercises of an edition that hold under the rules as they are now; None where none are made."""
    return offered(library().corpus, edition)


def pool_of(edition: str) -> Pool:
    """The exercises of an edition that hold under the rules as they are now; an empty pool where none are made."""
    return pool_or_none(edition) or no_pool(edition)


def fitting(pool: Pool, asked: Asked) -> tuple[Exercise, ...]:
    """The exercises for practice that are asked for, in the order of the pool: not those that are kept for exams."""
    return tuple(
        one
        for one in pool.exercises
        if not is_for_exams(one.family)
        and asked.kind in ("", one.kind)
        and asked.rules in (0, one.load.rules)
        and asked.lesson in ("", one.lesson)
        and (not asked.about or _is_about(one, asked.about))
    )


def practised(edition: str, about: str) -> Practised | None:
    """The exercises for practice about a paragraph or an entry; None where there are none."""
    pool = pool_or_none(edition)
    asked = Asked(edition=edition, about=about)
    count = len(fitting(pool, asked)) if pool is not None else 0
    return (
        Practised(count, f"{url_for('train.next_exercise')}?{asked.query(seed='', n='')}") if count else None
    )


def chosen(pool: Pool, asked: Asked) -> Exercise | None:
    """The exercise of this number in the line of the seed, which begins anew after the last; None where none fits."""
    found = list(fitting(pool, asked))
    if not found:
        return None
    random.Random(asked.seed).shuffle(found)
    return found[(asked.number - 1) % len(found)]


def _is_about(exercise: Exercise, id_: str) -> bool:
    return any(cite == id_ or cite.startswith(f"{id_}/") for cite in (exercise.best, *exercise.accepted))
