"""The database behind the store: one table, in SQLite or in whatever else SQLAlchemy speaks to."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from sqlite3 import Connection as SQLiteConnection

from sqlalchemy import BigInteger, Column, MetaData, String, Table, Text, create_engine, event, insert, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.schema import CreateTable

from agot_judge.errors import StorageError
from agot_judge.storage.model import ID_LENGTH, SavedScenario

SAVED = Table(
    "saved_scenario",
    MetaData(),
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("title", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),  # seconds since 1970 in UTC: the same in every database
    Column("parent", String(ID_LENGTH)),
)


class Database:
    """An open database that has the table. Each method raises ``StorageError`` when the database does not answer."""

    def __init__(self, url: str) -> None:
        try:
            self._engine = create_engine(url)
        except (SQLAlchemyError, ModuleNotFoundError, ValueError) as error:
            raise StorageError(f"AGOT_JUDGE_DATABASE names no database that can be used: {error}") from error
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine, "connect", _prepare_sqlite)
        with self._transaction() as connection:
            connection.execute(CreateTable(SAVED, if_not_exists=True))

    def insert(self, scenario: SavedScenario) -> None:
        """Keep a scenario; return once it is durable. One that is there under this id stays as it is."""
        row = {
            "id": scenario.id,
            "title": scenario.title,
            "text": scenario.text,
            "created": int(scenario.created.timestamp()),
            "parent": scenario.parent,
        }
        try:
            with self._transaction() as connection:
                connection.execute(insert(SAVED).values(row))
        except IntegrityError:
            return  # saved before: the id is made of the content, so it is the same scenario

    def find(self, scenario_id: str) -> SavedScenario | None:
        """The scenario with this id, if there is one."""
        with self._transaction() as connection:
            row = connection.execute(select(SAVED).where(SAVED.c.id == scenario_id)).one_or_none()
        if row is None:
            return None
        return SavedScenario(
            id=row.id,
            title=row.title,
            text=row.text,
            created=datetime.fromtimestamp(row.created, UTC),
            parent=row.parent,
        )

    def close(self) -> None:
        """Close every connection that is not in use."""
        self._engine.dispose()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            raise StorageError(f"the database of saved scenarios does not answer: {_cause(error)}") from error


def _cause(error: SQLAlchemyError) -> str:
    """What the database itself said, without the statement and the saved text."""
    return str(getattr(error, "orig", None) or type(error).__name__)


def _prepare_sqlite(connection: SQLiteConnection, _record: object) -> None:
    """Set a new SQLite connection up so that a commit that returned survives a kill and a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout = 10000")  # milliseconds: other workers write too
    cursor.execute("PRAGMA journal_mode = WAL")  # readers do not wait for a writer
    cursor.execute("PRAGMA synchronous = FULL")  # with WAL, anything less may lose the last commits
    cursor.close()
