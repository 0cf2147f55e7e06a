"""The API of events: what is new for a device that asks every few seconds, what it adds, cases for other programs."""

from typing import Any

import msgspec
from flask import Blueprint, Response, request, url_for
from msgspec import Struct
from werkzeug.datastructures import MultiDict
from werkzeug.exceptions import HTTPException

from agot_judge.errors import AgotJudgeError, EntryError, NoRoom, NotAllowed, TooLongToSave, UnknownEvent
from agot_judge.events.entry import Entry, SentEntry, plain, read_entry
from agot_judge.events.found import Wanted, found
from agot_judge.events.name_days import names_until
from agot_judge.events.names import shown
from agot_judge.events.numbers import as_written
from agot_judge.events.sent import decoded
from agot_judge.events.similar import Features
from agot_judge.events.state import Case, Event
from agot_judge.search import compared_words
from agot_judge.web.api_operations import PREFIX
from agot_judge.web.api_parameters import check_names
from agot_judge.web.api_responses import Refusal, answer, problem
from agot_judge.web.events.allowed_files import not_brought
from agot_judge.web.events.api_models import (
    MOST_ENTRIES,
    AcceptedAnswer,
    CaseAnswer,
    CasesAnswer,
    EntriesAnswer,
    MemberAnswer,
    RefusedEntry,
    SentEntries,
    SimilarAnswer,
    SimilarCase,
)
from agot_judge.web.events.case_page import earlier_cases
from agot_judge.web.events.desk import Desk, author_of, desk_of, member_of, secret_of
from agot_judge.web.events.kept import check_exists, kept_event, now_ms, store
from agot_judge.web.events.name_days import erase_due
from agot_judge.web.json_body import json_body
from agot_judge.web.sandbox.shares import client_address

blueprint = Blueprint("events_api", __name__, url_prefix=f"{PREFIX}/events")


class _Numbers(Struct, frozen=True):
    after: int
    limit: int


@blueprint.errorhandler(HTTPException)
@blueprint.errorhandler(AgotJudgeError)
def said(fault: HTTPException | AgotJudgeError) -> Response:
    """Any error as a problem."""
    status = {NotAllowed: 403, UnknownEvent: 404, EntryError: 400, NoRoom: 507, TooLongToSave: 413}
    code = status.get(type(fault))
    if isinstance(fault, AgotJudgeError) and code is not None:
        return problem(Refusal(code, fault.message))
    return problem(fault)


@blueprint.before_request
def keep_the_promise() -> None:
    """Names whose days are over go before anything is answered."""
    erase_due(str((request.view_args or {}).get("event", "")))


@blueprint.after_request
def keep_private(response: Response) -> Response:
    """No copy is kept on the way; a browser asks before it uses its own."""
    response.cache_control.private = True
    response.cache_control.no_cache = True
    return response


@blueprint.get("/<event>/entries")
def event_entries(event: str) -> Response:
    """The entries after a number. What nobody has added to costs one look-up by key."""
    asked = _numbers(request.args)
    seen = store().seen(event, secret_of(event))
    if seen is None or seen[0].revoked_at:
        # Says what it is: no event, no member, or one no more.
        desk_of(event)
        raise NotAllowed("Only members of this event see its rulings.")
    latest = seen[1]
    tag = f"{latest}-{asked.after}-{asked.limit}"
    if request.if_none_match.contains(tag):
        response = Response(status=304)
    else:
        some = store().after(event, asked.after, asked.limit) if latest > asked.after else ()
        cursor = some[-1].received or 0 if some else max(asked.after, 0)
        response = answer(
            EntriesAnswer(entries=tuple(_sent(one) for one in some), cursor=cursor, latest=latest)
        )
    response.set_etag(tag)
    return response


@blueprint.post("/<event>/entries")
def add_entries(event: str) -> Response:
    """Entries kept, each once. Those of a member whose membership has ended are kept if they were made before. Organiser and
    head judge bring also what other members wrote, as by a file."""
    member = member_of(event)
    if member is None:
        check_exists(event)
        raise NotAllowed("Only members of this event add to it.")
    kept = kept_event(event)
    desk = Desk(kept, author_of(member))
    sent = decoded(json_body(), SentEntries, f"list of at most {MOST_ENTRIES} entries").entries
    good: list[Entry] = []
    bad: list[RefusedEntry] = []
    for one in sent:
        try:
            entry = read_entry({**one, "received": None})
        except EntryError as error:
            bad.append(RefusedEntry(uuid=_uuid(one), why=error.message))
            continue
        why = not_brought(entry, desk)
        if why:
            bad.append(RefusedEntry(uuid=entry.uuid, why=why))
        else:
            good.append(entry)
    latest = store().add(event, good, client_address()).latest if good else kept.event.latest
    return answer(AcceptedAnswer(accepted=tuple(one.uuid for one in good), refused=tuple(bad), cursor=latest))


