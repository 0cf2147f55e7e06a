"""The views of an instructor's own set. Its text stands in the address, or is kept as boards are."""

from flask import Response, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from msgspec import Struct
from msgspec.structs import replace

from agot_judge.errors import ScenarioError, UnknownExercise
from agot_judge.scenario.problems import InvalidScenario
from agot_judge.scenario.yaml_reader import read_file_text
from agot_judge.training.own import own_exercises
from agot_judge.training.proved import proved
from agot_judge.training.sets.model import OwnSet, Proved
from agot_judge.training.sets.proving import Prover
from agot_judge.training.sets.reading import read_set
from agot_judge.training.sets.writing import item_of, written_set
from agot_judge.training.sets.zipped import unzipped, zipped
from agot_judge.web.card_library import imported_cards
from agot_judge.web.library import library
from agot_judge.web.limits import OUTCOMES_SECONDS, within
from agot_judge.web.sandbox.shares import Board, board_at, board_of
from agot_judge.web.train.anki import notes
from agot_judge.web.train.choosing import Asked, asked_for, pool_of
from agot_judge.web.train.exercise_page import exercise_page
from agot_judge.web.train.pages import blueprint
from agot_judge.web.train.set_page import chooser_page, set_page
from agot_judge.web.train.sheet import Sheet, key_of, sheet_of, variant_asked, variants_shown

HERE = "/set/<any(s, k):kind>/<key>"
MOST_WORDS = 300
"""Characters of a title."""
NARROWER = "Make several sets of it."


class Opened(Struct, frozen=True):
    """A set with its address, its items proved."""

    board: Board
    own: OwnSet
    items: tuple[Proved, ...]


@blueprint.get("/set/new")
def new_set() -> str:
    """The exercises to choose from, by lesson, paragraph and kind; what was ticked stays ticked."""
    asked = asked_for(request.args)
    pool = pool_of(asked.edition)
    page = chooser_page(library().corpus, pool, asked, request.args, request.args.getlist("x"))
    return render_template("train/set_new.html", page=page)


@blueprint.post("/set")
@within(OUTCOMES_SECONDS, NARROWER)
def make_set() -> ResponseReturnValue:
    """The set of what was ticked, under an address of its own."""
    asked = asked_for(request.form)
    pool = pool_of(asked.edition)
    ticked = request.form.getlist("x")
    chosen = [one for id_ in dict.fromkeys(ticked) if (one := pool.exercise(id_)) is not None]
    if not chosen:
        problems = ("Nothing is ticked. Tick at least one exercise.",)
        return _chooser(asked, problems), 400
    own = OwnSet(
        title=request.form.get("title", "").strip()[:MOST_WORDS] or "Exercises",
        edition=asked.edition,
        introduction=" ".join(request.form.get("introduction", "").split()),
        items=tuple(map(item_of, chosen)),
    )
    return redirect(_address(board_of(written_set(own), own.title)))


@blueprint.post("/set/load")
@within(OUTCOMES_SECONDS, NARROWER)
def load_set() -> ResponseReturnValue:
    """The set of a file or of a text, proved item by item; what is wrong with it is said with its place."""
    asked = asked_for(request.form)
    try:
        own = _sent(asked.edition)
        prover_of(own.edition).proved(own)
    except ScenarioError as error:
        return _chooser(asked, _said(error)), 400
    return redirect(_address(board_of(written_set(own), own.title)))


@blueprint.get(HERE)
@within(OUTCOMES_SECONDS, NARROWER)
def own_set(kind: str, key: str) -> ResponseReturnValue:
    """A set with its exercises, and the ways to take it elsewhere."""
    found = _opened(kind, key)
    page = set_page(library().corpus, found.board, found.own, found.items)
    return render_template("train/set.html", page=page)


@blueprint.get(HERE + "/<int(max=999):number>")
@within(OUTCOMES_SECONDS, NARROWER)
def set_exercise(kind: str, key: str, number: int) -> ResponseReturnValue:
    """One exercise of a set."""
    found = _opened(kind, key)
    if not 1 <= number <= len(found.items):
        raise UnknownExercise(f"This set has {len(found.items)} exercises; there is no exercise {number}.")
    one = found.items[number - 1]
    is_last = number == len(found.items)
    following = (
        _address(found.board)
        if is_last
        else url_for("train.set_exercise", kind=kind, key=key, number=number + 1)
    )
    asked = replace(asked_for(request.args), number=number)
    page = exercise_page(library().corpus, one.exercise, asked, request.args, following)
    said = replace(page, explain=one.explain, doubt=one.doubt)
    return render_template("train/exercise.html", page=said)


