"""Addresses of boards: the scenario itself in the address while it fits, else a short id of a saved one.

Either opens anywhere without an account. ``at`` is the position on the line of play; ``other`` are runs that were
played on the same board before somebody chose differently.
"""

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import ip_address, ip_network
from urllib.parse import urlencode

from flask import Blueprint, request, url_for
from msgspec import Struct

from agot_judge.storage import ScenarioStore, database_url
from agot_judge.web.extensions import give_every_app, of_the_app
from agot_judge.web.library import library
from agot_judge.web.sandbox.packing import pack, unpack

FITS = 6000
"""The longest packed scenario that travels in an address: servers and chat programs cut longer ones."""

MOST_OTHER = 1200
"""The most letters that other lines may take in an address; the first, which are the oldest, are left out."""

_STORE = "agot_judge.scenarios"
_ACTIONS = {
    "": "sandbox.step",
    "edit": "sandbox.edit",
    "yaml": "sandbox.download",
    "trace": "sandbox.trace",
    "outcomes": "sandbox.outcomes",
    "line": "sandbox.take",
    "lines": "sandbox.rename_line",
    "here": "sandbox.edit_here",
    "short": "sandbox.shorten",
    "readings": "sandbox.readings",
    "case": "events.rule_on_this",
}


class Board(Struct, frozen=True):
    """A scenario's text and the key under which addresses have it: ``s`` packed, ``k`` kept."""

    kind: str
    key: str
    text: str
    documents: tuple[tuple[str, str], ...] = ()
    """The versions of the documents by id under which it was saved; empty where it was not, or they were not noted."""


class Standing(Struct, frozen=True, kw_only=True):
    """Where somebody stands on a board, besides the board: the position, and the other lines."""

    at: str = ""
    other: tuple[str, ...] = ()


NOWHERE = Standing()


def prepare_store(blueprint: Blueprint) -> None:
    """Give every app that has the blueprint a store; it opens its database when it is first needed."""
    give_every_app(blueprint, _STORE, lambda: ScenarioStore(database_url()))


def store() -> ScenarioStore:
    """The store of the app that answers this request."""
    return of_the_app(_STORE, ScenarioStore)


def carried(text: str) -> Board | None:
    """The text with its key where it fits into an address; None where it would have to be saved."""
    packed = pack(text)
    return Board("s", packed, text) if len(packed) <= FITS else None


def board_of(text: str, title: str = "") -> Board:
    """The text with its key, saved where it is too long for an address. Raises TooLongToSave, NoRoom, StorageError.

    For what somebody has pressed: a page that is only looked at must not save anything.
    """
    return carried(text) or kept_board(text, title)


def kept_board(text: str, title: str = "", documents: Mapping[str, str] | None = None) -> Board:
    """The text, saved for a short link whatever its length, under these versions of the documents or under those in force.

    Raises TooLongToSave, NoRoom, StorageError.
    """
    under = in_force() if documents is None else documents
    return Board("k", store().save(text, title, client=client_address(), documents=under), text)


def in_force() -> dict[str, str]:
    """The version of each document by its id."""
    return {one.id: one.version for one in library().corpus.documents()}


def client_address() -> str:
    """The sender against whose quota a saved board counts: an address, or the network that one has to itself in IPv6."""
    try:
        address = ip_address(request.remote_addr or "")
    except ValueError:
        return ""
    return str(ip_network((address, 64), strict=False) if address.version == 6 else address)


def board_at(kind: str, key: str) -> Board:
    """The board that an address names. Raises CannotUnpack, UnknownScenario, StorageError."""
    if kind == "s":
        return Board(kind, key, unpack(key))
    saved = store().load(key)
    return Board(kind, key, saved.text, tuple(sorted(saved.documents.items())))


def url(board: Board, what: str = "", standing: Standing = NOWHERE) -> str:
    """The address of a page of this board: stepping it, or ``edit``, ``yaml``, ``trace``, ``outcomes``, ``line``, ``lines``."""
    asked = here(standing)
    return url_for(_ACTIONS[what], kind=board.kind, key=board.key) + ("" if asked == "?" else asked)


def here(standing: Standing) -> str:
    """The address of another place of the board whose page one is on: relative, so that it does not repeat the board."""
    at = urlencode({"at": standing.at}) if standing.at else ""
    other = _asked_other(standing.other)
    return f"?{at}{'&' if at and other else ''}{other}"


def asking(address: str, query: str) -> str:
    """The address with more asked of it."""
    return f"{address}{'&' if '?' in address else '?'}{query}"


@lru_cache(maxsize=64)
def _asked_other(other: tuple[str, ...]) -> str:
    """The other lines as an address has them: the same in hundreds of addresses of a page."""
    return urlencode([("other", one) for one in _newest(other)])


def _newest(other: tuple[str, ...]) -> list[str]:
    kept: list[str] = []
    room = MOST_OTHER
    for one in reversed(other):
        room -= len(one)
        if room < 0:
            break
        kept.insert(0, one)
    return kept
