"""The views of an event as a whole: making one, the desk, its cases, the log, the report."""

from collections.abc import Iterable, Mapping
from uuid import uuid4

from flask import Blueprint, Response, current_app, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from msgspec import Struct, ValidationError, convert

from agot_judge import errors
from agot_judge.counted import counted
from agot_judge.editions import EDITIONS
from agot_judge.events.bodies import EventFacts, MemberJoined
from agot_judge.events.found import Wanted, found
from agot_judge.events.report import report
from agot_judge.events.state import STANDINGS, Case, Event
from agot_judge.search import compared_words
from agot_judge.storage.event_records import Invitation, KeptMember
from agot_judge.web.errors import error_page, page_of
from agot_judge.web.events import desk as desks
from agot_judge.web.events.case_list import ListedCase, listed
from agot_judge.web.events.invitations import invitation_shown
from agot_judge.web.events.kept import prepare_events, store
from agot_judge.web.events.log_lines import log_lines
from agot_judge.web.events.name_days import erase_due
from agot_judge.web.events.open_page import OpenPage, open_page
from agot_judge.web.events.typed import Form, Refused, long, short
from agot_judge.web.origins import READING
from agot_judge.web.sandbox.shares import client_address

blueprint = Blueprint("events", __name__)
prepare_events(blueprint)

RECOVERIES = 20
"""The number of times that the organiser's own link can be used."""
LOG_LINES = 400
MINUTE_S = 60
UNCONFIRMED = (
    "What you sent was not kept, as far as this server knows: {why}. Go back, where it still stands, and press again when "
    "the server answers: it counts once. Until then note the ruling on paper."
)


class DeskPage(Struct, frozen=True, kw_only=True):
    """The desk."""

    event_id: str
    facts: EventFacts
    me: str
    role: str
    can_open: bool
    waiting: tuple[ListedCase, ...]
    """The cases that wait for somebody."""
    announced: tuple[ListedCase, ...]
    recent: tuple[ListedCase, ...]
    open: OpenPage
    count: int
    latest: int


@blueprint.before_request
def keep_the_promise() -> None:
    """Names whose days are over go before anything is shown."""
    erase_due(str((request.view_args or {}).get("event", "")))


@blueprint.after_request
def keep_private(response: Response) -> Response:
    """No copy of what the desk shows is kept on the way, or in the browser when names have been erased."""
    response.cache_control.no_store = True
    if "event" in (request.view_args or {}) or "token" in (request.view_args or {}):
        # No other site learns the address; this one does, since without network that is how a press is known to be ours.
        response.headers["Referrer-Policy"] = "same-origin"
    return response


@blueprint.errorhandler(errors.NotAllowed)
def not_allowed(error: errors.NotAllowed) -> ResponseReturnValue:
    """A page for who may not see or do it."""
    return page_of(403, "Only for members who may do this", error.message)


@blueprint.errorhandler(errors.UnknownEvent)
def no_such_event(error: errors.UnknownEvent) -> ResponseReturnValue:
    """A page for what there is not."""
    return page_of(404, "There is nothing here", error.message)


@blueprint.errorhandler(errors.EntryError)
@blueprint.errorhandler(Refused)
def not_taken(error: errors.EntryError | Refused) -> ResponseReturnValue:
    """A page for what cannot be read."""
    return page_of(400, "This could not be taken in", error.message)


@blueprint.errorhandler(errors.StorageError)
def not_confirmed(error: errors.StorageError) -> ResponseReturnValue:
    """A page for when the database does not answer; of what was pressed it says that it is not confirmed."""
    if request.method in READING or isinstance(error, errors.NoRoom | errors.TooLongToSave):
        return error_page(error)
    current_app.logger.error("%s", error.message)
    return page_of(503, "This is not confirmed", UNCONFIRMED.format(why=error.shown))


