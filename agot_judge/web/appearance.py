"""Light, dark, venue: a choice kept in a cookie, so that the first page drawn already has it, without script."""

from flask import Blueprint, Response, abort, redirect, request
from msgspec import Struct

from agot_judge.web.urls import A_YEAR_S, local_path

COOKIE = "appearance"


class Appearance(Struct, frozen=True):
    """One way to look."""

    value: str
    name: str
    hint: str


APPEARANCES = (
    Appearance("auto", "Automatic", "as the device is set"),
    Appearance("light", "Light", ""),
    Appearance("dark", "Dark", ""),
    Appearance("venue", "Venue", "large type, high contrast"),
)

blueprint = Blueprint("appearance", __name__)


def appearance() -> str:
    """The chosen appearance: ``auto`` where none was."""
    chosen = request.cookies.get(COOKIE, "auto")
    return chosen if any(one.value == chosen for one in APPEARANCES) else "auto"


@blueprint.post("/appearance")
def choose() -> Response:
    """Keep the choice and go back to the page it was made on."""
    chosen = request.form.get("appearance", "")
    if not any(one.value == chosen for one in APPEARANCES):
        abort(400, "Choose one of: " + ", ".join(one.value for one in APPEARANCES) + ".")
    response = redirect(local_path(request.form.get("back", "/")), 303)
    assert isinstance(response, Response)
    response.set_cookie(COOKIE, chosen, max_age=A_YEAR_S, samesite="Lax")
    return response
