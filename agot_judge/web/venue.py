"""The way to this server for phones in the same network, as a code: at an event, where ``serve --event`` says so."""

import os

from flask import Blueprint, abort, render_template, request
from msgspec import Struct

from agot_judge.events.code import code
from agot_judge.serving.addresses import EVENT, for_phones
from agot_judge.serving.announcing import NAME, can_announce
from agot_judge.web.on_device import is_on_device

LEVEL = "M"

blueprint = Blueprint("venue", __name__)


class Way(Struct, frozen=True):
    """An address of this server with its code."""

    address: str
    svg: str


class VenuePage(Struct, frozen=True, kw_only=True):
    """The ways to this server."""

    ways: tuple[Way, ...]
    """The likeliest to be reached first; none where no network has this machine."""
    name: str
    """The address by the name that is announced; empty where none is."""
    keeps_nothing: bool
    """True where a phone keeps nothing for use without network from the first of the ways."""


def is_at_an_event() -> bool:
    """True where pages show phones the way here."""
    return EVENT in os.environ and not is_on_device()


@blueprint.get("/venue")
def venue() -> str:
    """The page with the code: made anew each time, since a laptop that changes its network has another address there."""
    if not is_at_an_event():
        abort(404)
    return render_template("venue.html", page=_page())


def _page() -> VenuePage:
    scheme, port = request.scheme, int(request.environ["SERVER_PORT"])
    addresses = for_phones(os.environ[EVENT], port, scheme)
    is_named = scheme == "http" and can_announce() and bool(addresses)
    return VenuePage(
        ways=tuple(Way(one, made.svg) for one in addresses if (made := code(one.upper(), LEVEL)) is not None),
        name=f"{scheme}://{NAME}:{port}" if is_named else "",
        keeps_nothing=bool(addresses) and not addresses[0].startswith("https:"),
    )
