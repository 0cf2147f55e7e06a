"""The store of imported cards: the cards, the restricted lists, and when what was imported from where."""

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote

from agot_judge.cards.card import Card
from agot_judge.cards.changes import Changes
from agot_judge.cards.importers.sources import RestrictedList
from agot_judge.storage.card_files import CardFiles
from agot_judge.storage.card_records import NOTHING_KEPT, Import, KeptCards
from agot_judge.storage.files import URL
from agot_judge.storage.sqlite_cards import SqliteCards

if TYPE_CHECKING:
    from agot_judge.storage.card_tables import CardTables

_SQLITE_FILE = "sqlite:///"


class CardStore:
    """Keeps imported cards; safe to share between threads, and to create before a server forks.

    The database is opened when something is first read or written. Each method raises ``StorageError`` when it does not
    answer.
    """

    def __init__(self, url: str) -> None:
        self.url = url

    def last_import(self) -> int:
        """The number of the last import; 0 where there was none."""
        reader = self._reader
        return reader.last_import() if reader else 0

    def kept(self) -> KeptCards:
        """All that is kept of cards, as far as it is as it was written. Raises KeptByAnotherVersion."""
        reader = self._reader
        return reader.kept() if reader else NOTHING_KEPT

    def cards(self) -> tuple[Card, ...]:
        """Every card that is whole, in the order of the codes."""
        return self.kept().cards

    def lists(self) -> tuple[RestrictedList, ...]:
        """Every restricted list that is whole, by name."""
        return self.kept().lists

    def imports(self) -> tuple[Import, ...]:
        """Every import, the newest first."""
        reader = self._reader
        return reader.imports() if reader else ()

    def save(
        self, changes: Changes, lists: Iterable[RestrictedList], sources: Iterable[str], since: int
    ) -> None:
        """Make the changes to what import ``since`` left, all or none; an import that changes nothing is not recorded.

        Where something kept is damaged all is written anew, whatever changes.
        Raises ImportedMeanwhile where something was imported since then.
        """
        listed = tuple(lists)
        if not changes.is_nothing or listed or self.kept().damaged:
            now = datetime.now(UTC).replace(microsecond=0)
            self._writer.save(changes, listed, tuple(sources), since, now)

    def close(self) -> None:
        """Let go of the database; whatever is asked next opens it again."""
        opened: CardTables | None = self.__dict__.pop("_tables", None)
        if opened is not None:
            opened.close()

    @property
    def _writer(self) -> "CardFiles | CardTables":
        return self._files if self.url.startswith(URL) else self._tables

    @property
    def _files(self) -> CardFiles:
        return CardFiles(Path(self.url.removeprefix(URL)))

    @property
    def _reader(self) -> "CardFiles | SqliteCards | CardTables | None":
        """The reader of the database; None where its file does not exist, so that nothing was ever kept."""
        if self.url.startswith(URL):
            return self._files
        if not self.url.startswith(_SQLITE_FILE):
            return self._tables
        path = Path(unquote(self.url.removeprefix(_SQLITE_FILE).partition("?")[0]))
        return SqliteCards(path) if path.exists() else None

    @cached_property
    def _tables(self) -> "CardTables":
        # Imported here because SQLAlchemy takes longer to import than a scenario to run.
        from agot_judge.storage.card_tables import CardTables

        return CardTables(self.url)
