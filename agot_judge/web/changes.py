"""The changes of newer texts of the documents: the list of versions, the page of one, and the feeds."""

from flask import Blueprint, Response, make_response, redirect, render_template
from flask.typing import ResponseReturnValue

from agot_judge.corpus.pins import split_pin, version_key
from agot_judge.corpus.store import Corpus
from agot_judge.web.changes_feed import feed_of
from agot_judge.web.changes_kept import prepare_boards
from agot_judge.web.changes_page import changes_list, changes_page
from agot_judge.web.library import library
from agot_judge.web.limits import BOARD_SECONDS, within
from agot_judge.web.responses import tagged
from agot_judge.web.urls import changes_url
from agot_judge.web.versions import is_pinned

ATOM = ".atom"

blueprint = Blueprint("changes", __name__)
prepare_boards(blueprint)


@blueprint.after_request
def kept_or_tagged(response: Response) -> Response:
    """A page with an entity tag, unless it is to be kept nowhere."""
    return response if response.cache_control.no_store else tagged(response)


@blueprint.get("/changes")
def every() -> str:
    """Every version that replaced another."""
    return render_template("changes/list.html", page=changes_list(library().corpus))


@blueprint.get("/changes.atom")
def feed() -> Response:
    """The same as a feed."""
    return _sent(feed_of(library().corpus))


@blueprint.get("/changes/<path:place>")
@within(BOARD_SECONDS)
def changes(place: str) -> ResponseReturnValue:
    """The changes of a version; those of a document or an entry in every version; with ``.atom`` these as a feed."""
    corpus = library().corpus
    if is_pinned(place):
        document, key = split_pin(place)
        if key != version_key(key):
            return redirect(changes_url(document, key))
        page = changes_page(corpus, document, key)
        response = make_response(render_template("changes/version.html", page=page))
        if page.here.cases:
            response.cache_control.no_store = True  # what a desk shows is kept nowhere
        return response
    if place.endswith(ATOM):
        return _sent(feed_of(corpus, _known(corpus, place.removesuffix(ATOM))))
    return render_template("changes/list.html", page=changes_list(corpus, _known(corpus, place)))


def _known(corpus: Corpus, place: str) -> str:
    """The id of a document, an entry or a paragraph. Raises UnknownParagraph with the nearest that there is."""
    if place not in corpus and all(one.id != place for one in corpus.documents()):
        corpus.entry(place)
    return place


def _sent(data: bytes) -> Response:
    return Response(data, mimetype="application/atom+xml")
