"""Events on a device without network: what it kept of them when it was last in contact, and what was added here since.

The browser keeps both. Before it asks it puts a file for each event into a folder, named by the event and by a number that is
another one whenever anything in it is other; what was added it takes out of a folder within.
"""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NoReturn

import msgspec
from msgspec import Struct

from agot_judge.errors import EntryError, StorageError, TooLongToSave, UnknownEvent
from agot_judge.events.allowed import LEADING
from agot_judge.events.entry import Entry, plain, read_entry
from agot_judge.storage.event_records import ENTRY_COSTS, LIMIT_BYTES, Added, Here, Invitation, KeptMember

FOLDER = "desk"
"""Beside the folder of boards."""
NEW = "new"
"""In the folder: a file for each press that added something, until the browser has taken it."""
OVER = "the days are over for which names of this event are kept, and this device shows its copy no more"
AT_THE_SERVER = (
    "events are made, and members invited and taken in, by a server, and this device is asked without it"
)


class Waiting(Struct, frozen=True, kw_only=True):
    """An entry that no server has confirmed to this device."""

    entry: dict[str, Any]
    sends: bool = True
    """True where this device sends it; what was carried here from another device may be that one's to send."""
    refused: str = ""
    """Why the server does not take it; empty while it was not asked."""


class _Kept(Struct, frozen=True, kw_only=True):
    """The file of an event."""

    event: str
    member: str
    role: str
    label: str
    device: str
    revoked_at: int = 0
    offset: int = 0
    until: int = 0
    """When the days for which names are kept are over, in milliseconds; 0 where that is not known."""
    entries: tuple[dict[str, Any], ...] = ()
    added: tuple[Waiting, ...] = ()


class _Event(Struct, frozen=True, kw_only=True):
    """An event as it is read."""

    kept: _Kept
    received: tuple[Entry, ...]
    waiting: tuple[Entry, ...]
    stamp: tuple[int, int]


