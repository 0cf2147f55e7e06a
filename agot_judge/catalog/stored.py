"""The cards of the store as a card pool: read when the first card is asked for, and again after an import."""

from datetime import datetime
from threading import Lock

from agot_judge.cards.importers.sources import RestrictedList
from agot_judge.cards.model import CardFace
from agot_judge.cards.pool import Pool, Pools
from agot_judge.catalog.documents import EDITION
from agot_judge.sealed import say_damaged
from agot_judge.storage import CardStore, database_url


class StoredCards:
    """A card pool over a store; threads may share it."""

    def __init__(self, store: CardStore) -> None:
        self.store = store
        self._lock = Lock()
        self._read = -1
        self._pools = Pools()
        self._lists: tuple[RestrictedList, ...] = ()
        self._imported: datetime | None = None

    def pool(self, edition: str = EDITION) -> Pool:
        """The cards of the edition as they are now. Raises StorageError."""
        return self.pools.of(edition)

    @property
    def pools(self) -> Pools:
        """The cards of all editions as they are now. Raises StorageError."""
        self._refresh()
        return self._pools

    @property
    def lists(self) -> tuple[RestrictedList, ...]:
        """The restricted lists as they are now. Raises StorageError."""
        self._refresh()
        return self._lists

    @property
    def imported(self) -> datetime | None:
        """When they were imported, in UTC; None where there was no import. Raises StorageError."""
        self._refresh()
        return self._imported

    @property
    def last_import(self) -> int:
        """The number of the last import: the cards are the same while it is. Raises StorageError."""
        return self.store.last_import()

    def named(self, name: str, edition: str) -> tuple[CardFace, ...]:
        """See CardPool. Raises StorageError."""
        return self.pools.named(name, edition)

    def names(self, edition: str) -> tuple[str, ...]:
        """See CardPool. Raises StorageError."""
        return self.pools.names(edition)

    def _refresh(self) -> None:
        last = self.store.last_import()
        with self._lock:
            if last != self._read:
                kept = self.store.kept()
                for one in kept.damaged:
                    say_damaged(one, "it is left out. Import its file again")
                self._pools, self._lists = Pools(kept.cards, kept.damaged), kept.lists
                self._imported = self.store.imports()[0].created if last else None
                self._read = last


def stored_cards() -> StoredCards:
    """The cards of the database that the settings name; nothing is opened yet."""
    return StoredCards(CardStore(database_url()))
