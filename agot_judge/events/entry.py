"""An entry of an event: who wrote what, when, on which device; and how one is read from what somebody sends."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from agot_judge.errors import EntryError
from agot_judge.events.bodies import KINDS, Body, Moment, Short, Uuid

EventId = Annotated[str, Meta(pattern="^[0-9a-hjkmnp-tv-z]{8}$", max_length=8)]
Subject = Annotated[str, Meta(pattern="^[0-9a-hjkmnp-tv-z-]{8,36}$", max_length=36)]
"""The uuid of a case, a person or a member, or the id of the event."""


class Entry(Struct, frozen=True, kw_only=True):
    """An entry."""

    uuid: str
    event: str
    subject: str
    """The case, the person, the member or the event that it is about."""
    kind: str
    body: Body
    member: str
    device: str
    n: int
    """The device's own count."""
    made_at: int
    """Milliseconds since 1970 in UTC by the device's clock."""
    offset: int = 0
    """The milliseconds by which the server's clock is ahead of the device's."""
    received: int | None = None
    """The server's sequence number; None until it has one."""

    @property
    def at(self) -> int:
        """When it was made, by the server's clock."""
        return self.made_at + self.offset


class SentEntry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry as it is sent, its body not looked at yet."""

    uuid: Uuid
    event: EventId
    subject: Subject
    kind: Short
    body: dict[str, Any]
    member: Uuid
    device: Short
    n: Annotated[int, Meta(ge=0, le=2**53)]
    made_at: Moment
    offset: Annotated[int, Meta(ge=-(2**45), le=2**45)] = 0
    received: int | None = None


def read_entry(given: object) -> Entry:
    """An entry from plain data. Raises EntryError, which names the field and what was expected there."""
    try:
        sent = msgspec.convert(given, SentEntry)
    except msgspec.ValidationError as error:
        raise EntryError(f"This is no entry: {error}.") from error
    return _with_body(sent)


def entry_of(row: Mapping[str, Any]) -> Entry:
    """The entry of a record whose body is JSON. Raises EntryError."""
    try:
        body = msgspec.json.decode(row["body"], type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise EntryError(f"What an entry says cannot be read: {error}.") from error
    return read_entry({**row, "body": body})


def plain(entry: Entry) -> dict[str, Any]:
    """The entry as plain data, as it is sent."""
    found = msgspec.to_builtins(entry)
    assert isinstance(found, dict)
    return found


def in_order(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Each entry once, in the order in which the server received them; after them those it has not, by their time.

    Those of one device stay in the device's own order, whatever its clock said.
    """
    given = tuple(entries)
    received = {
        one.uuid: one for one in sorted(given, key=_receipt, reverse=True) if one.received is not None
    }
    waiting = {one.uuid: one for one in given if one.uuid not in received}
    latest: dict[str, int] = {}
    placed: list[tuple[int, str, int, str]] = []
    for one in sorted(waiting.values(), key=lambda one: (one.device, one.n, one.uuid)):
        latest[one.device] = max(one.at, latest.get(one.device, one.at))
        placed.append((latest[one.device], one.device, one.n, one.uuid))
    return (
        *sorted(received.values(), key=_receipt),
        *(waiting[uuid] for *_, uuid in sorted(placed)),
    )


def _receipt(entry: Entry) -> tuple[int, str]:
    return (entry.received or 0, entry.uuid)


def _with_body(sent: SentEntry) -> Entry:
    kind = KINDS.get(sent.kind)
    if kind is None:
        near = get_close_matches(sent.kind, KINDS, 1)
        meant = f" Did you mean “{near[0]}”?" if near else f" There are {', '.join(KINDS)}."
        raise EntryError(f"There is no kind of entry “{sent.kind}”.{meant}")
    try:
        body = msgspec.convert(sent.body, kind)
    except msgspec.ValidationError as error:
        raise EntryError(f"The body of a {sent.kind} is wrong: {error}.") from error
    return Entry(**(msgspec.structs.asdict(sent) | {"body": body}))
