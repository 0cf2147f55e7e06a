"""The health of this server, for those who watch it: the database, the index, the documents."""

from collections.abc import Callable

from flask import Blueprint, Response, jsonify

from agot_judge import __version__
from agot_judge.errors import AgotJudgeError, StorageError
from agot_judge.web.library import library
from agot_judge.web.sandbox.shares import store

blueprint = Blueprint("health", __name__)


@blueprint.get("/healthz")
def healthz() -> tuple[Response, int]:
    """The answer of each part; 503 where one cannot answer, and look-ups may go on all the same."""
    said = {"store": _said(_store), "index": _said(_index), "corpus": _said(_corpus)}
    ok = all(one["ok"] for one in said.values())
    response = jsonify({"ok": ok, "version": __version__, "parts": said})
    response.cache_control.no_store = True
    return response, 200 if ok else 503


def _said(asked: Callable[[], str]) -> dict[str, object]:
    try:
        return {"ok": True, "says": asked()}
    except StorageError as error:
        return {"ok": False, "says": error.shown}
    except (AgotJudgeError, OSError) as error:
        return {"ok": False, "says": type(error).__name__}


def _store() -> str:
    return store().check()


def _index() -> str:
    """One search that reads the index itself."""
    found = library().search.find("claim").hits
    if not found:
        raise AgotJudgeError("the index finds nothing")
    return f"{len(found)} found"


def _corpus() -> str:
    corpus = library().corpus
    return f"{sum(1 for _ in corpus.paragraphs())} paragraphs of {len(corpus.documents())} documents"
