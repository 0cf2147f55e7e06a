"""The views of what leaves the desk and comes back: slips, files, the addresses in codes."""

from collections import Counter

from flask import Response, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from agot_judge.errors import EntryError, NotAllowed, UnknownEvent
from agot_judge.events.code import from_letters
from agot_judge.events.exports import as_csv, as_json, from_json
from agot_judge.web.events.allowed_files import taken_in
from agot_judge.web.events.case_views import case_at
from agot_judge.web.events.desk import desk_of
from agot_judge.web.events.kept import store
from agot_judge.web.events.slip_page import case_address, slip
from agot_judge.web.events.views import blueprint
from agot_judge.web.sandbox.packing import CannotUnpack, key_of_bytes, unpack
from agot_judge.web.sandbox.shares import Board, Standing, client_address, url

MOST_BYTES = 64 * 1024 * 1024


@blueprint.get("/e/<event>/c/<number>/slip", endpoint="slip")
def case_slip(event: str, number: str) -> str:
    """The slip of a case; names stand on it only where that was ticked."""
    desk = desk_of(event)
    found = case_at(desk, number)
    has_names = request.args.get("names") == "yes"
    page = slip(desk.event, found, case_address(desk.event, found), has_names)
    back = url_for("events.case", event=event, number=found.number)
    return render_template("events/slip.html", page=page, back=back, has_names=has_names)


@blueprint.get("/E/<event>/C/<number>")
def case_in_capitals(event: str, number: str) -> ResponseReturnValue:
    """The address of a case as a code has it."""
    return redirect(url_for("events.case", event=event.lower(), number=number))


@blueprint.get("/S/<code>")
@blueprint.get("/S/<code>/<at>")
def board_in_letters(code: str, at: str = "") -> ResponseReturnValue:
    """The board that a code holds."""
    try:
        key = key_of_bytes(from_letters(code.upper()))
        text = unpack(key)
    except (ValueError, CannotUnpack) as error:
        raise UnknownEvent(
            "This code does not hold a board: a letter of it was read wrong. Scan it again."
        ) from error
    return redirect(url(Board("s", key, text), "", Standing(at=at)))


@blueprint.get("/e/<event>/export.<any(json, csv):form>")
def export(event: str, form: str) -> Response:
    """The event as a file, with names only where that was ticked."""
    desk = desk_of(event)
    has_names = request.args.get("names") == "yes"
    if form == "csv":
        response = Response(as_csv(desk.event, has_names), mimetype="text/csv")
    else:
        response = Response(as_json(event, desk.kept.entries, has_names), mimetype="application/json")
    response.headers["Content-Disposition"] = f'attachment; filename="rulings-{event}.{form}"'
    return response


@blueprint.post("/e/<event>/import")
def take_in(event: str) -> ResponseReturnValue:
    """The entries of a file, each once."""
    desk = desk_of(event)
    request.max_content_length = MOST_BYTES
    sent = request.files.get("file")
    if sent is None or not sent.filename:
        raise EntryError("No file was chosen: choose one that “Export as JSON” has made.")
    entries, left = taken_in(desk, from_json(sent.read()))
    if not entries:
        why = left[0].why if left else "It says who is a member, which the server alone says."
        raise NotAllowed(f"Nothing in this file can be taken from you. {why}")
    added = len(store().add(event, entries, client_address()).added)
    return render_template(
        "events/taken.html",
        event=desk.event,
        added=added,
        there=len(entries) - added,
        left=tuple(Counter(one.why for one in left).items()),
    )
