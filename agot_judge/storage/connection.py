"""A connection to the database, in SQLite or in whatever else SQLAlchemy speaks to."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from sqlite3 import Connection as SQLiteConnection

from sqlalchemy import create_engine, event
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from agot_judge.errors import StorageError
from agot_judge.places import instance_folder, instance_path
from agot_judge.storage.silence import does_not_answer


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
            self._file = file.name
            _make_instance_folder(file)

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A transaction that is durable when it ends, and undone when something is raised in it.

        ``IntegrityError`` is passed on: a row was there already.
        """
        with self._said_of_errors(), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A transaction in which all that is read is of one moment, whatever others write meanwhile."""
        with self._said_of_errors(), self._engine.connect() as connection:
            if self._engine.dialect.name != "sqlite":
                # In SQLite what is read first already decides the moment.
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            with connection.begin():
                if self._engine.dialect.name == "sqlite":
                    connection.exec_driver_sql("BEGIN")  # its driver would begin only to write
                yield connection

    @contextmanager
    def _said_of_errors(self) -> Iterator[None]:
        """Errors of the database are raised as ``StorageError``, but for ``IntegrityError``."""
        try:
            yield
        except IntegrityError:
            raise
        except UnicodeDecodeError as error:
            # SQLite quotes what is damaged in its message, which then is no text.
            raise StorageError(does_not_answer(self._what, self._file, "malformed")) from error
        except SQLAlchemyError as error:
            raise StorageError(
                does_not_answer(self._what, self._file, _cause(error)),
                f"the database of {self._what} does not answer",
            ) from error

    def settle(self) -> None:
        """Put what SQLite keeps in its log into the file itself: of a damaged log it drops the end without a word."""
        if self._engine.dialect.name == "sqlite":
            with suppress(SQLAlchemyError), self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        """Close every connection that is not in use."""
        self._engine.dispose()


def is_there(url: str) -> bool:
    """True where a database can be looked into without making it: False for an SQLite file that is not there."""
    prefix = "sqlite:///"
    return not url.startswith(prefix) or Path(url.removeprefix(prefix).partition("?")[0]).exists()


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
    """The words of the database itself, without the statement and the saved text."""
    return str(getattr(error, "orig", None) or type(error).__name__)


def _as_text(letters: bytes) -> str:
    """A text of which a letter may be damaged: the rest is read all the same."""
    return letters.decode("utf-8", "replace")


def _prepare_sqlite(connection: SQLiteConnection, _record: object) -> None:
    """Set a new SQLite connection up so that a commit that returned survives a kill and a power cut."""
    connection.text_factory = _as_text
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout = 10000")  # milliseconds: other workers write too
    cursor.execute("PRAGMA journal_mode = WAL")  # readers do not wait for a writer
    cursor.execute("PRAGMA synchronous = FULL")  # with WAL, anything less may lose the last commits
    cursor.execute("PRAGMA secure_delete = ON")  # what is erased is overwritten: names of people
    cursor.close()
