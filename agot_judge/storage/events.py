"""The store of events: their entries, members and invitations."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from agot_judge.errors import StorageError
from agot_judge.events.entry import Entry
from agot_judge.storage.event_device import AT_THE_SERVER, FOLDER, EventsOnDevice, MembersOnDevice
from agot_judge.storage.event_records import Added, Here
from agot_judge.storage.files import URL

if TYPE_CHECKING:
    from agot_judge.storage.event_database import EventDatabase
    from agot_judge.storage.event_members import EventMembers


class EventStore:
    """Keeps events; safe to share between threads, and to create before a server forks.

    The database is opened when something is first read or written. Each method raises ``StorageError`` when it does not
    answer. On a device without network there is what its browser keeps: what only a server can do raises ``StorageError``.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        is_device = url.startswith(URL)
        self._device = EventsOnDevice(Path(url.removeprefix(URL)).with_name(FOLDER)) if is_device else None

    def here(self, event: str) -> Here | None:
        """The way in which this device writes entries of an event without network; None on a server."""
        return None if self._device is None else self._device.here(event)

    def kept_here(self) -> tuple[str, ...]:
        """The ids of the events that this device keeps without network; none on a server, which knows its members by cookie."""
        return () if self._device is None else self._device.ids()

    def make(self, event: str, entries: Sequence[Entry], client: str) -> None:
        """Keep a new event with its first entries. Raises NoRoom."""
        self._database.make(event, entries, client)

    def add(self, event: str, entries: Sequence[Entry], client: str) -> Added:
        """Keep entries, each once; return when they are durable. Raises UnknownEvent, TooLongToSave, NoRoom."""
        return (self._device or self._database).add(event, entries, client)

    def stamp(self, event: str) -> tuple[int, int] | None:
        """Two numbers, of which one changes with any entry; None where there is no such event."""
        if self._device is not None:
            return self._device.stamp(event)
        latest = self._database.latest(event)
        return None if latest is None else (latest, 0)

    def after(self, event: str, received: int, most: int) -> tuple[Entry, ...]:
        """The entries of an event after a number, in order, so many at most."""
        return (self._device or self._database).after(event, received, most)

    def entries(self, event: str, after: int = 0) -> Iterable[Entry]:
        """Every entry of an event after a number; on a device also those that no server has confirmed."""
        if self._device is not None:
            return self._device.entries(event, after)
        from agot_judge.storage.event_database import all_entries

        return all_entries(self._database, event, after)

    def sharing(self, but: str, most: int) -> tuple[str, ...]:
        """The ids of other events that show their cases, the newest first."""
        return () if self._device is not None else self._database.sharing(but, most)

    def ids(self) -> tuple[str, ...]:
        """The ids of all events, the newest first."""
        return self._database.ids()

    def due(self, now: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The events whose names are to go by now, each with the people who still have one."""
        return () if self._device is not None else self._database.due(now)

    def names_gone(self, event: str) -> None:
        """Note that an event's names have gone."""
        self._database.names_gone(event)

    def close(self) -> None:
        """Let go of the database; whatever is asked next opens it again."""
        self.__dict__.pop("members", None)
        opened: EventDatabase | None = self.__dict__.pop("_database", None)
        if opened is not None:
            opened.close()

    @cached_property
    def _database(self) -> "EventDatabase":
        if self._device is not None:
            raise StorageError(AT_THE_SERVER)
        # Imported here because SQLAlchemy takes longer to import than most pages to answer.
        from agot_judge.storage.event_database import EventDatabase

        return EventDatabase(self.url)

    @cached_property
    def members(self) -> "EventMembers | MembersOnDevice":
        """The members of events and their invitations."""
        if self._device is not None:
            return MembersOnDevice(self._device)
        from agot_judge.storage.event_members import EventMembers

        return EventMembers(self._database.connected)
