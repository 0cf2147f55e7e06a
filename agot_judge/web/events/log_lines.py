"""The log of an event: every entry as it was received, a line each."""

from msgspec import Struct

from agot_judge.events import bodies
from agot_judge.events.entry import Entry
from agot_judge.events.names import shown
from agot_judge.events.state import Event
from agot_judge.web.events.case_page import clock
from agot_judge.web.events.kept import KeptEvent


class LogLine(Struct, frozen=True, kw_only=True):
    """An entry in a line."""

    received: int
    at: str
    by: str
    kind: str
    number: str
    text: str


def log_lines(kept: KeptEvent) -> tuple[LogLine, ...]:
    """A line for each entry, in the order of receipt."""
    event = kept.event
    numbers = {one.uuid: one.number for one in event.cases}
    return tuple(
        LogLine(
            received=one.received or 0,
            at=clock(one.at),
            by=event.who(one.member),
            kind=one.kind,
            number=numbers.get(one.subject, ""),
            text=shown(_said(event, one), event),
        )
        for one in kept.entries
    )


def _said(event: Event, one: Entry) -> str:
    body = one.body
    match body:
        case bodies.EventFacts():
            return body.name
        case bodies.MemberInvited() | bodies.MemberJoined():
            return f"{body.role} {body.label}".strip()
        case bodies.CaseOpened():
            return body.question
        case bodies.CaseRuled() | bodies.CaseAmended() | bodies.CaseDecided():
            return body.answer
        case bodies.CaseWithdrawn():
            return body.why
        case bodies.CaseAppealed():
            return body.grounds
        case bodies.NoteAdded():
            return body.text
        case bodies.PersonNamed():
            return event.label(one.subject)
    return ""
