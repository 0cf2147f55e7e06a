"""The store of imported cards: the cards, the restricted lists, and when what was imported from where."""

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote

from msgspec import Struct

from agot_judge.cards.card import Card
from agot_judge.cards.changes import Changes
from agot_judge.cards.importers.sources import RestrictedList

if TYPE_CHECKING:
    from agot_judge.storage.card_tables import CardTables

_SQLITE = "sqlite:///"


class Import(Struct, frozen=True, kw_only=True):
    """One import as it was recorded."""

    number: int
    """Counts the imports of this store from 1."""
    created: datetime
    """To the second, in UTC."""
    sources: tuple[str, ...]
    added: int
    changed: int
    removed: int


class CardStore:
    """Keeps imported cards; safe to share between threads, and to create before a server forks.

    The database is opened when something is first read or written. Each method raises ``StorageError`` when it does not
    answer.
    """

    def __init__(self, url: str) -> None:
        self.url = url

    def may_have_cards(self) -> bool:
        """False where it is known without opening the database that nothing was ever kept: its file does not exist."""
        if not self.url.startswith(_SQLITE):
            return True
        path = unquote(self.url.removeprefix(_SQLITE).partition("?")[0])
        return path in ("", ":memory:") or Path(path).exists()

    def last_import(self) -> int:
        """The number of the last import; 0 where there was none."""
        return self._tables.last_import() if self.may_have_cards() else 0

    def cards(self) -> tuple[Card, ...]:
        """Every card, in the order of the codes."""
        return self._tables.cards() if self.may_have_cards() else ()

    def lists(self) -> tuple[RestrictedList, ...]:
        """Every restricted list, by name."""
        return self._tables.lists() if self.may_have_cards() else ()

    def imports(self) -> tuple[Import, ...]:
        """Every import, the newest first."""
        return self._tables.imports() if self.may_have_cards() else ()

    def save(self, changes: Changes, lists: Iterable[RestrictedList], sources: Iterable[str]) -> None:
        """Make the changes, all or none; an import that changes nothing is not recorded."""
        listed = tuple(lists)
        if not changes.is_nothing or listed:
            self._tables.save(changes, listed, tuple(sources), datetime.now(UTC).replace(microsecond=0))

    def close(self) -> None:
        """Let go of the database; whatever is asked next opens it again."""
        opened: CardTables | None = self.__dict__.pop("_tables", None)
        if opened is not None:
            opened.close()

    @cached_property
    def _tables(self) -> "CardTables":
        # Imported here because SQLAlchemy takes longer to import than a scenario to run.
        from agot_judge.storage.card_tables import CardTables

        return CardTables(self.url)