@blueprint.get("/e", strict_slashes=False)
def events() -> str:
    """The events that this browser is a member of."""
    known = []
    for id_ in desks.my_events():
        try:
            desk = desks.desk_of(id_)
        except (errors.UnknownEvent, errors.NotAllowed):
            continue
        known.append((id_, desk.event.facts, desk.me.role))
    return render_template("events/events.html", events=known)


@blueprint.get("/e/new")
def new_event() -> str:
    """Where an event is made."""
    return _facts_form({})


@blueprint.post("/e/new")
def make_event() -> ResponseReturnValue:
    """An event, made; whoever makes it is its organiser, and is shown the way back in, once."""
    try:
        facts = facts_of(request.form)
    except Refused as error:
        return _facts_form(request.form, error.message), 400
    event, member, secret, recovery = (
        desks.new_event_id(),
        str(uuid4()),
        desks.new_secret(),
        desks.new_secret(),
    )
    label = short(request.form, "label") or "Organiser"
    adding = desks.Adding(event, member)
    adding.say("event.opened", event, facts)
    adding.say("member.joined", member, MemberJoined(role="organiser", label=label))
    store().make(event, adding.entries, client_address())
    store().members.enrol(
        KeptMember(uuid=member, event=event, role="organiser", label=label, revoked_at=0), secret
    )
    store().members.invite(
        recovery, Invitation(event=event, role="organiser", label=label, uses=RECOVERIES, ends=0)
    )
    response = redirect(url_for("events.made", event=event), 303)
    assert isinstance(response, Response)
    # Shown once, on the page that follows: an address would stay in the browser's history.
    response.set_cookie(
        "recovery",
        recovery,
        max_age=600,
        httponly=True,
        samesite="Strict",
        secure=request.is_secure,
        path=f"/e/{event}/made",
    )
    return desks.let_in(response, event, secret)


@blueprint.get("/e/<event>/made")
def made(event: str) -> ResponseReturnValue:
    """The organiser's link to get in again, shown once."""
    desk = desks.desk_of(event)
    token = request.cookies.get("recovery", "")
    if not token:
        return redirect(url_for("events.desk", event=event))
    page = render_template("events/made.html", event=desk.event, shown=invitation_shown(token))
    response = Response(page)
    response.delete_cookie("recovery", path=f"/e/{event}/made")
    return response


@blueprint.get("/e/<event>")
def desk(event: str) -> Response:
    """The desk: a case to open, those that wait, those announced, the latest."""
    here = desks.desk_of(event)
    folded = here.event
    newest = tuple(reversed(folded.cases))
    page = DeskPage(
        event_id=event,
        facts=folded.facts,
        me=here.me.label,
        role=here.me.role,
        can_open=here.can("case.opened"),
        waiting=tuple(listed(folded, one) for one in newest if not one.is_closed),
        announced=tuple(listed(folded, one) for one in newest if one.is_announced)[:5],
        recent=tuple(listed(folded, one) for one in newest if one.is_closed)[:10],
        open=open_page(here),
        count=len(folded.cases),
        latest=folded.latest,
    )
    response = Response(render_template("events/desk.html", page=page))
    if request.cookies.get(desks.LAST) != event:
        response.set_cookie(
            desks.LAST,
            event,
            max_age=desks.A_SEASON_S,
            httponly=True,
            samesite="Lax",
            secure=request.is_secure,
        )
    return response


@blueprint.get("/e/<event>/cases")
def cases(event: str) -> str:
    """The cases that a search finds."""
    folded = desks.desk_of(event).event
    asked = request.args
    wanted = Wanted(
        words=asked.get("q", "")[:600],
        paragraph=asked.get("paragraph", "")[:200],
        card=asked.get("card", "")[:200],
        judge=asked.get("judge", "")[:200],
        round=asked.get("round", "")[:200],
        standing=asked.get("standing", "")[:200],
    )
    some = found(folded, wanted, compared_words)
    return render_template(
        "events/cases.html",
        event=folded,
        wanted=wanted,
        cases=tuple(listed(folded, one) for one in some),
        judges=_same(_judges(folded)),
        rounds=_same(_rounds(folded.cases)),
        paragraphs=tuple((one.cited.id, one.cited.label) for one in report(folded).paragraphs),
        standings=_same(STANDINGS),
    )


