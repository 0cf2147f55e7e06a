"""The entries of a file, or of a device that brings others', that are taken in, and from whom."""

from collections.abc import Iterable

from msgspec import Struct

from agot_judge.errors import NotAllowed
from agot_judge.events.allowed import BY_ROLE, LEADING, ONLY_HERE, refused
from agot_judge.events.entry import Entry
from agot_judge.web.events.desk import Desk
from agot_judge.web.events.kept import store

OTHERS = "Somebody else wrote it, and only the head judge takes in what others wrote."
UNKNOWN = "Who wrote it is no member of this event, as far as is known here: let them come into contact with the server first."


class Left(Struct, frozen=True):
    """An entry that is not taken in."""

    entry: Entry
    why: str


def taken_in(desk: Desk, entries: Iterable[Entry]) -> tuple[tuple[Entry, ...], tuple[Left, ...]]:
    """The entries of a file that this member may bring, and those left out, each with why. Entries about members are
    neither: only the server says who is one. Raises NotAllowed for another event."""
    kept: list[Entry] = []
    left: list[Left] = []
    for one in entries:
        if one.event != desk.event.id:
            raise NotAllowed(
                f"This file is of another event, {one.event}. It can be taken in at its own desk alone."
            )
        if one.kind in ONLY_HERE:
            continue
        why = not_brought(one, desk)
        if why:
            left.append(Left(one, why))
        else:
            kept.append(one)
    return tuple(kept), tuple(left)


def not_brought(one: Entry, desk: Desk) -> str:
    """A sentence that says why a member may not bring this entry; empty where they may: what they wrote themselves, and as
    organiser or head judge whatever another member may have written. A device without network shows what any member may
    have written: the server judges it when it is brought there."""
    why = refused(one, desk.me, desk.event)
    if not why or one.member == desk.me.uuid:
        return why
    if not (desk.me.role in LEADING and not desk.me.revoked_at) and store().here(desk.event.id) is None:
        return OTHERS
    writer = desk.event.members.get(one.member)
    if writer is None:
        return UNKNOWN
    if writer.revoked_at and one.at >= writer.revoked_at:
        return f"The membership of {writer.label or writer.role} had ended when this was made."
    if one.kind == "person.erased":
        return why
    if one.kind.startswith("event."):
        return "" if desk.me.role == "organiser" else why
    if one.kind not in BY_ROLE.get(writer.role, frozenset()):
        return f"A {writer.role} may not do this."
    return ""
