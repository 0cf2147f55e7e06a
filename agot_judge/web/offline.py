"""Use without network: the parts of the bundle, the page that fetches them, boards that a device brings back."""

import re

import msgspec
from flask import (
    Blueprint,
    Response,
    abort,
    jsonify,
    render_template,
    send_file,
    url_for,
)
from flask.typing import ResponseReturnValue

from agot_judge.offline.bundle import bundle_named, kept_bundle, part_file
from agot_judge.web.events.ongoing import ongoing
from agot_judge.web.json_body import json_body
from agot_judge.web.library import library
from agot_judge.web.on_device import is_on_device
from agot_judge.web.sandbox.examples import examples
from agot_judge.web.sandbox.shares import board_of, kept_board, url
from agot_judge.web.urls import A_YEAR_S

LONGEST_VERSION = 200
ID = re.compile(r"[0-9a-f]+")

blueprint = Blueprint("offline", __name__)


class BroughtBack(msgspec.Struct, frozen=True):
    """A board that was saved on a device."""

    title: str
    text: str
    documents: dict[str, object] | None = None
    """The versions of the documents under which it was saved, by id."""


def is_offered() -> bool:
    """True where pages speak of use without network: there is a bundle, or this is the app in a browser."""
    return is_on_device() or kept_bundle() is not None


@blueprint.before_request
def only_with_a_bundle() -> None:
    """Answer that there is no such page where no bundle was made."""
    if not is_offered():
        abort(404)


@blueprint.get("/service-worker.js")
def service_worker() -> Response:
    """The script that stands between pages and network; it must lie at the root to see all of them."""
    script = url_for("static", filename="js/offline/service-worker.js")
    response = Response(f'import "{script}";\n', mimetype="text/javascript")
    response.cache_control.no_cache = True
    return response


@blueprint.get("/manifest.webmanifest")
def installation() -> Response:
    """The facts that a device needs to put the program on its home screen."""
    icon = {"src": url_for("static", filename="icon.svg"), "type": "image/svg+xml", "sizes": "any"}
    response = jsonify(
        name="AGOT Judge",
        short_name="AGOT Judge",
        start_url="/",
        scope="/",
        display="standalone",
        icons=[icon],
    )
    response.mimetype = "application/manifest+json"
    return response


@blueprint.get("/offline")
def prepare() -> ResponseReturnValue:
    """The page on which a device is prepared: what it takes, what is kept."""
    return render_template("offline/prepare.html", running=ongoing())


@blueprint.get("/offline/check")
def check() -> ResponseReturnValue:
    """The page that measures this device."""
    example = examples()[0]
    return render_template("offline/check.html", board=url(board_of(example.text, example.title)))


@blueprint.get("/offline/starting")
def starting() -> ResponseReturnValue:
    """The page that is shown while Python starts in the browser."""
    return render_template("offline/starting.html")


@blueprint.get("/offline/shell")
def shell() -> ResponseReturnValue:
    """The frame that owns the worker where pages cannot share one, with the page within it."""
    response = Response(render_template("offline/shell.html"))
    response.headers["Content-Security-Policy"] = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "worker-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'"
    )
    return response


@blueprint.get("/offline/manifest.json")
def manifest() -> Response:
    """The manifest of the bundle that is offered."""
    found = kept_bundle()
    if found is None:
        abort(404)
    response = jsonify(msgspec.to_builtins(found))
    response.cache_control.no_cache = True
    return response


@blueprint.get("/offline/parts/<id_>/<name>")
def part(id_: str, name: str) -> Response:
    """A part of the bundle that is offered or of the one before it, compressed: it never changes under this address."""
    found = bundle_named(id_) if ID.fullmatch(id_) else None
    if found is None or found.id != id_ or all(one.name != name for one in found.parts):
        abort(404)
    response = send_file(part_file(found, name), mimetype="application/octet-stream", max_age=A_YEAR_S)
    response.cache_control.immutable = True
    return response


@blueprint.post("/offline/boards")
def bring_back() -> ResponseReturnValue:
    """Keep a board that was saved on a device; the same content has the same id, however often it is brought."""
    try:
        given = msgspec.json.decode(json_body(), type=BroughtBack)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        abort(400, f"A board is an object with a title and a text: {error}.")
    return jsonify(id=kept_board(given.text, given.title, _known(given.documents or {})).key), 200


def _known(said: dict[str, object]) -> dict[str, str]:
    """The versions under which a device has saved a board, of documents that there are; none where it does not say."""
    return {
        one.id: version[:LONGEST_VERSION]
        for one in library().corpus.documents()
        if isinstance(version := said.get(one.id), str)
    }
