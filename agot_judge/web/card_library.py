"""The imported cards of the app, opened when a page first asks for them, and again after an import."""

from flask import Blueprint, Flask, current_app

from agot_judge.catalog.catalog import Catalog, CurrentCatalog
from agot_judge.catalog.stored import StoredCards, stored_cards
from agot_judge.web.library import library

_KEY = "agot_judge.cards"


def prepare_cards(blueprint: Blueprint) -> None:
    """Give every app that has the blueprint its cards; they are read when they are first needed."""

    @blueprint.record_once
    def make(setup: object) -> None:
        app = getattr(setup, "app", None)
        assert isinstance(app, Flask)
        app.extensions.setdefault(_KEY, CurrentCatalog(stored_cards(), lambda: library().corpus))


def catalog() -> Catalog:
    """The cards as they are now. Raises StorageError."""
    return _current()()


def imported_cards() -> StoredCards:
    """The cards as a pool for scenarios: read only when a scenario names one that it does not define."""
    return _current().stored


def _current() -> CurrentCatalog:
    found = current_app.extensions[_KEY]
    assert isinstance(found, CurrentCatalog)
    return found