@blueprint.get("/<event>/member")
def event_member(event: str) -> Response:
    """The member who asks, for a device that keeps the event."""
    check_names(request.args, ())
    desk = desk_of(event)
    return answer(
        MemberAnswer(
            uuid=desk.me.uuid,
            role=desk.me.role,
            label=desk.me.label,
            now=now_ms(),
            names_until=names_until(desk.kept.entries) * 1000,
        )
    )


@blueprint.get("/<event>/cases")
def event_cases(event: str) -> Response:
    """The cases that a search finds."""
    check_names(request.args, ("q", "paragraph", "standing"))
    folded = desk_of(event).event
    asked = request.args
    wanted = Wanted(
        words=asked.get("q", "")[:600],
        paragraph=asked.get("paragraph", "")[:200],
        standing=asked.get("standing", "")[:200],
    )
    some = found(folded, wanted, compared_words)
    cases = tuple(_case(folded, one) for one in some)
    return answer(CasesAnswer(event=event, name=folded.facts.name, cases=cases, latest=folded.latest))


@blueprint.get("/<event>/cases/<number>")
def event_case(event: str, number: str) -> Response:
    """A case."""
    check_names(request.args, ())
    folded = desk_of(event).event
    case = folded.case(as_written(number))
    if case is None:
        raise UnknownEvent(f"This event has no case “{number[:20]}”.")
    return answer(_case(folded, case))


@blueprint.get("/<event>/similar")
def similar_cases(event: str) -> Response:
    """Earlier cases that are like what is asked."""
    check_names(request.args, ("cites", "cards", "q"))
    desk = desk_of(event)
    asked = request.args
    features = Features(
        cites=frozenset(one for one in asked.get("cites", "")[:2000].split(",") if one),
        cards=frozenset(
            one.strip().casefold() for one in asked.get("cards", "")[:2000].split(";") if one.strip()
        ),
        words=compared_words(asked.get("q", "")[:600]),
    )
    return answer(
        SimilarAnswer(
            cases=tuple(
                SimilarCase(
                    number=one.number,
                    event=one.event,
                    question=one.question,
                    answer=one.answer,
                    standing=one.standing,
                    because=one.because,
                )
                for one in earlier_cases(desk, None, features)
            )
        )
    )


def _case(event: Event, case: Case) -> CaseAnswer:
    opened = case.opened
    return CaseAnswer(
        uuid=case.uuid,
        number=case.number,
        url=url_for("events.case", event=event.id, number=case.number),
        standing=case.standing,
        table=opened.table if opened else "",
        round=opened.round if opened else "",
        question=shown(opened.question, event) if opened else "",
        cards=opened.cards if opened else (),
        answers=tuple(shown(one.answer, event) for one in case.stands),
        reasons=tuple(shown(one.reason, event) for one in case.stands),
        cites=case.cites,
        conflicts=tuple(one.kind for one in case.conflicts),
        appeals=len(case.appeals),
        is_announced=case.is_announced,
        opened_at=case.opened_at,
        answered_at=case.answered_at,
    )


def _sent(entry: Entry) -> SentEntry:
    return msgspec.convert(plain(entry), SentEntry)


def _numbers(arguments: MultiDict[str, str]) -> _Numbers:
    check_names(arguments, ("after", "limit"))
    return _Numbers(
        _whole(arguments, "after", 0, 0, 2**53), _whole(arguments, "limit", MOST_ENTRIES, 1, MOST_ENTRIES)
    )


def _whole(arguments: MultiDict[str, str], name: str, otherwise: int, least: int, most: int) -> int:
    given = arguments.get(name, str(otherwise))
    if not (given.isascii() and given.isdigit() and len(given) < 17) or not least <= int(given) <= most:
        raise Refusal(400, f"{name} is a whole number from {least} to {most}, not “{given[:40]}”.", name)
    return int(given)


def _uuid(one: dict[str, Any]) -> str:
    said = one.get("uuid")
    return said[:36] if isinstance(said, str) else ""