@blueprint.get("/e/<event>/log")
def log(event: str) -> str:
    """Every entry as it was received."""
    here = desks.desk_of(event)
    lines = log_lines(here.kept)
    return render_template(
        "events/log.html", event=here.event, lines=lines[-LOG_LINES:], count=len(lines), role=here.me.role
    )


@blueprint.get("/e/<event>/report")
def whole_report(event: str) -> str:
    """The report, to be printed."""
    folded = desks.desk_of(event).event
    shown = report(folded)
    return render_template(
        "events/report.html",
        event=folded,
        report=shown,
        at_odds=tuple(listed(folded, one) for one in shown.at_odds),
        appealed=tuple(listed(folded, one) for one in shown.appealed),
        cases=counted(len(folded.cases), "case"),
        rounds=", ".join(f"{name or 'none'} ({count})" for name, count in shown.rounds),
        median_call=_taken(shown.median_call),
        minutes=tuple((case, _taken(seconds)) for case, seconds in shown.longest),
    )


def _taken(seconds: int) -> str:
    """The whole minutes of a call."""
    return counted(seconds // MINUTE_S, "minute") if seconds >= MINUTE_S else "under a minute"


@blueprint.get("/e/<event>/change")
def change_form(event: str) -> str:
    """Where the facts of an event are changed."""
    here = desks.desk_of(event)
    facts = here.event.facts
    form = {
        "name": facts.name,
        "date": facts.date,
        "edition": facts.edition,
        "format": facts.format,
        "days": str(facts.days_to_keep_names),
        "shares": "yes" if facts.shares else "",
        "policy": facts.policy,
    }
    return _facts_form(form, event_id=event)


@blueprint.post("/e/<event>/change")
def change(event: str) -> ResponseReturnValue:
    """The facts of an event, changed."""
    here = desks.desk_of(event)
    desks.may_lead(here)
    try:
        facts = facts_of(request.form)
    except Refused as error:
        return _facts_form(request.form, error.message, event), 400
    adding = desks.Adding(event, here.me.uuid)
    adding.say("event.changed", event, facts)
    adding.keep(here)
    return redirect(url_for("events.desk", event=event), 303)


def _facts_form(form: Mapping[str, str], wrong: str = "", event_id: str = "") -> str:
    """The form of an event's facts, as it was left, with what is wrong in it."""
    return render_template(
        "events/new.html", editions=tuple(EDITIONS), form=form, wrong=wrong, event_id=event_id
    )


def facts_of(form: Form) -> EventFacts:
    """The facts that a form says. Raises Refused."""
    name = short(form, "name")
    if not name:
        raise Refused("The name is missing: say what the event is called.")
    edition = form.get("edition", "")
    days = form.get("days", "30")
    try:
        return convert(
            {
                "name": name,
                "date": short(form, "date"),
                "edition": edition if edition in EDITIONS else "",
                "format": short(form, "format"),
                "days_to_keep_names": int(days) if days.isascii() and days.isdigit() and len(days) < 6 else 0,
                "shares": form.get("shares") == "yes",
                "policy": long(form, "policy"),
            },
            EventFacts,
        )
    except ValidationError as error:
        raise Refused("Names are kept for 1 to 3650 days after the event: write a number of days.") from error


def _judges(event: Event) -> tuple[str, ...]:
    return tuple(sorted({event.who(one.member) for case in event.cases for one in case.wordings}))


def _rounds(cases: tuple[Case, ...]) -> tuple[str, ...]:
    return tuple(
        dict.fromkeys(one.opened.round for one in cases if one.opened is not None and one.opened.round)
    )


def _same(values: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Values that are their own labels."""
    return tuple((value, value) for value in values)
