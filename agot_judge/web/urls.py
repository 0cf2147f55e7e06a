"""Addresses: of paragraphs and of files that never change under their name."""

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from flask import Flask, Response, abort, current_app, redirect, request, send_from_directory, url_for
from werkzeug.routing import PathConverter
from werkzeug.wrappers import Response as BaseResponse

from agot_judge.corpus.model import Entry
from agot_judge.corpus.pins import MARK, version_key
from agot_judge.editions import DEFAULT_EDITION, framework_for
from agot_judge.places import ROOT
from agot_judge.web.origins import own_address

SANDBOX = "/sandbox"

STATIC = ROOT / "static"
WORKERS = "js/offline/"
OF_WORKERS = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; base-uri 'none'"
"""A worker has the policy of its own script, and those of this folder run Python in WebAssembly."""
A_YEAR_S = 365 * 24 * 3600


class AnyPath(PathConverter):
    """A path of any characters: Werkzeug's own ends at a line break, so that such an address belonged to nobody."""

    regex = r"[^/](?s:.*?)"


def paragraph_url(citation: str) -> str:
    """Where a paragraph, an entry or a document is read."""
    return _read_at(request.root_path, citation)


@lru_cache(maxsize=8192)
def _read_at(_root: str, citation: str) -> str:
    """The address below a root, kept: a page of results holds a hundred, and making one takes as long as finding it."""
    return url_for("rules.read", citation=citation)


def book_url(place: str) -> str:
    """Where a document, one of its chapters, an entry or a paragraph is read as in a book."""
    return url_for("books.book", place=place)


def changes_url(document: str, version: str, id_: str = "") -> str:
    """Where the changes of a version are read, at a paragraph or an entry where one is named."""
    place = url_for("changes.changes", place=f"{document}{MARK}{version_key(version)}")
    return f"{place}#{change_anchor(id_)}" if id_ else place


def change_anchor(id_: str) -> str:
    """The place of a change on the page of its version."""
    return id_.replace("/", "-")


def card_url(name: str) -> str:
    """Where a card is read, by its name or its code: what is printed, where it is imported, and all that names it."""
    return url_for("cards.card", name=name)


def has_sandbox() -> bool:
    """True where this app has a board to step through."""
    return any(rule.rule == SANDBOX for rule in current_app.url_map.iter_rules())


def sandbox_url(entry: Entry) -> str:
    """Where this framework step can be stepped through on a board; empty where it cannot."""
    edition = entry.document.partition("/")[0]
    if entry.kind != "step" or not has_sandbox() or edition != DEFAULT_EDITION:
        return ""
    framework = framework_for(edition)
    phase = framework.phase(framework.phase_of(entry.number))
    is_offered = phase is not None and (phase.in_detail or entry.number == phase.last)
    return f"{SANDBOX}?start={entry.number}" if is_offered else ""


def absolute(url: str) -> str:
    """``url`` with the address of this server, for a quotation that travels; without one where it is not known."""
    return own_address() + url


def local_path(url: str) -> str:
    """``url`` when it leads to a page of this program, else the first page: nobody is sent elsewhere."""
    parts = urlsplit(url.replace("\\", "/"))
    is_local = not parts.scheme and not parts.netloc and url.startswith("/") and not url.startswith("//")
    return url if is_local and url.isprintable() else "/"


def add_addresses(app: Flask) -> None:
    """Refuse an address that no header could repeat: one that is sent on to another page is written into one."""

    @app.before_request
    def in_one_line() -> None:
        if {"\r", "\n"} & set(request.environ.get("QUERY_STRING", "")):
            abort(
                400, "The address has a line break after the question mark: leave it out, or write it as %0A."
            )


def add_static(app: Flask) -> None:
    """Serve the files of ``static`` under an address that changes with any of them, so that browsers may keep them.

    ``url_for("static", filename=…)`` makes the address; scripts that import each other by relative path keep to one set.
    """
    current = _fingerprint(STATIC)

    @app.url_defaults
    def add_version(endpoint: str, values: dict[str, Any]) -> None:
        if endpoint == "static":
            values.setdefault("version", current)

    @app.get("/static/<version>/<path:filename>", endpoint="static")
    def static(version: str, filename: str) -> Response:
        """A file; one asked for under an old address is the present one, not to be kept."""
        is_current = version == current
        response = send_from_directory(STATIC, filename, max_age=A_YEAR_S if is_current else 0)
        response.cache_control.immutable = is_current
        if filename.startswith(WORKERS):
            response.headers["Content-Security-Policy"] = OF_WORKERS
        return response

    @app.get("/favicon.ico")
    def favicon() -> BaseResponse:
        """For browsers that ask on their own."""
        return redirect(url_for("static", filename="icon.svg"), 301)


def _fingerprint(folder: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]
