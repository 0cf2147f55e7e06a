"""Reading imported cards from an SQLite file without SQLAlchemy, whose import takes longer than a scenario takes to run."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import quote

from agot_judge.cards.card import Card
from agot_judge.cards.importers.sources import RestrictedList
from agot_judge.errors import StorageError
from agot_judge.storage.card_records import Import, decoded

WAIT_S = 10.0
"""Others may be writing."""


class SqliteCards:
    """The tables of ``card_tables``, read only; as if empty where there are none. Raises ``StorageError``."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def last_import(self) -> int:
        """The number of the last import; 0 where there was none."""
        rows = self._rows("SELECT max(number) FROM card_import")
        return int(rows[0][0] or 0) if rows else 0

    def cards(self) -> tuple[Card, ...]:
        """Every card, in the order of the codes."""
        return decoded(Card, (row[0] for row in self._rows("SELECT data FROM card ORDER BY code")))

    def lists(self) -> tuple[RestrictedList, ...]:
        """Every restricted list, by name."""
        rows = self._rows("SELECT data FROM restricted_list ORDER BY name")
        return decoded(RestrictedList, (row[0] for row in rows))

    def imports(self) -> tuple[Import, ...]:
        """Every import, the newest first."""
        query = (
            "SELECT number, created, sources, added, changed, removed FROM card_import ORDER BY number DESC"
        )
        return tuple(
            Import(
                number=number,
                created=datetime.fromtimestamp(created, UTC),
                sources=tuple(sources.split("\n")),
                added=added,
                changed=changed,
                removed=removed,
            )
            for number, created, sources, added, changed, removed in self._rows(query)
        )

    def _rows(self, query: str) -> list[tuple[Any, ...]]:
        """What the query gives; nothing where the file has no such table."""
        with self._open() as connection:
            if (
                connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'card_import'").fetchone()
                is None
            ):
                return []
            return connection.execute(query).fetchall()

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        address = f"file:{quote(str(self.path.absolute()))}?mode=ro{self._how()}"
        try:
            with closing(sqlite3.connect(address, timeout=WAIT_S, uri=True)) as connection:
                yield connection
        except sqlite3.Error as error:
            raise StorageError(
                f"the database of imported cards ({self.path.name}) does not answer: {error}",
                "the database of imported cards does not answer",
            ) from error

    def _how(self) -> str:
        """How a file is opened where SQLite cannot put its shared memory beside it: as one that nobody changes."""
        beside = (self.path.with_name(self.path.name + end) for end in ("-wal", "-shm"))
        is_at_rest = not any(path.exists() for path in beside)
        return "&immutable=1" if is_at_rest and not os.access(self.path.parent, os.W_OK) else ""
