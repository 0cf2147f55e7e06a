"""Exercises of a judge's own board as a page: those that were made, and those that were refused with the rules broken."""

from collections.abc import Callable, Collection

from flask import url_for
from msgspec import Struct

from agot_judge.corpus.store import Corpus
from agot_judge.training.model import Exercise
from agot_judge.training.own import Own, own_exercises
from agot_judge.training.pool import Pool
from agot_judge.training.validity import SAID
from agot_judge.web.card_library import imported_cards
from agot_judge.web.lookup import citation
from agot_judge.web.pages import Citation
from agot_judge.web.sandbox.shares import Board, url
from agot_judge.web.train.exercise_page import kind_name


class OwnExercise(Struct, frozen=True, kw_only=True):
    """An exercise that was made of the board."""

    id: str
    kind: str
    prompt: str
    citation: Citation
    url: str


class OwnRefused(Struct, frozen=True, kw_only=True):
    """A question that is not asked."""

    kind: str
    prompt: str
    citation: Citation
    broken: tuple[tuple[str, str], ...]
    """The rules that it breaks: the number, and what is wrong."""


class OwnPage(Struct, frozen=True, kw_only=True):
    """The exercises of a board."""

    made: tuple[OwnExercise, ...]
    refused: tuple[OwnRefused, ...]
    reasons: tuple[str, ...]
    board_url: str
    set_url: str
    """Where all of them become a set, by a press."""


def own_of(corpus: Corpus, pool: Pool, board: Board, proved: Callable[[], Collection[str]]) -> Own:
    """The exercises of a board; cards that it does not define are those that were imported."""
    return own_exercises(corpus, pool, board.text, proved, imported_cards())


def own_page(corpus: Corpus, board: Board, own: Own) -> OwnPage:
    """The end of the questions of a board."""
    return OwnPage(
        made=tuple(_made(corpus, board, one) for one in own.exercises),
        refused=tuple(
            OwnRefused(
                kind=kind_name(one.kind),
                prompt=one.prompt,
                citation=citation(corpus, one.best),
                broken=tuple((rule, SAID[rule]) for rule in one.rules),
            )
            for one in own.refused
        ),
        reasons=own.reasons,
        board_url=url(board),
        set_url=url_for("train.set_of_board", kind=board.kind, key=board.key),
    )


def _made(corpus: Corpus, board: Board, one: Exercise) -> OwnExercise:
    return OwnExercise(
        id=one.id,
        kind=kind_name(one.kind),
        prompt=one.prompt,
        citation=citation(corpus, one.best),
        url=url_for("train.own_exercise", kind=board.kind, key=board.key, id_=one.id),
    )
