"""The views by which entries go from one device to another without a server, and those of what waits on a device."""

from typing import Annotated, Any

from flask import redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from msgspec import Meta, Struct

from agot_judge.errors import EntryError, NotAllowed
from agot_judge.events.bodies import Cited
from agot_judge.events.carried import DAMAGED, case_entries, packed_case
from agot_judge.events.code import code, from_letters, in_letters
from agot_judge.events.entry import Entry, read_entry
from agot_judge.events.fold import fold
from agot_judge.events.sent import decoded
from agot_judge.events.state import Case
from agot_judge.web.events.allowed_files import taken_in
from agot_judge.web.events.case_list import listed
from agot_judge.web.events.case_views import case_at
from agot_judge.web.events.desk import Desk, desk_of
from agot_judge.web.events.kept import KeptEvent, kept_event, store
from agot_judge.web.events.log_lines import LogLine, log_lines
from agot_judge.web.events.offers import quoted
from agot_judge.web.events.views import blueprint
from agot_judge.web.origins import own_address
from agot_judge.web.sandbox.shares import client_address

LEVEL = "L"
CARRIED = ("case.", "note.")
"""Kinds that travel in a code: names of people do not."""
MOST_WAITING = 2000


class _Waits(Struct, frozen=True):
    """An entry that a device keeps, and why the server refused it."""

    entry: dict[str, Any]
    sends: bool = True
    refused: str = ""


class _Sent(Struct, frozen=True):
    """The entries that a device sends to have them shown; none of them is kept."""

    added: Annotated[tuple[_Waits, ...], Meta(max_length=MOST_WAITING)]


class ShownWaiting(Struct, frozen=True, kw_only=True):
    """An entry that waits, or is refused, as its device shows it."""

    uuid: str
    line: LogLine
    sends: bool
    refused: str


@blueprint.get("/e/<event>/c/<number>/carry")
def carry(event: str, number: str) -> str:
    """The code that carries a case to another device."""
    desk = desk_of(event)
    found = case_at(desk, number)
    address, note = _address_of(desk, found)
    made = code(address, LEVEL) if address else None
    return render_template(
        "events/carry.html",
        event=desk.event,
        number=found.number,
        code=made,
        address=address,
        note=note or "This case is too large for a code: send its address, or carry a file.",
    )


@blueprint.get("/E/<event>/T/<letters>")
def carried(event: str, letters: str) -> ResponseReturnValue:
    """The case that a code holds, and a button that takes it in."""
    desk, entries = _read(event.lower(), letters)
    folded = fold(desk.event.id, (*desk.kept.entries, *entries))
    there = {one.uuid for one in desk.kept.entries}
    case = next((one for one in folded.cases if any(entry.subject == one.uuid for entry in entries)), None)
    if case is None:
        raise EntryError(DAMAGED)
    fresh = sum(one.uuid not in there for one in entries)
    return render_template(
        "events/carried.html", event=desk.event, case=listed(folded, case), fresh=fresh, letters=letters
    )


@blueprint.post("/E/<event>/T/<letters>")
def take_carried(event: str, letters: str) -> ResponseReturnValue:
    """The entries of a code, each once; then the case."""
    desk, entries = _read(event.lower(), letters)
    some, left = taken_in(desk, entries)
    if not some:
        raise NotAllowed(left[0].why if left else DAMAGED)
    store().add(desk.event.id, some, client_address())
    case = kept_event(desk.event.id).event.case_of(some[0].subject)
    if case is None:
        return redirect(url_for("events.desk", event=desk.event.id), 303)
    return redirect(url_for("events.case", event=desk.event.id, number=case.number), 303)


@blueprint.get("/e/<event>/waiting")
def waiting(event: str) -> str:
    """The entries that wait on this device, and those that the server refused: filled in by the browser, which has them.

    Also for somebody whose membership has ended: what they wrote is theirs to read and to save.
    """
    return render_template("events/waiting.html", event_id=event)


@blueprint.post("/e/<event>/waiting")
def waiting_list(event: str) -> str:
    """The entries that a device sends, as a part of a page; nothing of them is kept."""
    sent = decoded(request.get_data(), _Sent, "list of what waits").added
    entries = {entry.uuid: entry for one in sent if (entry := read_entry(one.entry)).event == event}
    lines = dict(
        zip(
            entries,
            log_lines(KeptEvent(fold(event, entries.values()), tuple(entries.values()), (0, 0))),
            strict=True,
        )
    )
    shown = [
        ShownWaiting(uuid=uuid, line=lines[uuid], sends=one.sends, refused=one.refused)
        for one in sent
        if (uuid := str(one.entry["uuid"])) in lines
    ]
    return render_template("events/_waiting.html", shown=shown)


def _address_of(desk: Desk, case: Case) -> tuple[str, str]:
    """The address that holds a case, or a sentence that says why there is none."""
    host = own_address()
    if not host:
        return "", "The server does not know its own address: carry a file in place of a code."
    some = [one for one in desk.kept.entries if one.subject == case.uuid and one.kind.startswith(CARRIED)]
    return f"{host}/E/{desk.event.id}/T/{in_letters(packed_case(some, _quoted))}".upper(), ""


def _read(event: str, letters: str) -> tuple[Desk, tuple[Entry, ...]]:
    desk = desk_of(event)
    try:
        packed = from_letters(letters.upper())
    except ValueError as error:
        raise EntryError(DAMAGED) from error
    entries = case_entries(event, packed, _quoted)
    if any(not one.kind.startswith(CARRIED) or one.subject != entries[0].subject for one in entries):
        raise EntryError(DAMAGED)
    return desk, entries


def _quoted(id_: str) -> Cited | None:
    return next(iter(quoted((id_,))), None)
