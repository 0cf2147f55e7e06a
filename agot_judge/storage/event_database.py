"""The database of events: entries are added and never changed, but for names, which are taken out when they are erased."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from agot_judge.errors import EntryError, NoRoom, StorageError, TooLongToSave, UnknownEvent
from agot_judge.events.bodies import EventFacts, PersonErased, PersonNamed
from agot_judge.events.entry import Entry, entry_of
from agot_judge.events.name_days import DAY_S, kept_until
from agot_judge.events.names import without_name
from agot_judge.storage.connection import Connected
from agot_judge.storage.database import count_against
from agot_judge.storage.event_records import ENTRY_COSTS, EVENT_BYTES, EVENT_COSTS, LIMIT_BYTES, Added
from agot_judge.storage.schema import bring_up_to_date
from agot_judge.storage.tables import ENTRY, EVENT, PERSON

TRIES = 5
ANEW = "Write it anew."
AT_ONCE = 400
"""The number of uuids that are looked for at a time: databases have a limit."""


class EventDatabase:
    """An open database that has the tables. Each method raises ``StorageError`` when the database does not answer."""

    def __init__(self, url: str) -> None:
        self.connected = Connected(url, "rulings")
        bring_up_to_date(self.connected)

    def make(self, event: str, entries: Sequence[Entry], client: str) -> None:
        """Keep a new event with its first entries. Raises NoRoom where its maker's quota is used up; IntegrityError."""
        now = int(datetime.now(UTC).timestamp())
        with self.connected.transaction() as connection:
            count_against(connection, client, now // DAY_S, EVENT_COSTS)
            connection.execute(
                insert(EVENT).values(id=event, created=now, latest=0, bytes=0, names_until=0, shares=False)
            )
            _add(connection, event, entries)

    def add(self, event: str, entries: Sequence[Entry], client: str) -> Added:
        """Keep entries, each once; return when they are durable. Raises UnknownEvent, TooLongToSave, NoRoom."""
        for _ in range(TRIES):
            try:
                with self.connected.transaction() as connection:
                    found = _add(connection, event, entries)
                    count_against(connection, client, int(datetime.now(UTC).timestamp()) // DAY_S, found.size)
            except IntegrityError:
                continue  # another event's entry has this uuid, or the same was sent twice at once: look again
            if any(isinstance(one.body, PersonErased) for one in entries):
                self.settle()
            return found
        raise StorageError("the database of rulings is written to by too many at once: send it again")

    def latest(self, event: str) -> int | None:
        """The number of an event's last entry; None where there is no such event."""
        with self.connected.transaction() as connection:
            found = connection.execute(select(EVENT.c.latest).where(EVENT.c.id == event)).scalar()
        return None if found is None else int(found)

    def after(self, event: str, received: int, most: int) -> tuple[Entry, ...]:
        """The entries of an event after a number, in order, so many at most."""
        wanted = (
            select(ENTRY, PERSON.c.label)
            .outerjoin(
                PERSON,
                (PERSON.c.uuid == ENTRY.c.subject)
                & (PERSON.c.event == ENTRY.c.event)
                & (ENTRY.c.kind == "person.named"),
            )
            .where(ENTRY.c.event == event, ENTRY.c.received > received)
            .order_by(ENTRY.c.received)
            .limit(most)
        )
        with self.connected.transaction() as connection:
            rows = connection.execute(wanted).mappings().all()
        return tuple(_entry({str(name): value for name, value in row.items()}) for row in rows)

    def sharing(self, but: str, most: int) -> tuple[str, ...]:
        """The ids of other events that show their cases, the newest first."""
        wanted = select(EVENT.c.id).where(EVENT.c.shares, EVENT.c.id != but).order_by(EVENT.c.created.desc())
        with self.connected.transaction() as connection:
            return tuple(str(found) for found in connection.execute(wanted.limit(most)).scalars())

    def ids(self) -> tuple[str, ...]:
        """The ids of all events, the newest first."""
        wanted = select(EVENT.c.id).order_by(EVENT.c.created.desc(), EVENT.c.id)
        with self.connected.transaction() as connection:
            return tuple(str(found) for found in connection.execute(wanted).scalars())

    def due(self, now: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The events whose names are to go by now, each with the people who still have one."""
        wanted = (
            select(EVENT.c.id, PERSON.c.uuid)
            .outerjoin(PERSON, PERSON.c.event == EVENT.c.id)
            .where(EVENT.c.names_until > 0, EVENT.c.names_until <= now)
        )
        found: dict[str, list[str]] = {}
        with self.connected.transaction() as connection:
            for event, person in connection.execute(wanted):
                found.setdefault(event, []).extend([person] if person else [])
        return tuple((event, tuple(people)) for event, people in found.items())

    def names_gone(self, event: str) -> None:
        """Note that an event's names have gone, so that it is due no more."""
        with self.connected.transaction() as connection:
            connection.execute(update(EVENT).where(EVENT.c.id == event).values(names_until=0))

    def settle(self) -> None:
        """Bring what was erased out of the database's log as well."""
        self.connected.settle()

    def close(self) -> None:
        """Close every connection that is not in use."""
        self.connected.close()


def _add(connection: Connection, event: str, entries: Sequence[Entry]) -> Added:
    # Whoever writes to an event first has it until the end: numbers become visible in their order.
    here = update(EVENT).where(EVENT.c.id == event)
    if not connection.execute(here.values(bytes=EVENT.c.bytes)).rowcount:
        raise UnknownEvent("There is no such event here.")
    there = _there(connection, event, [one.uuid for one in entries])
    added: list[str] = []
    size = 0
    for one in entries:
        if one.uuid in there:
            continue
        there.add(one.uuid)
        added.append(one.uuid)
        length = len(msgspec.json.encode(one.body))
        if length > LIMIT_BYTES:
            raise TooLongToSave(f"an entry says more than {LIMIT_BYTES // 1024} KiB: leave the board out")
        size += length + ENTRY_COSTS
        connection.execute(insert(ENTRY).values(_row(connection, one)))
        if isinstance(one.body, PersonErased):
            _erase(connection, event, one.subject)
        elif isinstance(one.body, EventFacts):
            _note_facts(connection, event, one.body)
    newest = select(func.max(ENTRY.c.received)).where(ENTRY.c.event == event)
    latest = int(connection.execute(newest).scalar() or 0)
    connection.execute(here.values(latest=latest, bytes=EVENT.c.bytes + size))
    if connection.execute(select(EVENT.c.bytes).where(EVENT.c.id == event)).scalar_one() > EVENT_BYTES:
        raise NoRoom(
            f"{EVENT_BYTES // 1024 // 1024} MB are kept of this event. Export it and make another one"
        )
    return Added(added=tuple(added), latest=latest, size=size)


def _there(connection: Connection, event: str, uuids: list[str]) -> set[str]:
    """The entries that the event has already. Raises EntryError for one that another event has: it is not kept here."""
    found: set[str] = set()
    for start in range(0, len(uuids), AT_ONCE):
        some = ENTRY.c.uuid.in_(uuids[start : start + AT_ONCE])
        for uuid, whose in connection.execute(select(ENTRY.c.uuid, ENTRY.c.event).where(some)):
            if whose != event:
                raise EntryError(f"Nothing was kept: the entry {uuid} has the number of another one. {ANEW}")
            found.add(uuid)
    return found


def _row(connection: Connection, one: Entry) -> dict[str, object]:
    """The record of an entry. A name goes into the table of people, where it is not erased already."""
    body = one.body
    if isinstance(body, PersonNamed):
        here = (ENTRY.c.event == one.event) & (ENTRY.c.subject == one.subject)
        erased = select(ENTRY.c.uuid).where(here, ENTRY.c.kind == "person.erased")
        if body.label and connection.execute(erased).first() is None:
            whose = connection.execute(select(PERSON.c.event).where(PERSON.c.uuid == one.subject)).scalar()
            if whose not in (None, one.event):
                raise EntryError(
                    f"Nothing was kept: the person {one.subject} has the number of another one. {ANEW}"
                )
            connection.execute(delete(PERSON).where(PERSON.c.uuid == one.subject))
            connection.execute(insert(PERSON).values(uuid=one.subject, event=one.event, label=body.label))
        body = PersonNamed(label="")
    row = msgspec.structs.asdict(one) | {"body": msgspec.json.encode(body).decode()}
    del row["received"]  # which the database counts
    return row


def _note_facts(connection: Connection, event: str, facts: EventFacts) -> None:
    until = kept_until(facts, int(datetime.now(UTC).timestamp()))
    connection.execute(
        update(EVENT).where(EVENT.c.id == event).values(names_until=until, shares=facts.shares)
    )


def _erase(connection: Connection, event: str, person: str) -> None:
    """Take a name out of the table of people, and out of what was typed."""
    known = select(PERSON.c.label).where(PERSON.c.uuid == person, PERSON.c.event == event)
    label = connection.execute(known).scalar()
    if label is None:
        return
    connection.execute(delete(PERSON).where(PERSON.c.uuid == person, PERSON.c.event == event))
    for number, text in connection.execute(
        select(ENTRY.c.received, ENTRY.c.body).where(ENTRY.c.event == event)
    ).all():
        body = msgspec.json.decode(text)
        fresh = without_name(body, label, person)
        if fresh is not body:
            changed = msgspec.json.encode(fresh).decode()
            connection.execute(update(ENTRY).where(ENTRY.c.received == number).values(body=changed))


def _entry(row: dict[str, object]) -> Entry:
    label = row.pop("label")
    found = entry_of(row)
    if isinstance(found.body, PersonNamed):
        return msgspec.structs.replace(found, body=PersonNamed(label=str(label or "")))
    return found


def all_entries(database: EventDatabase, event: str, after: int = 0) -> Iterable[Entry]:
    """Every entry of an event after a number, some at a time."""
    while True:
        found = database.after(event, after, AT_ONCE)
        yield from found
        if len(found) < AT_ONCE:
            return
        after = found[-1].received or 0
