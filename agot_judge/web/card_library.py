"""The imported cards of the app, opened when a page first asks for them, and again after an import."""

from datetime import datetime

from flask import Blueprint, current_app

from agot_judge.cards.model import CardFace
from agot_judge.cards.pool import CardPool, Pool, Pools
from agot_judge.catalog.catalog import Catalog, CurrentCatalog
from agot_judge.catalog.documents import EDITION
from agot_judge.catalog.stored import StoredCards, stored_cards
from agot_judge.errors import StorageError
from agot_judge.web.extensions import give_every_app, of_the_app
from agot_judge.web.library import library

_KEY = "agot_judge.cards"


def prepare_cards(blueprint: Blueprint) -> None:
    """Give every app that has the blueprint its cards; they are read when they are first needed."""
    give_every_app(blueprint, _KEY, lambda: CurrentCatalog(stored_cards(), lambda: library().corpus))


class _WhileReachable:
    """The imported cards as a pool that is empty while the database does not answer: boards are built without it."""

    def __init__(self, stored: StoredCards) -> None:
        self._stored = stored

    def named(self, name: str, edition: str) -> tuple[CardFace, ...]:
        """See CardPool."""
        try:
            return self._stored.named(name, edition)
        except StorageError as error:
            current_app.logger.warning("no imported cards: %s", error.message)
            return ()

    def names(self, edition: str) -> tuple[str, ...]:
        """See CardPool."""
        try:
            return self._stored.names(edition)
        except StorageError as error:
            current_app.logger.warning("no imported cards: %s", error.message)
            return ()


def catalog(edition: str = EDITION) -> Catalog:
    """The cards of an edition as they are now. Raises StorageError."""
    return _current()(edition)


def catalog_while_reachable(edition: str = EDITION) -> Catalog:
    """The cards of an edition as they are now; none while the database does not answer, for pages that can do without."""
    try:
        return catalog(edition)
    except StorageError as error:
        current_app.logger.warning("no imported cards: %s", error.message)
        return Catalog(Pool(()), (), library().corpus, edition)


def pools() -> Pools:
    """The cards of all editions as they are now. Raises StorageError."""
    return _current().stored.pools


def first_of(editions: tuple[str, ...]) -> str:
    """The edition whose cards are shown where none is asked for: the one that rules are of by default, if it has cards."""
    return editions[0] if editions and EDITION not in editions else EDITION


def catalog_with(name: str) -> Catalog:
    """The catalog of the edition that has a card of this name or code, the default one first and where none has it; empty
    while the database does not answer."""
    found = catalog_while_reachable()
    if found.pool.printings(name):
        return found
    others = (catalog(one) for one in pools_while_reachable().editions if one != found.edition)
    return next((one for one in others if one.pool.printings(name)), found)


def pools_while_reachable() -> Pools:
    """The cards of all editions as they are now; none while the database does not answer."""
    try:
        return _current().stored.pools
    except StorageError as error:
        current_app.logger.warning("no imported cards: %s", error.message)
        return Pools()


def refuse_damaged(found: Catalog, code: str) -> None:
    """Raise StorageError where the card of this code is kept and damaged: it is not unknown."""
    if f"card {code}" in found.pool.damaged:
        raise StorageError(
            f"the imported card {code[:40]} is damaged and cannot be read. Import its file again"
        )


def imported_cards() -> CardPool:
    """The cards as a pool for scenarios: read only when a scenario names one that it does not define."""
    return _WhileReachable(_current().stored)


def reached_cards() -> StoredCards:
    """The same, but it raises StorageError where the database does not answer."""
    return _current().stored


def stored() -> StoredCards:
    """The store of the cards, to import into it; nothing is read yet."""
    return _current().stored


def imported_at() -> datetime | None:
    """When the last import was made, in UTC; None where there was none. Raises StorageError."""
    return _current().stored.imported


def _current() -> CurrentCatalog:
    return of_the_app(_KEY, CurrentCatalog)
