"""The pages of an instructor's own set: choosing its exercises, and the set itself."""

from collections.abc import Mapping, Sequence

from flask import url_for
from msgspec import Struct

from agot_judge.corpus.store import Corpus
from agot_judge.training.curriculum import lessons
from agot_judge.training.model import Exercise
from agot_judge.training.pool import Pool
from agot_judge.training.sets.model import OwnSet, Proved
from agot_judge.web.lookup import citation
from agot_judge.web.pages import Citation
from agot_judge.web.sandbox.shares import Board
from agot_judge.web.train.choosing import Asked, fitting
from agot_judge.web.train.exercise_page import kind_name
from agot_judge.web.urls import absolute

MOST_SHOWN = 60
"""The most exercises that are offered at once: more are narrowed down."""


class Offer(Struct, frozen=True, kw_only=True):
    """An exercise to choose."""

    id: str
    kind: str
    prompt: str
    citation: Citation
    load: tuple[int, int]
    is_chosen: bool


class ChooserPage(Struct, frozen=True, kw_only=True):
    """The exercises to choose from, and those chosen so far."""

    edition: str
    title: str
    introduction: str
    lesson: str
    kind: str
    about: str
    lessons: tuple[tuple[str, str], ...]
    kinds: tuple[tuple[str, str], ...]
    chosen: tuple[Offer, ...]
    offered: tuple[Offer, ...]
    count: int
    """The number of all that fit."""
    problems: tuple[str, ...] = ()
    """The messages that say what is wrong with a set that was sent, each with its place."""
    text: str = ""
    """The text of a set that was sent."""


class InSet(Struct, frozen=True, kw_only=True):
    """An exercise of a set."""

    number: int
    kind: str
    prompt: str
    citation: Citation
    doubt: str
    url: str


class SetPage(Struct, frozen=True, kw_only=True):
    """A set with the ways to take it elsewhere."""

    title: str
    introduction: str
    edition: str
    exercises: tuple[InSet, ...]
    link: str
    is_kept: bool
    """True where it is kept on the server, since it is too long for an address."""
    files: tuple[tuple[str, str], ...]
    """The files that can be taken along: the words, the address."""
    sheet_url: str
    key_url: str
    change_url: str


def chooser_page(
    corpus: Corpus,
    pool: Pool,
    asked: Asked,
    words: Mapping[str, str],
    chosen: Sequence[str],
    problems: tuple[str, ...] = (),
) -> ChooserPage:
    """The page on which a set is put together; ``chosen`` are the ids of what was ticked."""
    ticked = dict.fromkeys(chosen)
    fit = fitting(pool, asked)
    every = fitting(pool, Asked(edition=asked.edition))
    return ChooserPage(
        edition=asked.edition,
        title=words.get("title", ""),
        introduction=words.get("introduction", ""),
        lesson=asked.lesson,
        kind=asked.kind,
        about=asked.about,
        lessons=tuple((one.id, one.title) for one in lessons(asked.edition)),
        kinds=tuple((kind, kind_name(kind)) for kind in dict.fromkeys(one.kind for one in every)),
        chosen=tuple(_offer(corpus, one, True) for id_ in ticked if (one := pool.exercise(id_)) is not None),
        offered=tuple(_offer(corpus, one, False) for one in fit if one.id not in ticked)[:MOST_SHOWN],
        count=len(fit),
        problems=problems,
        text=words.get("text", ""),
    )


def set_page(corpus: Corpus, board: Board, own: OwnSet, items: tuple[Proved, ...]) -> SetPage:
    """The page of a set."""

    def address(view: str) -> str:
        return url_for(f"train.{view}", kind=board.kind, key=board.key)

    return SetPage(
        title=own.title,
        introduction=own.introduction,
        edition=own.edition,
        exercises=tuple(
            InSet(
                number=number,
                kind=kind_name(one.exercise.kind),
                prompt=one.exercise.prompt,
                citation=citation(corpus, one.exercise.best),
                doubt=one.doubt,
                url=url_for("train.set_exercise", kind=board.kind, key=board.key, number=number),
            )
            for number, one in enumerate(items, start=1)
        ),
        link=absolute(address("own_set")),
        is_kept=board.kind == "k",
        files=(
            ("As a file (YAML)", address("set_yaml")),
            ("As a zip with its boards", address("set_zip")),
            ("For Anki (text)", address("set_anki")),
        ),
        sheet_url=address("set_sheet"),
        key_url=address("set_key"),
        change_url=address("change_set"),
    )


def _offer(corpus: Corpus, one: Exercise, is_chosen: bool) -> Offer:
    return Offer(
        id=one.id,
        kind=kind_name(one.kind),
        prompt=one.prompt,
        citation=citation(corpus, one.best),
        load=(one.load.rules, one.load.reading),
        is_chosen=is_chosen,
    )
