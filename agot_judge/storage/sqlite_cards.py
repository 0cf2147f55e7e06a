"""Reading imported cards from an SQLite file without SQLAlchemy, whose import takes longer than a scenario takes to run."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from agot_judge.errors import StorageError
from agot_judge.storage.card_records import Import, KeptCards, read_import, read_kept, whole_number
from agot_judge.storage.silence import does_not_answer

WAIT_S = 10.0
"""Others may be writing."""
TABLES = ("card", "card_import", "restricted_list")
SEALS = "card_seal"
"""The table that earlier versions did not make."""


class SqliteCards:
    """The tables of ``card_tables``, read only; as if empty where there are none. Raises ``StorageError``."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def last_import(self) -> int:
        """The number of the last import; 0 where there was none."""
        with self._open() as connection:
            rows = self._rows(connection, "SELECT max(number) FROM card_import NOT INDEXED")
        return whole_number(rows[0][0]) if rows else 0

    def kept(self) -> KeptCards:
        """All that is kept, as far as it is whole. Raises KeptByAnotherVersion."""
        # Not by an index: what it leaves out would be missing without a word.
        with self._open() as connection:
            return read_kept(
                self._rows(connection, "SELECT code, data FROM card NOT INDEXED"),
                self._rows(connection, "SELECT name, data FROM restricted_list NOT INDEXED"),
                self._rows(connection, f"SELECT name, data FROM {SEALS}", SEALS),
            )

    def imports(self) -> tuple[Import, ...]:
        """Every import, the newest first."""
        query = (
            "SELECT number, created, sources, added, changed, removed FROM card_import ORDER BY number DESC"
        )
        with self._open() as connection:
            rows = self._rows(connection, query)
        return tuple(map(read_import, rows))

    def _rows(
        self, connection: sqlite3.Connection, query: str, table: str = "card_import"
    ) -> list[tuple[Any, ...]]:
        """The rows that the query gives; nothing where the file has no such table."""
        there = {_text(name) for (name,) in connection.execute("SELECT name FROM sqlite_master").fetchall()}
        if table in there:
            return connection.execute(query).fetchall()
        if table in TABLES and there.intersection(TABLES):
            raise StorageError(
                does_not_answer("imported cards", self.path.name, f"its table {table} is gone")
            )
        return []

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        address = f"file:{quote(str(self.path.absolute()))}?mode=ro{self._how()}"
        try:
            with closing(sqlite3.connect(address, timeout=WAIT_S, uri=True)) as connection:
                connection.text_factory = bytes  # a damaged letter is no reason not to read the rest
                yield connection
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            raise StorageError(
                does_not_answer("imported cards", self.path.name, str(error)),
                "the database of imported cards does not answer",
            ) from error

    def _how(self) -> str:
        """The address by which a file is opened where SQLite cannot put its shared memory beside it: as one that nobody
        changes."""
        beside = (self.path.with_name(self.path.name + end) for end in ("-wal", "-shm"))
        is_at_rest = not any(path.exists() for path in beside)
        return "&immutable=1" if is_at_rest and not os.access(self.path.parent, os.W_OK) else ""


def _text(value: object) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
