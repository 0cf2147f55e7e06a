"""The store of events: their entries, members and invitations."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from agot_judge.errors import StorageError
from agot_judge.events.entry import Entry
from agot_judge.storage.event_records import Added, Invitation, KeptMember
from agot_judge.storage.files import URL

if TYPE_CHECKING:
    from agot_judge.storage.event_database import EventDatabase
    from agot_judge.storage.event_members import EventMembers


class EventStore:
    """Keeps events; safe to share between threads, and to create before a server forks.

    The database is opened when something is first read or written. Each method raises ``StorageError`` when it does not
    answer, and on a device, which keeps no events.
    """

    def __init__(self, url: str) -> None:
        self.url = url

    def make(self, event: str, entries: Sequence[Entry], client: str) -> None:
        """Keep a new event with its first entries. Raises NoRoom."""
        self._database.make(event, entries, client)

    def add(self, event: str, entries: Sequence[Entry], client: str) -> Added:
        """Keep entries, each once; return when they are durable. Raises UnknownEvent, TooLongToSave, NoRoom."""
        return self._database.add(event, entries, client)

    def latest(self, event: str) -> int | None:
        """The number of an event's last entry; None where there is no such event."""
        return self._database.latest(event)

    def after(self, event: str, received: int, most: int) -> tuple[Entry, ...]:
        """The entries of an event after a number, in order, so many at most."""
        return self._database.after(event, received, most)

    def entries(self, event: str, after: int = 0) -> Iterable[Entry]:
        """Every entry of an event after a number."""
        from agot_judge.storage.event_database import all_entries

        return all_entries(self._database, event, after)

    def sharing(self, but: str, most: int) -> tuple[str, ...]:
        """The ids of other events that show their cases, the newest first."""
        return self._database.sharing(but, most)

    def ids(self) -> tuple[str, ...]:
        """The ids of all events, the newest first."""
        return self._database.ids()

    def due(self, now: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The events whose names are to go by now, each with the people who still have one."""
        return () if self.url.startswith(URL) else self._database.due(now)

    def names_gone(self, event: str) -> None:
        """Note that an event's names have gone."""
        self._database.names_gone(event)

    def enrol(self, member: KeptMember, secret: str) -> None:
        """Keep a new member."""
        self._members.enrol(member, secret)

    def member(self, event: str, secret: str) -> KeptMember | None:
        """The member of an event who has this secret, revoked or not."""
        return self._members.by_secret(event, secret)

    def seen(self, event: str, secret: str) -> tuple[KeptMember, int] | None:
        """The member of an event who has this secret, with the number of the event's last entry."""
        return self._members.seen(event, secret)

    def revoke(self, event: str, member: str, at: int) -> bool:
        """End a membership. False where there is none that goes on."""
        return self._members.revoke(event, member, at)

    def invite(self, token: str, invitation: Invitation) -> None:
        """Keep an invitation."""
        self._members.invite(token, invitation)

    def invitation(self, token: str, now: int) -> Invitation | None:
        """The invitation with this token, while it can be taken."""
        return self._members.invitation(token, now)

    def take(self, token: str, now: int) -> Invitation | None:
        """The invitation with this token, used once more; None where it cannot be taken any more."""
        return self._members.take(token, now)

    def close(self) -> None:
        """Let go of the database; whatever is asked next opens it again."""
        self.__dict__.pop("_members", None)
        opened: EventDatabase | None = self.__dict__.pop("_database", None)
        if opened is not None:
            opened.close()

    @cached_property
    def _database(self) -> "EventDatabase":
        self._on_a_server()
        # Imported here because SQLAlchemy takes longer to import than most pages to answer.
        from agot_judge.storage.event_database import EventDatabase

        return EventDatabase(self.url)

    @cached_property
    def _members(self) -> "EventMembers":
        self._on_a_server()
        from agot_judge.storage.event_members import EventMembers

        return EventMembers(self._database.connected)

    def _on_a_server(self) -> None:
        if self.url.startswith(URL):
            raise StorageError(
                "the desk of an event is kept by its server, and this device is asked without it; write a ruling of your own at "
                "/rulings/new: it is kept in this browser"
            )
