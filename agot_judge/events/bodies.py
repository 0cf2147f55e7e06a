"""The body of an entry, by its kind: a struct for each, read strictly, so that nothing unknown is kept by mistake."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Short = Annotated[str, Meta(max_length=200, pattern=r"^[^\u0000]*$")]
"""A label, a table, a round, the name of a card. PostgreSQL keeps no NUL."""
Long = Annotated[str, Meta(max_length=4000)]
"""A question, an answer, a reason."""
BoardText = Annotated[str, Meta(max_length=200_000)]
Uuid = Annotated[str, Meta(pattern=r"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$", max_length=36)]
Moment = Annotated[int, Meta(ge=0, le=2**48)]
"""Milliseconds since 1970 in UTC."""

MOST_PEOPLE = 4
ROLES = ("organiser", "head judge", "judge", "reader")
Role = Literal["organiser", "head judge", "judge", "reader"]
Result = Literal["upheld", "overturned", "changed"]


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of an entry."""


class Cited(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A paragraph as it was quoted when it was cited."""

    id: Short
    label: Short
    """``RR Stealth ¶1``."""
    version: Short
    """Of its document; empty where that bears none."""
    hash: Short
    """Of its words: another hash means that it has changed since."""
    quote: Long


class TraceLine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of a board's trace, copied."""

    text: Long
    cites: Annotated[tuple[Short, ...], Meta(max_length=40)] = ()


class Frozen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board as it stood, with what it was stepped by."""

    text: BoardText
    at: Short = ""
    """The position on its line of play."""
    documents: Annotated[tuple[tuple[Short, Short], ...], Meta(max_length=40)] = ()
    """The documents in force, each with its version."""
    program: Short = ""
    lines: Annotated[tuple[TraceLine, ...], Meta(max_length=40)] = ()
    """The lines that decide."""
    said: Long = ""
    """The ruling that the board came to, in one line."""


class EventFacts(Body, frozen=True, kw_only=True):
    """The facts of an event; later ones stand for earlier ones."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    date: Short = ""
    edition: Short = ""
    format: Short = ""
    days_to_keep_names: Annotated[int, Meta(ge=1, le=3650)] = 30
    shares: bool = False
    """Other events on the same server may see its cases, without people."""
    policy: Long = ""
    """House policy in the organiser's words, and links."""


class MemberInvited(Body, frozen=True, kw_only=True):
    """An invitation."""

    role: Role
    label: Short = ""
    uses: Annotated[int, Meta(ge=1, le=1000)] = 1


class MemberJoined(Body, frozen=True, kw_only=True):
    """Somebody who took an invitation; the subject is the new member."""

    role: Role
    label: Short


class MemberRevoked(Body, frozen=True, kw_only=True):
    """The end of a membership."""


class CaseOpened(Body, frozen=True, kw_only=True):
    """A question at a table."""

    question: Long
    table: Short = ""
    round: Short = ""
    people: Annotated[tuple[Uuid, ...], Meta(max_length=MOST_PEOPLE)] = ()
    edition: Short = ""
    cards: Annotated[tuple[Short, ...], Meta(max_length=40)] = ()
    board: Frozen | None = None
    call_began: Moment = 0
    """When the judge was called; 0 where nobody noted it."""


class CaseRuled(Body, frozen=True, kw_only=True):
    """A judge's ruling."""

    answer: Long
    reason: Long = ""
    cites: Annotated[tuple[Cited, ...], Meta(max_length=40)] = ()
    lines: Annotated[tuple[TraceLine, ...], Meta(max_length=40)] = ()
    """The lines of the board's trace that decide."""


class CaseAmended(Body, frozen=True, kw_only=True):
    """Another text of a ruling or a decision."""

    answer: Long
    reason: Long = ""
    cites: Annotated[tuple[Cited, ...], Meta(max_length=40)] = ()
    why: Long
    replaces: Annotated[tuple[Uuid, ...], Meta(min_length=1, max_length=20)]
    """The entries whose text it was written in place of."""


class CaseWithdrawn(Body, frozen=True, kw_only=True):
    """The end of a case that is none, or that is another."""

    why: Long
    into: Uuid | None = None
    """The case that it is merged into."""


class CaseAppealed(Body, frozen=True, kw_only=True):
    """An appeal to the head judge."""

    by: Short = ""
    grounds: Long = ""


class CaseDecided(Body, frozen=True, kw_only=True):
    """The head judge's decision."""

    result: Result
    answer: Long
    reason: Long = ""
    cites: Annotated[tuple[Cited, ...], Meta(max_length=40)] = ()


class CaseAnnounced(Body, frozen=True, kw_only=True):
    """A case that all judges are to read."""


class PersonNamed(Body, frozen=True, kw_only=True):
    """The name of a person; empty where it has been erased."""

    label: Short


class PersonMerged(Body, frozen=True, kw_only=True):
    """A person who is another one."""

    into: Uuid


class PersonErased(Body, frozen=True, kw_only=True):
    """A person whose name is kept no longer."""


class NoteAdded(Body, frozen=True, kw_only=True):
    """A remark on a case, or on the event."""

    text: Long
    on: Uuid | None = None
    """The entry that it is about."""


KINDS: dict[str, type[Body]] = {
    "event.opened": EventFacts,
    "event.changed": EventFacts,
    "member.invited": MemberInvited,
    "member.joined": MemberJoined,
    "member.revoked": MemberRevoked,
    "case.opened": CaseOpened,
    "case.ruled": CaseRuled,
    "case.amended": CaseAmended,
    "case.withdrawn": CaseWithdrawn,
    "case.appealed": CaseAppealed,
    "case.decided": CaseDecided,
    "case.announced": CaseAnnounced,
    "person.named": PersonNamed,
    "person.merged": PersonMerged,
    "person.erased": PersonErased,
    "note.added": NoteAdded,
}
