"""A connection to the database, in SQLite or in whatever else SQLAlchemy speaks to."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import Connection as SQLiteConnection

from sqlalchemy import create_engine, event
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from agot_judge.errors import StorageError
from agot_judge.places import instance_folder, instance_path


class Connected:
    """An open database; ``what`` says in messages what is kept in it. Raises ``StorageError`` when it does not answer."""

    def __init__(self, url: str, what: str) -> None:
        self._what = what
        try:
            self._engine = create_engine(url)
        except (SQLAlchemyError, ModuleNotFoundError, ValueError) as error:
            raise StorageError(
                f"AGOT_JUDGE_DATABASE names no database that can be used: {error}",
                "the setting of the database is wrong",
            ) from error
        self._file = ""
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine, "connect", _prepare_sqlite)
            file = Path(self._engine.url.database or "")
            self._file = f" ({file.name})" if file.name else ""
            _make_instance_folder(file)

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A transaction that is durable when it ends, and undone when something is raised in it.

        ``IntegrityError`` is passed on: a row was there already.
        """
        try:
            with self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            raise StorageError(
                f"the database of {self._what}{self._file} does not answer: {_cause(error)}",
                f"the database of {self._what} does not answer",
            ) from error

    def close(self) -> None:
        """Close every connection that is not in use."""
        self._engine.dispose()


def _make_instance_folder(file: Path) -> None:
    """Make the folder of the file where it is the one that the program keeps its things in."""
    if file.parent == instance_path():
        try:
            instance_folder()
        except OSError as error:
            raise StorageError(
                f"the folder {file.parent} cannot be made: {error.strerror}. Set AGOT_JUDGE_INSTANCE to one that can be "
                "written to",
                "the folder for what is kept cannot be made",
            ) from error


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
