"""The desk of an event as a member has it: who asks, in which role, and what they add."""

import secrets
from uuid import uuid4

from flask import Response, request
from msgspec import Struct

from agot_judge.errors import NotAllowed
from agot_judge.events.allowed import Author, refused
from agot_judge.events.bodies import KINDS, Body
from agot_judge.events.entry import Entry, plain, read_entry
from agot_judge.events.numbers import LETTERS
from agot_judge.events.state import Event
from agot_judge.storage.event_records import Here, KeptMember
from agot_judge.web.events.kept import KeptEvent, check_exists, kept_event, now_ms, store
from agot_judge.web.sandbox.shares import client_address

COOKIE = "desk-"
"""The cookie that a member of an event keeps, with the event's id after it."""
LAST = "desk"
"""The cookie with the event that was looked at last."""
MOST_EVENTS = 40
"""The most events of one browser that are looked for: each costs a look-up, and anybody can send cookies."""
A_SEASON_S = 120 * 24 * 3600
ID_LETTERS = 8
SECRET_BYTES = 16


class Desk(Struct, frozen=True):
    """An event and the member who asks for it."""

    kept: KeptEvent
    me: Author

    @property
    def event(self) -> Event:
        """The event."""
        return self.kept.event

    def can(self, kind: str) -> bool:
        """True where this member may add entries of a kind at all."""
        from_role = Entry(
            uuid="",
            event=self.event.id,
            subject="",
            kind=kind,
            body=Body(),
            member=self.me.uuid,
            device="",
            n=0,
            made_at=now_ms(),
        )
        return not refused(from_role, self.me, self.event)


def desk_of(event: str) -> Desk:
    """The desk for whoever asks. Raises UnknownEvent, and NotAllowed for who is no member, or none any more."""
    known = member_of(event)
    if known is None:
        check_exists(event)
        raise NotAllowed(
            "Only members of this event see its rulings. Ask the organiser or the head judge for an invitation: "
            "a link or a code to scan."
        )
    me = author_of(known)
    if me.revoked_at:
        raise NotAllowed(
            "Your membership of this event has ended. Ask the head judge for a new invitation. What this device wrote without "
            f"network and could not send is kept on it, at /e/{event}/waiting."
        )
    # Only now: who is no member has nothing read and put together for them.
    return Desk(kept_event(event), me)


def member_of(event: str) -> KeptMember | None:
    """The member who asks, by cookie or by token, revoked or not; None where nobody known does."""
    return store().members.by_secret(event, secret_of(event))


def secret_of(event: str) -> str:
    """The secret by which a member asks, a token or a cookie; empty where there is none."""
    said = request.headers.get("Authorization", "")
    token = said[len("Bearer ") :].strip() if said.startswith("Bearer ") else ""
    return token or request.cookies.get(COOKIE + event, "")


def author_of(member: KeptMember) -> Author:
    """A member as those who judge entries know them."""
    return Author(uuid=member.uuid, role=member.role, label=member.label, revoked_at=member.revoked_at)


def may_lead(desk: Desk) -> None:
    """Nothing, where the member is organiser or head judge. Raises NotAllowed."""
    if desk.me.role not in ("organiser", "head judge"):
        raise NotAllowed("Only the organiser and the head judge may do this.")


def my_events() -> tuple[str, ...]:
    """The ids of the events that this browser is a member of, the one that was looked at last first."""
    ids = {name[len(COOKIE) :] for name in request.cookies if name.startswith(COOKIE)} | {
        *store().kept_here()
    }
    last = request.cookies.get(LAST, "")
    return tuple(sorted(ids, key=lambda one: (one != last, one)))[:MOST_EVENTS]


def let_in(response: Response, event: str, secret: str) -> Response:
    """The response, with which the browser becomes a member."""
    for name, value in ((COOKIE + event, secret), (LAST, event)):
        response.set_cookie(
            name, value, max_age=A_SEASON_S, httponly=True, samesite="Lax", secure=request.is_secure
        )
    return response


def let_out(response: Response, event: str) -> Response:
    """The response, with which the browser is no member any more."""
    for name in (COOKIE + event, LAST):
        response.delete_cookie(name, httponly=True, samesite="Lax", secure=request.is_secure)
    return response


def new_secret() -> str:
    """A secret of 128 random bits."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_event_id() -> str:
    """An id for a new event: short enough to be typed."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LETTERS)).lower()


class Adding:
    """Entries that one press adds, all or none."""

    def __init__(self, event: str, member: str) -> None:
        self._event = event
        self._member = member
        self._now = now_ms()
        page = Here(device=f"page of {member[:8]}", offset=0, after=0)
        self._here = store().here(event) or page
        self.entries: list[Entry] = []

    def say(self, kind: str, subject: str, body: Body, uuid: str = "") -> Entry:
        """Add an entry; a form that is sent twice has its uuid, so that it counts once. Raises EntryError."""
        made = Entry(
            uuid=uuid or str(uuid4()),
            event=self._event,
            subject=subject,
            kind=kind,
            body=body,
            member=self._member,
            device=self._here.device,
            n=max(self._now * 100, self._here.after + 1) + len(self.entries),
            made_at=self._now,
            offset=self._here.offset,
        )
        assert isinstance(body, KINDS[kind])
        # Through plain data, so that lengths are looked at as in what other devices send.
        self.entries.append(read_entry(plain(made)))
        return made

    def keep(self, desk: Desk) -> None:
        """Keep them as a member's. Raises NotAllowed, StorageError."""
        for one in self.entries:
            why = refused(one, desk.me, desk.event)
            if why:
                raise NotAllowed(why)
        store().add(self._event, self.entries, client_address())

    def keep_as_server(self) -> None:
        """Keep them as what the server itself has seen to: members, names that go in time."""
        store().add(self._event, self.entries, client_address())
