"""Things that templates may ask for beside their page: filters, and what the frame of every page shows."""

from flask import Flask, request, url_for
from msgspec import Struct

from agot_judge.editions import labels
from agot_judge.web.appearance import APPEARANCES, appearance
from agot_judge.web.card_text import lines_of
from agot_judge.web.library import library
from agot_judge.web.lookup import documents_in_force
from agot_judge.web.offline import is_offered
from agot_judge.web.urls import SANDBOX, has_sandbox
from agot_judge.web.venue import is_at_an_event


class Place(Struct, frozen=True):
    """One place to go, in the navigation of every page."""

    name: str
    icon: str
    url: str
    is_current: bool


def places() -> tuple[Place, ...]:
    """Look up, the board where there is one, timing, training, rulings: only what exists."""
    look_up = Place(
        "Look up", "book", url_for("rules.look_up"), request.blueprint in ("rules", "books", "cards")
    )
    timing = Place("Timing", "clock", url_for("timing.overview"), request.blueprint == "timing")
    train = Place("Train", "target", url_for("train.start"), request.blueprint == "train")
    rulings = Place("Rulings", "scale", url_for("events.events"), request.blueprint == "events")
    if not has_sandbox():
        return look_up, timing, train, rulings
    board = Place("Board", "board", f"{SANDBOX}/in-hand", request.path.startswith(SANDBOX))
    return look_up, board, timing, train, rulings


def edition_label(edition: str) -> str:
    """The short name of an edition, as on a chip."""
    return labels().get(edition, edition)


def add_filters(app: Flask) -> None:
    """Make the filters and the frame's values known to every template."""
    app.add_template_filter(edition_label, "edition")
    app.add_template_filter(lines_of, "printed_lines")

    @app.context_processor
    def frame() -> dict[str, object]:
        return {
            "appearance": appearance(),
            "appearances": APPEARANCES,
            "places": places(),
            "documents_in_force": documents_in_force(library().corpus),
            "offline": is_offered(),
            "at_an_event": is_at_an_event(),
            "here": request.full_path.rstrip("?") if request.method == "GET" else "/",
        }
