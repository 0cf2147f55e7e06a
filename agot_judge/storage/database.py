"""Saved scenarios in the database: what is saved, what nobody has come back to, and how much who saved."""

from contextlib import suppress
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Connection, Row
from sqlalchemy.exc import IntegrityError

from agot_judge.errors import NoRoom, StorageError
from agot_judge.storage.card_records import moment
from agot_judge.storage.connection import Connected
from agot_judge.storage.model import (
    ALL_BYTES,
    COMES_BACK_S,
    EACH_DAY_BYTES,
    UNOPENED_DAYS,
    SavedScenario,
    id_of,
)
from agot_judge.storage.schema import bring_up_to_date, recorded_version
from agot_judge.storage.tables import AMOUNTS, SAVED, SAVED_UNDER, UNOPENED

DAY_S = 24 * 3600
TRIES = 5
MOST_AT_ONCE = 500
"""The most scenarios that go when one is saved."""

ALL = ("", 0)

FULL = (
    "{whose} No more boards of this length are kept {until}. Take the scenario file instead (Share): it holds everything, "
    "and can be opened here again"
)


class Database:
    """An open database that has the tables. Each method raises ``StorageError`` when the database does not answer."""

    def __init__(self, url: str) -> None:
        self._database = Connected(url, "saved scenarios")
        bring_up_to_date(self._database)

    def insert(self, scenario: SavedScenario, client: str) -> None:
        """Keep a scenario; return once it is durable. One that is there under this id stays as it is.

        Those that nobody has come back to in time go. Raises NoRoom where a quota is used up.
        """
        for _ in range(TRIES):
            try:
                self._insert(scenario, client)
            except IntegrityError:
                # Saved before: the id is made of the content, so it is the same scenario. Or somebody else was the first
                # to count something at the same time: then nothing is saved yet.
                kept = self._kept(scenario.id)
                if kept is not None:
                    if id_of(*kept) != scenario.id:
                        self._put_back(scenario)
                    return
            else:
                return
        raise StorageError("the database of saved scenarios is written to by too many at once: save it again")

    def _insert(self, scenario: SavedScenario, client: str) -> None:
        created = int(scenario.created.timestamp())
        size = len(scenario.title.encode()) + len(scenario.text.encode())
        row = msgspec.structs.asdict(scenario) | {"created": created}
        del row["documents"]  # of another table
        with self._database.transaction() as connection:
            connection.execute(insert(SAVED).values(row))
            _remove_unopened(connection, created - UNOPENED_DAYS * DAY_S)
            if scenario.documents:
                documents = msgspec.json.encode(scenario.documents).decode()
                connection.execute(delete(SAVED_UNDER).where(SAVED_UNDER.c.id == scenario.id))
                connection.execute(insert(SAVED_UNDER).values(id=scenario.id, documents=documents))
            connection.execute(insert(UNOPENED).values(id=scenario.id, created=created, bytes=size))
            count_against(connection, client, created // DAY_S, size)

    def _kept(self, scenario_id: str) -> tuple[str, str] | None:
        """The title and the text that are kept under this id, damaged or not."""
        here = select(SAVED.c.title, SAVED.c.text).where(SAVED.c.id == scenario_id)
        with self._database.transaction() as connection:
            row = connection.execute(here).first()
        return None if row is None else (row.title, row.text)

    def _put_back(self, scenario: SavedScenario) -> None:
        """Put a whole copy in the place of a damaged one."""
        here = update(SAVED).where(SAVED.c.id == scenario.id)
        with self._database.transaction() as connection:
            connection.execute(here.values(title=scenario.title, text=scenario.text))

    def find(self, scenario_id: str, now: datetime) -> SavedScenario | None:
        """The scenario with this id, if there is one. Whoever comes back to it is noted: then it stays."""
        with self._database.transaction() as connection:
            row = connection.execute(select(SAVED).where(SAVED.c.id == scenario_id)).one_or_none()
        if row is None:
            return None
        if int(now.timestamp()) >= row.created + COMES_BACK_S:
            self._note_opened(scenario_id)
        return msgspec.structs.replace(_saved(row), documents=self._documents(scenario_id))

    def _documents(self, scenario_id: str) -> dict[str, str]:
        """The versions under which it was saved; none where they were not noted, or where what is kept is damaged.

        An older database that cannot be written to has no such table, and what is saved in it is shown all the same.
        """
        here = select(SAVED_UNDER.c.documents).where(SAVED_UNDER.c.id == scenario_id)
        with suppress(StorageError, msgspec.DecodeError), self._database.transaction() as connection:
            written = connection.execute(here).scalar()
            return msgspec.json.decode(written, type=dict[str, str]) if written else {}
        return {}

    def newest(self, most: int) -> tuple[SavedScenario, ...]:
        """The scenarios that were saved last, so many at most, the newest first. Nobody is noted as having come back."""
        wanted = select(SAVED).order_by(SAVED.c.created.desc(), SAVED.c.id).limit(most)
        with self._database.transaction() as connection:
            return tuple(_saved(row) for row in connection.execute(wanted))

    def _note_opened(self, scenario_id: str) -> None:
        """Note that somebody has come back to it. Where nothing can be written, nothing is removed either."""
        here = UNOPENED.c.id == scenario_id
        with suppress(StorageError), self._database.transaction() as connection:
            if connection.execute(select(UNOPENED.c.id).where(here)).first() is not None:
                connection.execute(delete(UNOPENED).where(here))

    def check(self) -> str:
        """The version of the schema, read now; 0 in a database that is read only and older."""
        with self._database.transaction() as connection:
            return f"schema {recorded_version(connection)}"

    def close(self) -> None:
        """Close every connection that is not in use."""
        self._database.close()


def _saved(row: Row[Any]) -> SavedScenario:
    return SavedScenario(
        id=row.id,
        title=row.title,
        text=row.text,
        created=moment(row.created),
        parent=row.parent,
    )


def _remove_unopened(connection: Connection, before: int) -> None:
    """Remove those that were saved before this time and that nobody has come back to; some at a time."""
    old = connection.execute(
        select(UNOPENED.c.id, UNOPENED.c.bytes).where(UNOPENED.c.created < before).limit(MOST_AT_ONCE)
    ).all()
    if not old:
        return
    ids = [row.id for row in old]
    connection.execute(delete(SAVED).where(SAVED.c.id.in_(ids)))
    connection.execute(delete(SAVED_UNDER).where(SAVED_UNDER.c.id.in_(ids)))
    connection.execute(delete(UNOPENED).where(UNOPENED.c.id.in_(ids)))
    connection.execute(delete(AMOUNTS).where(AMOUNTS.c.client != ALL[0], AMOUNTS.c.day < before // DAY_S))
    _add(connection, ALL, -sum(row.bytes for row in old))


def count_against(connection: Connection, client: str, day: int, size: int) -> None:
    """Count so many bytes more against a client's day, and against all. Raises NoRoom where a quota is used up."""
    if _add(connection, (client, day), size) > EACH_DAY_BYTES:
        most = f"{EACH_DAY_BYTES // 1024 // 1024} MB were saved from this address today."
        raise NoRoom(FULL.format(whose=most, until="for it until tomorrow"))
    if _add(connection, ALL, size) > ALL_BYTES:
        most = f"{ALL_BYTES // 1024 // 1024} MB of boards are kept here."
        raise NoRoom(FULL.format(whose=most, until="before some of them go"))


def _add(connection: Connection, whose: tuple[str, int], size: int) -> int:
    """The amount of a client's day, or of all, with so many bytes more."""
    client, day = whose
    here = (AMOUNTS.c.client == client) & (AMOUNTS.c.day == day)
    changed = connection.execute(update(AMOUNTS).where(here).values(bytes=AMOUNTS.c.bytes + size))
    if not changed.rowcount:
        known = (
            connection.execute(select(func.sum(func.length(SAVED.c.text)))).scalar() if whose == ALL else size
        )
        connection.execute(insert(AMOUNTS).values(client=client, day=day, bytes=int(known or 0)))
    return int(connection.execute(select(AMOUNTS.c.bytes).where(here)).scalar_one())
