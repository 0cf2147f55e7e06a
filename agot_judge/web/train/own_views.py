"""The views of exercises that are made of a judge's own board."""

from flask import redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from agot_judge.errors import AgotJudgeError, UnknownExercise, UnknownScenario
from agot_judge.training.own import Own
from agot_judge.training.proved import proved
from agot_judge.training.sets.model import OwnSet
from agot_judge.training.sets.writing import item_of, written_set
from agot_judge.web.errors import page_of
from agot_judge.web.library import library
from agot_judge.web.limits import OUTCOMES_SECONDS, within
from agot_judge.web.sandbox.loading import load
from agot_judge.web.sandbox.packing import CannotUnpack
from agot_judge.web.sandbox.shares import Board, board_at, board_of
from agot_judge.web.train.choosing import asked_for, pool_of
from agot_judge.web.train.exercise_page import exercise_page
from agot_judge.web.train.own_page import own_of, own_page
from agot_judge.web.train.pages import blueprint

HERE = "/own/<any(s, k):kind>/<key>"


@blueprint.errorhandler(CannotUnpack)
@blueprint.errorhandler(UnknownScenario)
def no_such_link(error: AgotJudgeError) -> ResponseReturnValue:
    """A link that was cut off, or that leads to nothing that is kept here."""
    return page_of(404, "There is nothing under this link", error.message)


@blueprint.get(HERE)
@within(OUTCOMES_SECONDS)
def own(kind: str, key: str) -> ResponseReturnValue:
    """The exercises that a board gives, and for each question that it does not give the rule and the reason."""
    board = board_at(kind, key)
    page = own_page(library().corpus, board, _own(board))
    return render_template("train/own.html", page=page)


@blueprint.get(HERE + "/<id_>")
@within(OUTCOMES_SECONDS)
def own_exercise(kind: str, key: str, id_: str) -> ResponseReturnValue:
    """One exercise of a board, made anew and proved again."""
    board = board_at(kind, key)
    made = own_page(library().corpus, board, own := _own(board)).made
    place = next((number for number, one in enumerate(own.exercises) if one.id == id_), None)
    if place is None:
        raise UnknownExercise(f"This board gives no exercise “{id_[:40]}”. Open its list of exercises again.")
    following = made[(place + 1) % len(made)].url
    asked = asked_for(request.args)
    page = exercise_page(library().corpus, own.exercises[place], asked, request.args, following)
    return render_template("train/exercise.html", page=page)


@blueprint.post(HERE + "/set")
@within(OUTCOMES_SECONDS)
def set_of_board(kind: str, key: str) -> ResponseReturnValue:
    """All exercises of a board as a set under an address of its own."""
    board = board_at(kind, key)
    exercises = _own(board).exercises
    if not exercises:
        raise UnknownExercise("This board gives no exercise: open its list, there stands why.")
    found = OwnSet(
        title=exercises[0].title or "Exercises",
        edition=exercises[0].edition,
        items=tuple(map(item_of, exercises)),
    )
    kept = board_of(written_set(found), found.title)
    return redirect(url_for("train.own_set", kind=kept.kind, key=kept.key))


def _own(board: Board) -> Own:
    """Raises ScenarioError where the board cannot be read."""
    edition = load(board.text).scenario.edition
    corpus = library().corpus
    return own_of(corpus, pool_of(edition), board, lambda: proved(corpus, edition))
