"""Imported cards in the database. A card is kept as the JSON of its record, beside the code that finds it."""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import Table, delete, func, insert, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from agot_judge.cards.card import Card
from agot_judge.cards.changes import Changes
from agot_judge.cards.importers.sources import RestrictedList
from agot_judge.errors import ImportedMeanwhile, KeptByAnotherVersion
from agot_judge.storage import card_records as records
from agot_judge.storage.connection import Connected
from agot_judge.storage.schema import bring_up_to_date
from agot_judge.storage.tables import CARDS, IMPORTS, LISTS, SEALS


class CardTables:
    """An open database that has the tables. Each method raises ``StorageError`` when it does not answer."""

    def __init__(self, url: str) -> None:
        self._database = Connected(url, "imported cards")
        bring_up_to_date(self._database)

    def last_import(self) -> int:
        """The number of the last import; 0 where there was none."""
        with self._database.transaction() as connection:
            return records.whole_number(connection.execute(select(func.max(IMPORTS.c.number))).scalar())

    def kept(self) -> records.KeptCards:
        """All that is kept, as far as it is whole. Raises KeptByAnotherVersion."""
        with self._database.transaction() as connection:
            return records.read_kept(
                _rows(connection, CARDS), _rows(connection, LISTS), _rows(connection, SEALS)
            )

    def imports(self) -> tuple[records.Import, ...]:
        """Every import, the newest first."""
        with self._database.transaction() as connection:
            rows = connection.execute(select(IMPORTS).order_by(IMPORTS.c.number.desc())).all()
        return tuple(map(records.read_import, rows))

    def save(
        self,
        changes: Changes,
        lists: tuple[RestrictedList, ...],
        sources: tuple[str, ...],
        since: int,
        now: datetime,
    ) -> None:
        """Make the changes to what was there after import ``since`` and record them, all or none.

        All is written anew, so that nothing damaged stays beside it: what cannot be read of the rest is kept as it is, to be
        said until it is imported again; records that another version of the program kept go. Raises ImportedMeanwhile.
        """
        try:
            with self._database.transaction() as connection:
                _record(connection, changes, sources, since, now)
                cards = _after(connection, CARDS, Card, changes.removed, _new(changes))
                listed = _after(connection, LISTS, RestrictedList, (), lists)
                connection.execute(delete(SEALS))
                seals = {
                    table.name: records.seal_of_all(map(records.record_of, values))
                    for table, values in ((CARDS, cards), (LISTS, listed))
                }
                rows = [{"name": name, "data": data} for name, data in seals.items()]
                connection.execute(insert(SEALS), rows)
        except IntegrityError as error:
            raise ImportedMeanwhile("cards were imported at the same time: import these again") from error
        self._database.settle()

    def close(self) -> None:
        """Close every connection that is not in use."""
        self._database.close()


def _new(changes: Changes) -> tuple[Card, ...]:
    return (*changes.added, *(one.after for one in changes.changed))


def _record(
    connection: Connection, changes: Changes, sources: tuple[str, ...], since: int, now: datetime
) -> None:
    """Note the import, first of all: whoever imported since then has its number, and was not compared with."""
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


def _after(
    connection: Connection,
    table: Table,
    kind: type[records.Kept],
    removed: Iterable[records.Kept],
    new: Iterable[records.Kept],
) -> list[records.Kept]:
    """Write a table anew without the records that are removed and with the new ones; return what it holds whole."""
    whole: dict[str, records.Kept] = {}
    damaged: dict[str, bytes] = {}
    for key, data in _rows(connection, table):
        try:
            value = records.read_record(kind, data)
        except KeptByAnotherVersion:
            continue  # with it nothing could be read at all
        if value is not None:
            whole[records.name_of(value)] = value
        elif isinstance(data, bytes):
            damaged[str(key)] = data
    for value in removed:
        whole.pop(records.name_of(value), None)
    whole |= {records.name_of(value): value for value in new}
    kept = damaged | {name: records.encoded(value) for name, value in whole.items()}
    connection.execute(delete(table))
    key_name = next(iter(table.primary_key)).name
    if kept:
        connection.execute(insert(table), [{key_name: key, "data": data} for key, data in kept.items()])
    return list(whole.values())


def _rows(connection: Connection, table: Table) -> list[records.Row]:
    """The keys and the data of a table, in SQLite not by its index: what that leaves out would be missing without a word."""
    key = next(iter(table.primary_key))
    rows = connection.execute(select(key, table.c.data).with_hint(table, "NOT INDEXED", "sqlite")).all()
    return [(row[0], row[1]) for row in rows]
