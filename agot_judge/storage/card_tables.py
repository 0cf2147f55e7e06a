"""The tables behind the store of cards. A card is kept as the JSON of its record, beside the code that finds it."""

from datetime import UTC, datetime
from typing import TypeVar

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    delete,
    func,
    insert,
    select,
)
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.schema import CreateTable

from agot_judge.cards.card import Card
from agot_judge.cards.changes import Changes
from agot_judge.cards.importers.sources import RestrictedList
from agot_judge.errors import ImportedMeanwhile, KeptByAnotherVersion
from agot_judge.storage.card_records import Import, decoded
from agot_judge.storage.connection import Connected

CARDS = Table(
    "card",
    MetaData(),
    Column("code", String(32), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
LISTS = Table(
    "restricted_list",
    MetaData(),
    Column("name", String(200), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
IMPORTS = Table(
    "card_import",
    MetaData(),
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("created", BigInteger, nullable=False),  # seconds since 1970 in UTC: the same in every database
    Column("sources", Text, nullable=False),
    Column("added", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("removed", Integer, nullable=False),
)

Kept = TypeVar("Kept", Card, RestrictedList)


class CardTables:
    """An open database that has the tables. Each method raises ``StorageError`` when it does not answer."""

    def __init__(self, url: str) -> None:
        self._database = Connected(url, "imported cards")
        with self._database.transaction() as connection:
            for table in (CARDS, LISTS, IMPORTS):
                connection.execute(CreateTable(table, if_not_exists=True))

    def last_import(self) -> int:
        """The number of the last import; 0 where there was none."""
        with self._database.transaction() as connection:
            return int(connection.execute(select(func.max(IMPORTS.c.number))).scalar() or 0)

    def cards(self) -> tuple[Card, ...]:
        """Every card, in the order of the codes."""
        return self._read(CARDS, Card, "code")

    def lists(self) -> tuple[RestrictedList, ...]:
        """Every restricted list, by name."""
        return self._read(LISTS, RestrictedList, "name")

    def imports(self) -> tuple[Import, ...]:
        """Every import, the newest first."""
        with self._database.transaction() as connection:
            rows = connection.execute(select(IMPORTS).order_by(IMPORTS.c.number.desc())).all()
        return tuple(
            Import(
                number=row.number,
                created=datetime.fromtimestamp(row.created, UTC),
                sources=tuple(row.sources.split("\n")),
                added=row.added,
                changed=row.changed,
                removed=row.removed,
            )
            for row in rows
        )

    def save(
        self,
        changes: Changes,
        lists: tuple[RestrictedList, ...],
        sources: tuple[str, ...],
        since: int,
        now: datetime,
    ) -> None:
        """Make the changes to what was there after import ``since`` and record them, all or none.

        Records that another version of the program kept go. Raises ImportedMeanwhile.
        """
        try:
            self._save(changes, lists, sources, since, now)
        except IntegrityError as error:
            raise ImportedMeanwhile("cards were imported at the same time: import these again") from error

    def _save(
        self,
        changes: Changes,
        lists: tuple[RestrictedList, ...],
        sources: tuple[str, ...],
        since: int,
        now: datetime,
    ) -> None:
        new = [*changes.added, *(one.after for one in changes.changed)]
        gone = [card.face.code for card in (*changes.removed, *new)]
        with self._database.transaction() as connection:
            # First of all: whoever imported since then has this number, and was not compared with.
            connection.execute(
                insert(IMPORTS).values(
                    number=since + 1,
                    created=int(now.timestamp()),
                    sources="\n".join(sources),
                    added=len(changes.added),
                    changed=len(changes.changed),
                    removed=len(changes.removed),
                )
            )
            _drop_unreadable(connection, CARDS, Card, "code")
            _drop_unreadable(connection, LISTS, RestrictedList, "name")
            for code in gone:
                connection.execute(delete(CARDS).where(CARDS.c.code == code))
            _insert(connection, CARDS, [{"code": card.face.code, "data": _encoded(card)} for card in new])
            for one in lists:
                connection.execute(delete(LISTS).where(LISTS.c.name == one.name))
            _insert(connection, LISTS, [{"name": one.name, "data": _encoded(one)} for one in lists])

    def close(self) -> None:
        """Close every connection that is not in use."""
        self._database.close()

    def _read(self, table: Table, kind: type[Kept], order: str) -> tuple[Kept, ...]:
        with self._database.transaction() as connection:
            rows = connection.execute(select(table.c.data).order_by(table.c[order])).scalars().all()
        return decoded(kind, rows)


def _encoded(value: Card | RestrictedList) -> bytes:
    return msgspec.json.encode(value)


def _drop_unreadable(connection: Connection, table: Table, kind: type[Kept], key: str) -> None:
    """Delete the records that another version of the program kept: with them nothing can be read at all."""
    for name, data in connection.execute(select(table.c[key], table.c.data)).all():
        try:
            decoded(kind, (data,))
        except KeptByAnotherVersion:
            connection.execute(delete(table).where(table.c[key] == name))


def _insert(connection: Connection, table: Table, rows: list[dict[str, object]]) -> None:
    if rows:
        connection.execute(insert(table), rows)
