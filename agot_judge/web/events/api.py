"""The API of events: what is new for a device that asks every few seconds, what it adds, cases for other programs."""

from typing import Annotated, Any

import msgspec
from flask import Response, request, url_for
from msgspec import Meta, Struct
from werkzeug.exceptions import HTTPException

from agot_judge.errors import AgotJudgeError, EntryError, NoRoom, NotAllowed, TooLongToSave, UnknownEvent
from agot_judge.events.bodies import Cited
from agot_judge.events.entry import Entry, SentEntry, plain, read_entry
from agot_judge.events.found import Wanted, found
from agot_judge.events.name_days import names_until
from agot_judge.events.names import shown
from agot_judge.events.numbers import as_written
from agot_judge.events.sent import decoded
from agot_judge.events.similar import Features
from agot_judge.events.state import Case, Event
from agot_judge.search import compared_words
from agot_judge.web.api_examples import CITED
from agot_judge.web.api_models import about
from agot_judge.web.api_operation import Api, Operation
from agot_judge.web.api_parameters import Parameter, number_of, text_of
from agot_judge.web.api_responses import Refusal, answer, problem
from agot_judge.web.events.allowed_files import not_brought
from agot_judge.web.events.case_page import earlier_cases
from agot_judge.web.events.desk import Desk, author_of, desk_of, member_of, secret_of
from agot_judge.web.events.kept import check_exists, kept_event, now_ms, store
from agot_judge.web.events.name_days import erase_due
from agot_judge.web.json_body import json_body
from agot_judge.web.sandbox.shares import client_address

MOST_ENTRIES = 200


class EntriesAnswer(Struct, frozen=True, kw_only=True):
    """Entries of an event, in the order in which the server received them."""

    entries: tuple[SentEntry, ...]
    cursor: Annotated[int, about("What to send as `after` the next time.")]
    latest: Annotated[
        int, about("The number of the event's last entry: there is more while `cursor` is less.")
    ]


class SentEntries(Struct, frozen=True, kw_only=True):
    """Entries that a device has made; each is read by itself, so that one that is wrong does not keep the others out."""

    entries: Annotated[tuple[dict[str, Any], ...], Meta(max_length=MOST_ENTRIES)]


class RefusedEntry(Struct, frozen=True, kw_only=True):
    """An entry that was not taken: it stays on its device."""

    uuid: str
    why: str


class AcceptedAnswer(Struct, frozen=True, kw_only=True):
    """The fate of the entries that were sent."""

    accepted: Annotated[tuple[str, ...], about("The uuids of those that are kept now, or were before.")]
    refused: tuple[RefusedEntry, ...]
    cursor: Annotated[int, about("The number of the event's last entry.")]


class MemberAnswer(Struct, frozen=True, kw_only=True):
    """The member who asks, and what their device must know to write entries without network."""

    uuid: str
    role: str
    label: str
    now: Annotated[int, about("The server's time: milliseconds since 1970 in UTC.")]
    names_until: Annotated[
        int, about("When names are erased, and devices forget their copies: milliseconds since 1970 in UTC.")
    ]


class CaseAnswer(Struct, frozen=True, kw_only=True):
    """A case."""

    uuid: str
    number: str
    url: Annotated[str, about("Its page.")]
    standing: str
    table: str
    round: str
    question: str
    cards: tuple[str, ...]
    answers: Annotated[tuple[str, ...], about("The text that stands; several where two are at odds.")]
    reasons: tuple[str, ...]
    cites: tuple[Cited, ...]
    conflicts: tuple[str, ...]
    appeals: int
    is_announced: bool
    opened_at: Annotated[int, about("Milliseconds since 1970 in UTC.")]
    answered_at: int


class CasesAnswer(Struct, frozen=True, kw_only=True):
    """The cases of an event, the newest first."""

    event: str
    name: str
    cases: tuple[CaseAnswer, ...]
    latest: int


class SimilarCase(Struct, frozen=True, kw_only=True):
    """An earlier case that is like what was asked."""

    number: str
    event: Annotated[str, about("The name of another event; empty for this one.")]
    question: str
    answer: str
    standing: str
    because: str


class SimilarAnswer(Struct, frozen=True, kw_only=True):
    """Earlier cases that are like what was asked, the likest first. None of them is an answer."""

    cases: tuple[SimilarCase, ...]


