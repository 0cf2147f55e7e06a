"""The schema of the database, by version: what an older one lacks is added when it is opened."""

from sqlalchemy import Column, Integer, MetaData, Table, insert, inspect, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.schema import CreateIndex, CreateTable

from agot_judge.errors import NewerDatabase, StorageError
from agot_judge.storage import tables
from agot_judge.storage.connection import Connected

ADDED: tuple[tuple[Table, ...], ...] = (
    (tables.SAVED,),
    (tables.CARDS, tables.LISTS, tables.IMPORTS),
    (tables.SEALS, tables.UNOPENED, tables.AMOUNTS),
    tables.OF_EVENTS,
    (tables.SAVED_UNDER,),
)
"""By version, from 1: the tables that it added. No column of a table that was released has changed since."""
LATEST = len(ADDED)
TABLES = tuple(table for added in ADDED for table in added)
"""All tables, each after those it speaks of."""
VERSION = Table("schema_version", MetaData(), Column("number", Integer, primary_key=True))
"""One row. Databases of the first versions have no such table."""
_TRIES = 5


def bring_up_to_date(database: Connected) -> None:
    """Add what the database lacks of the schema, all or nothing; one that cannot be written to is read as it is.

    Raises NewerDatabase; StorageError where nothing is there and nothing can be written.
    """
    for _ in range(_TRIES):
        try:
            with database.transaction() as connection:
                if recorded_version(connection) < LATEST or _is_incomplete(connection):
                    _add(connection)
        except IntegrityError:
            continue  # another process was at it as well
        except NewerDatabase:
            raise
        except StorageError:
            with database.transaction() as connection:
                if not inspect(connection).has_table(tables.SAVED.name):
                    raise
        return


def recorded_version(connection: Connection) -> int:
    """The version of the schema that the database says it has; 0 where it does not say. Raises NewerDatabase."""
    if not inspect(connection).has_table(VERSION.name):
        return 0
    number: int = connection.execute(select(VERSION.c.number)).scalar() or 0
    if number > LATEST:
        raise NewerDatabase(
            f"the database is that of a newer version of the program: its schema is version {number}, and the newest one "
            f"known here is {LATEST}. Install that version, or name another database in AGOT_JUDGE_DATABASE",
            "the database is that of a newer version of the program",
        )
    return number


def _is_incomplete(connection: Connection) -> bool:
    there = set(inspect(connection).get_table_names())
    return any(table.name not in there for table in TABLES)


def _add(connection: Connection) -> None:
    for table in (*TABLES, VERSION):
        connection.execute(CreateTable(table, if_not_exists=True))
        for index in table.indexes:
            connection.execute(CreateIndex(index, if_not_exists=True))
    changed = connection.execute(update(VERSION).values(number=LATEST))
    if not changed.rowcount:
        connection.execute(insert(VERSION).values(number=LATEST))
