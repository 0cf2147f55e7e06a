"""Which entries of a file are taken in, and from whom."""

from collections.abc import Iterable

from agot_judge.errors import NotAllowed
from agot_judge.events.allowed import BY_ROLE, LEADING, ONLY_HERE, refused
from agot_judge.events.entry import Entry
from agot_judge.web.events.desk import Desk


def taken_in(desk: Desk, entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The entries of a file that this member may bring: organiser and head judge whatever others wrote, but for who is a
    member, which only the server says; the others what they wrote themselves. Raises NotAllowed for another event."""
    kept = []
    for one in entries:
        if one.event != desk.event.id:
            raise NotAllowed(
                f"This file is of another event, {one.event}. It can be taken in at its own desk alone."
            )
        if one.kind in ONLY_HERE:
            continue
        if _of_another(one, desk) or not refused(one, desk.me, desk.event):
            kept.append(one)
    return tuple(kept)


def _of_another(one: Entry, desk: Desk) -> bool:
    """Whether somebody who leads brings what another member may have written: by that member's own role, and theirs."""
    writer = desk.event.members.get(one.member)
    if desk.me.role not in LEADING or writer is None or one.kind == "person.erased":
        return False
    if one.kind.startswith("event."):
        return desk.me.role == "organiser"
    return one.kind in BY_ROLE.get(writer.role, frozenset())