EXAMPLE = "7k4m2x9c"
EVENT = Parameter(
    "path",
    "event",
    "The id of the event. Members alone are answered: by the cookie of their browser, or by `Authorization: Bearer` "
    "with a token that the page of an invitation shows.",
    text_of(8, 8),
    EXAMPLE,
)
NUMBER = Parameter("path", "number", "The number of a case, as people say it.", text_of(4, 4), "7K4M")
AFTER = Parameter(
    "query", "after", "The number of the last entry that is known; 0 for all.", number_of(0, 2**53, 0), "0"
)
LIMIT = Parameter(
    "query",
    "limit",
    "How many entries at most.",
    number_of(1, MOST_ENTRIES, MOST_ENTRIES),
    "100",
)


def _words(name: str, about: str, example: str) -> Parameter:
    return Parameter("query", name, about, text_of(0, 600), example)


blueprint = Api("events_api")


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


@blueprint.answers(
    Operation(
        "/events/<event>/entries",
        "Entries of an event",
        EntriesAnswer,
        (EVENT, AFTER, LIMIT),
        "?after=0",
        needs_member=True,
    )
)
def event_entries(event: str) -> Response:
    """The entries that were added after a number; 304 where none was."""
    after, limit = AFTER.number(), LIMIT.number()
    seen = store().members.seen(event, secret_of(event))
    if seen is None or seen[0].revoked_at:
        # Says what it is: no event, no member, or one no more.
        desk_of(event)
        raise NotAllowed("Only members of this event see its rulings.")
    latest = seen[1]
    tag = f"{latest}-{after}-{limit}"
    if request.if_none_match.contains(tag):
        response = Response(status=304)
    else:
        some = store().after(event, after, limit) if latest > after else ()
        cursor = some[-1].received or 0 if some else after
        sent = tuple(_sent(one) for one in some)
        response = answer(EntriesAnswer(entries=sent, cursor=cursor, latest=latest))
    response.set_etag(tag)
    return response


@blueprint.answers(
    Operation(
        "/events/<event>/entries",
        "Entries added",
        AcceptedAnswer,
        (EVENT,),
        method="post",
        takes=SentEntries,
        needs_member=True,
    )
)
def add_entries(event: str) -> Response:
    """Keeps entries, each once by its uuid, however often it is sent."""
    # Entries of a member whose membership has ended are kept if they were made before. Organiser and head judge bring also
    # what other members wrote, as by a file.
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


@blueprint.answers(
    Operation("/events/<event>/member", "The member who asks", MemberAnswer, (EVENT,), needs_member=True)
)
def event_member(event: str) -> Response:
    """The role and the name that the event has for who asks."""
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


@blueprint.answers(
    Operation(
        "/events/<event>/cases",
        "Cases of an event",
        CasesAnswer,
        (
            EVENT,
            _words("q", "Words, or a number.", "duplicate"),
            _words("paragraph", "Decided by exactly this paragraph.", CITED),
            _words("standing", "`open`, `ruled`, `appealed`, `upheld` ...", "ruled"),
        ),
        "?q=duplicate",
        needs_member=True,
    )
)
def event_cases(event: str) -> Response:
    """The cases that all of the conditions fit, the newest first."""
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


@blueprint.answers(
    Operation("/events/<event>/cases/<number>", "A case", CaseAnswer, (EVENT, NUMBER), needs_member=True)
)
def event_case(event: str, number: str) -> Response:
    """A case with the text that stands and the paragraphs as they were quoted."""
    folded = desk_of(event).event
    case = folded.case(as_written(number))
    if case is None:
        raise UnknownEvent(f"This event has no case “{number[:20]}”.")
    return answer(_case(folded, case))


@blueprint.answers(
    Operation(
        "/events/<event>/similar",
        "Have we ruled this?",
        SimilarAnswer,
        (
            EVENT,
            _words("cites", "Ids of paragraphs, with commas between them.", CITED),
            _words("cards", "Names of cards, with `;` between them.", "Wolf of the North"),
            _words("q", "The question.", "may I save him twice"),
        ),
        "?q=save",
        needs_member=True,
    )
)
def similar_cases(event: str) -> Response:
    """Up to three earlier cases with the same paragraphs, cards or words, and why they are shown."""
    desk = desk_of(event)
    asked = request.args
    features = Features(
        cites=frozenset(one for one in asked.get("cites", "")[:2000].split(",") if one),
        cards=frozenset(
            one.strip().casefold() for one in asked.get("cards", "")[:2000].split(";") if one.strip()
        ),
        words=compared_words(asked.get("q", "")[:600]),
    )
    found = earlier_cases(desk, None, features)
    return answer(msgspec.convert({"cases": found}, SimilarAnswer, from_attributes=True))


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


def _uuid(one: dict[str, Any]) -> str:
    said = one.get("uuid")
    return said[:36] if isinstance(said, str) else ""