@blueprint.get(HERE + "/set.yaml")
def set_yaml(kind: str, key: str) -> ResponseReturnValue:
    """The set as its file."""
    return _file(board_at(kind, key).text, "application/yaml", "set.yaml")


@blueprint.get(HERE + "/set.zip")
def set_zip(kind: str, key: str) -> ResponseReturnValue:
    """The set as a zip, each board a scenario that runs by itself."""
    return _file(zipped(read_set(board_at(kind, key).text)), "application/zip", "set.zip")


@blueprint.get(HERE + "/set.tsv")
@within(OUTCOMES_SECONDS, NARROWER)
def set_anki(kind: str, key: str) -> ResponseReturnValue:
    """The set as notes for Anki."""
    return _file(notes(library().corpus, _opened(kind, key).items), "text/tab-separated-values", "set.tsv")


@blueprint.get(HERE + "/change")
def change_set(kind: str, key: str) -> str:
    """The text of a set, to be changed and sent again."""
    own = read_set(board_at(kind, key).text)
    words = {"title": own.title, "introduction": own.introduction, "text": written_set(own)}
    page = chooser_page(library().corpus, pool_of(own.edition), Asked(edition=own.edition), words, ())
    return render_template("train/set_new.html", page=page)


@blueprint.get(HERE + "/sheet")
@within(OUTCOMES_SECONDS, NARROWER)
def set_sheet(kind: str, key: str) -> ResponseReturnValue:
    """The set on paper."""
    found = _opened(kind, key)
    paper = _paper(found, "train.set_sheet", "train.set_key")
    return sheet_of(paper, library().corpus, [one.exercise for one in found.items], key)


@blueprint.get(HERE + "/key")
@within(OUTCOMES_SECONDS, NARROWER)
def set_key(kind: str, key: str) -> ResponseReturnValue:
    """The key to the set on paper."""
    found = _opened(kind, key)
    paper = _paper(found, "train.set_key", "train.set_sheet")
    return key_of(paper, library().corpus, [one.exercise for one in found.items], key)


def _paper(found: Opened, this: str, other: str) -> Sheet:
    variant = variant_asked(request.args.get("variant", ""))
    kind, key = found.board.kind, found.board.key
    return Sheet(
        title=found.own.title,
        note=f"{len(found.items)} questions.",
        variant=variant,
        variants=variants_shown(url_for(this, kind=kind, key=key), variant),
        other_url=f"{url_for(other, kind=kind, key=key)}?variant={variant}",
        back_url=_address(found.board),
    )


def _chooser(asked: Asked, problems: tuple[str, ...]) -> str:
    page = chooser_page(
        library().corpus, pool_of(asked.edition), asked, request.form, request.form.getlist("x"), problems
    )
    return render_template("train/set_new.html", page=page)


def _sent(edition: str) -> OwnSet:
    """The set that was sent, as a file or as text. Raises ScenarioError."""
    sent = request.files.get("file")
    if sent is None or not sent.filename:
        text = request.form.get("text", "")
        if not text.strip():
            raise ScenarioError("Nothing was sent. Choose a file, or paste the text of a set.")
        return read_set(text)
    data = sent.read()
    if data[:2] != b"PK":
        return read_set(read_file_text(data))
    corpus, pool = library().corpus, pool_of(edition)
    title = sent.filename.rpartition(".")[0][:MOST_WORDS]
    allowed = proved(corpus, edition)
    return unzipped(
        data,
        title,
        edition,
        lambda text: own_exercises(corpus, pool, text, lambda: allowed, imported_cards()).exercises,
    )


def _opened(kind: str, key: str) -> Opened:
    """The set of an address, proved. Raises CannotUnpack, UnknownScenario, ScenarioError."""
    board = board_at(kind, key)
    own = read_set(board.text)
    return Opened(board, own, prover_of(own.edition).proved(own))


def prover_of(edition: str) -> Prover:
    """The prover of the items of a set; cards that a scenario does not define are those that were imported."""
    corpus = library().corpus
    return Prover(corpus, pool_of(edition), lambda: proved(corpus, edition), imported_cards())


def _address(board: Board) -> str:
    return url_for("train.own_set", kind=board.kind, key=board.key)


def _said(error: ScenarioError) -> tuple[str, ...]:
    """The faults, each with its line."""
    if isinstance(error, InvalidScenario):
        return tuple(map(str, error.problems))
    return (f"line {error.line}: {error.message}" if error.line else error.message,)


def _file(content: str | bytes, type_: str, name: str) -> Response:
    response = Response(content, mimetype=type_)
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response