class EventsOnDevice:
    """The events that a browser has put into a folder. Raises ``StorageError`` where it holds something else."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: dict[str, _Event] = {}
        """The events as they were read last."""

    def stamp(self, event: str) -> tuple[int, int] | None:
        """Two numbers, of which one changes with any entry; None where the device does not keep the event."""
        found = self._find(event)
        return None if found is None else found.stamp

    def here(self, event: str) -> Here | None:
        """The way in which this device writes entries; None where it does not keep the event."""
        found = self._find(event)
        if found is None:
            return None
        own = (one.n for one in (*found.received, *found.waiting) if one.device == found.kept.device)
        return Here(device=found.kept.device, offset=found.kept.offset, after=max(own, default=0))

    def add(self, event: str, entries: Sequence[Entry], client: str) -> Added:
        """Keep entries, each once, for the browser to take. Raises UnknownEvent, TooLongToSave."""
        del client  # a device has one
        found = self._find(event)
        if found is None:
            raise UnknownEvent("This device keeps no such event.")
        there = {one.uuid for one in (*found.received, *found.waiting)}
        fresh = {one.uuid: one for one in entries if one.uuid not in there}
        size = sum(map(_size, fresh.values()))
        if fresh:
            kept = found.kept
            waiting = tuple(
                Waiting(entry=plain(one), sends=kept.role in LEADING or one.member == kept.member)
                for one in fresh.values()
            )
            self._write(f"{event}.{next(iter(fresh))}.json", waiting)
        return Added(added=tuple(fresh), latest=_latest(found.received), size=size)

    def after(self, event: str, received: int, most: int) -> tuple[Entry, ...]:
        """The entries after a number that a server has, in order, so many at most."""
        found = self._find(event)
        later = [one for one in found.received if (one.received or 0) > received] if found is not None else []
        return tuple(later[:most])

    def entries(self, event: str, after: int) -> Iterable[Entry]:
        """The entries after a number that a server has, then those that none has confirmed."""
        found = self._find(event)
        if found is None:
            return ()
        later = (one for one in found.received if (one.received or 0) > after)
        return (*later, *found.waiting)

    def ids(self) -> tuple[str, ...]:
        """The ids of the events that are kept here."""
        return tuple(sorted({path.name.partition(".")[0] for path in self._folder.glob("*.json")}))

    def member(self, event: str) -> KeptMember | None:
        """The member whose device this is; None where the event is not kept here."""
        found = self._find(event)
        if found is None:
            return None
        kept = found.kept
        return KeptMember(
            uuid=kept.member, event=event, role=kept.role, label=kept.label, revoked_at=kept.revoked_at
        )

    def seen(self, event: str) -> tuple[KeptMember, int] | None:
        """The member whose device this is, with the number of the last entry that a server has; None where the event is not kept
        here."""
        member, found = self.member(event), self._find(event)
        return None if member is None or found is None else (member, _latest(found.received))

    def _find(self, event: str) -> _Event | None:
        files = self._folder.glob(f"{event}.*.json") if event.isalnum() else ()
        numbers = [int(path.name.split(".")[1]) for path in files]
        if not numbers:
            return None
        added = sorted((self._folder / NEW).glob(f"{event}.*.json"))
        known = self._read.get(event)
        stamp = (max(numbers), len(added))
        if known is None or known.stamp != stamp:
            self._read[event] = known = self._opened(event, stamp, added)
        if 0 < known.kept.until <= datetime.now(UTC).timestamp() * 1000:
            raise StorageError(f"the copy of the event {event} is over its days", OVER)
        return known

    def _opened(self, event: str, stamp: tuple[int, int], added: Sequence[Path]) -> _Event:
        try:
            kept = msgspec.json.decode((self._folder / f"{event}.{stamp[0]}.json").read_bytes(), type=_Kept)
            new = [msgspec.json.decode(path.read_bytes(), type=tuple[Waiting, ...]) for path in added]
            received = tuple(read_entry(one) for one in kept.entries)
            there = {one.uuid for one in received}
            waiting = {
                entry.uuid: entry
                for one in (*kept.added, *(one for some in new for one in some))
                if not one.refused and (entry := read_entry(one.entry)).uuid not in there
            }
        except (OSError, msgspec.DecodeError, EntryError) as error:
            raise StorageError(
                f"what this device keeps of the event {event} cannot be read: {error}"
            ) from error
        return _Event(kept=kept, received=received, waiting=tuple(waiting.values()), stamp=stamp)

    def _write(self, name: str, new: tuple[Waiting, ...]) -> None:
        place = self._folder / NEW
        try:
            place.mkdir(parents=True, exist_ok=True)
            half = place / f"{name}.half"
            half.write_bytes(msgspec.json.encode(new))
            half.replace(place / name)
        except OSError as error:
            raise StorageError(f"this device does not keep what was written: {error.strerror}") from error


class MembersOnDevice:
    """The member whose device this is. Whatever changes members is refused."""

    def __init__(self, events: EventsOnDevice) -> None:
        self._events = events

    def enrol(self, member: KeptMember, secret: str) -> None:
        """See EventMembers."""
        _refuse()

    def by_secret(self, event: str, secret: str) -> KeptMember | None:
        """The member whose device this is: the cookie with the secret is not shown to a program."""
        return self._events.member(event)

    def seen(self, event: str, secret: str) -> tuple[KeptMember, int] | None:
        """The same, with the number of the last entry that a server has."""
        return self._events.seen(event)

    def revoke(self, event: str, member: str, at: int) -> bool:
        """See EventMembers."""
        _refuse()

    def invite(self, token: str, invitation: Invitation) -> None:
        """See EventMembers."""
        _refuse()

    def invitation(self, token: str, now: int) -> Invitation | None:
        """See EventMembers."""
        _refuse()

    def take(self, token: str, now: int) -> Invitation | None:
        """See EventMembers."""
        _refuse()


def _refuse() -> NoReturn:
    raise StorageError(AT_THE_SERVER)


def _latest(received: Sequence[Entry]) -> int:
    return max((one.received or 0 for one in received), default=0)


def _size(one: Entry) -> int:
    length = len(msgspec.json.encode(one.body))
    if length > LIMIT_BYTES:
        raise TooLongToSave(f"an entry says more than {LIMIT_BYTES // 1024} KiB: leave the board out")
    return length + ENTRY_COSTS
