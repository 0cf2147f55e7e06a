"""The fold of an event's entries into what they come to. Whatever order they come in, none is lost and nothing is raised."""

from collections.abc import Iterable

from msgspec.structs import replace

from agot_judge.events import bodies
from agot_judge.events.cases import case_of
from agot_judge.events.conflicts import with_tables
from agot_judge.events.entry import Entry, in_order
from agot_judge.events.numbers import number_of
from agot_judge.events.state import Case, Event, Member, Person, Said

UNNAMED = bodies.EventFacts(name="Event")


def fold(event: str, entries: Iterable[Entry]) -> Event:
    """The event that its entries come to: the same for the same order of receipt, however they are handed over."""
    ordered = tuple(one for one in in_order(entries) if one.event == event)
    facts = UNNAMED
    members: dict[str, Member] = {}
    people: dict[str, Person] = {}
    notes: list[Said] = []
    by_case: dict[str, list[Entry]] = {}
    there: dict[str, None] = {}
    for one in ordered:
        if one.kind.startswith("case."):
            there[one.subject] = None
        if one.kind.startswith("case.") or (one.kind == "note.added" and one.subject != event):
            by_case.setdefault(one.subject, []).append(one)
        elif isinstance(one.body, bodies.EventFacts):
            facts = one.body
        elif isinstance(one.body, bodies.NoteAdded):
            notes.append(Said(uuid=one.uuid, member=one.member, at=one.at, body=one.body))
        elif one.kind.startswith("member."):
            _see_member(members, one)
        elif one.kind.startswith("person."):
            _see_person(people, one)
    return Event(
        id=event,
        facts=facts,
        members=members,
        people=people,
        cases=with_tables(_cases({uuid: by_case[uuid] for uuid in there})),
        notes=tuple(notes),
        latest=max((one.received or 0 for one in ordered), default=0),
        waiting=sum(one.received is None for one in ordered),
    )


def _cases(by_case: dict[str, list[Entry]]) -> tuple[Case, ...]:
    taken: set[str] = set()
    cases: list[Case] = []
    for uuid, entries in by_case.items():
        number = number_of(uuid, taken)
        taken.add(number)
        cases.append(case_of(uuid, number, entries))
    return tuple(cases)


def _see_member(members: dict[str, Member], one: Entry) -> None:
    known = members.get(one.subject)
    if isinstance(one.body, bodies.MemberJoined):
        revoked = known.revoked_at if known is not None else 0
        members[one.subject] = Member(
            uuid=one.subject, role=one.body.role, label=one.body.label, revoked_at=revoked
        )
    elif one.kind == "member.revoked":
        before = known or Member(uuid=one.subject, role="reader", label="")
        members[one.subject] = replace(before, revoked_at=before.revoked_at or one.at)


def _see_person(people: dict[str, Person], one: Entry) -> None:
    known = people.get(one.subject, Person(uuid=one.subject, label=""))
    if isinstance(one.body, bodies.PersonNamed) and not known.is_erased:
        people[one.subject] = replace(known, label=one.body.label)
    elif isinstance(one.body, bodies.PersonMerged) and one.body.into != one.subject:
        people[one.subject] = replace(known, into=one.body.into)
    elif isinstance(one.body, bodies.PersonErased):
        people[one.subject] = replace(known, label="", is_erased=True)


def people_of(event: Event, opened: bodies.CaseOpened) -> tuple[str, ...]:
    """The names at a case's table, those that there are no more as ``Player A``, ``Player B``."""
    return tuple(
        found.label
        if (found := event.person(uuid)) is not None and found.label
        else f"Player {chr(ord('A') + place)}"
        for place, uuid in enumerate(opened.people)
    )
