"""The events of this server, each folded once for as long as nothing is added to it."""

import re
from collections import OrderedDict
from datetime import UTC, datetime
from threading import Lock

from flask import Blueprint
from msgspec import Struct

from agot_judge.errors import UnknownEvent
from agot_judge.events.bodies import PersonErased
from agot_judge.events.entry import Entry
from agot_judge.events.fold import fold
from agot_judge.events.numbers import LETTERS
from agot_judge.events.state import Event
from agot_judge.storage import EventStore, database_url
from agot_judge.web.extensions import give_every_app, of_the_app

MOST_KEPT = 8
"""The number of events that are kept folded in each process."""

_ID = re.compile(f"[{LETTERS.lower()}]{{8}}")
_STORE = "agot_judge.events"


class KeptEvent(Struct, frozen=True):
    """An event with its entries, as they were at one time."""

    event: Event
    entries: tuple[Entry, ...]
    stamp: tuple[int, int]


class _Kept:
    """A store, and what was folded of it last."""

    def __init__(self, store: EventStore) -> None:
        self.store = store
        self._folded: OrderedDict[str, KeptEvent] = OrderedDict()
        self._lock = Lock()

    def stamp(self, event: str) -> tuple[int, int]:
        """Two numbers, of which one changes with any entry. Raises UnknownEvent."""
        found = self.store.stamp(event) if _ID.fullmatch(event) else None
        if found is None:
            raise UnknownEvent(
                f"There is no event “{event[:20]}” here: check the address for missing letters."
            )
        return found

    def of(self, event: str) -> KeptEvent:
        """An event as it is now. Raises UnknownEvent."""
        stamp = self.stamp(event)
        with self._lock:
            known = self._folded.get(event)
        if known is None or known.stamp != stamp:
            known = self._fresh(event, known, stamp)
        with self._lock:
            self._folded[event] = known
            self._folded.move_to_end(event)
            while len(self._folded) > MOST_KEPT:
                self._folded.popitem(last=False)
        return known

    def _fresh(self, event: str, known: KeptEvent | None, stamp: tuple[int, int]) -> KeptEvent:
        if known is not None and known.event.waiting:
            # On a device: some of it may have been received since, or refused.
            known = None
        after = known.event.latest if known is not None else 0
        new = tuple(self.store.entries(event, after))
        if known is not None and any(isinstance(one.body, PersonErased) for one in new):
            # What was typed before has changed as well.
            known, new = None, tuple(self.store.entries(event))
        entries = (*known.entries, *new) if known is not None else new
        return KeptEvent(fold(event, entries), entries, stamp)


def prepare_events(blueprint: Blueprint) -> None:
    """Give every app that has the blueprint a store; it opens its database when it is first needed."""
    give_every_app(blueprint, _STORE, lambda: _Kept(EventStore(database_url())))


def _kept() -> _Kept:
    return of_the_app(_STORE, _Kept)


def store() -> EventStore:
    """The store of the app that answers this request."""
    return _kept().store


def kept_event(event: str) -> KeptEvent:
    """An event as it is now, with its entries. Raises UnknownEvent, StorageError."""
    return _kept().of(event)


def check_exists(event: str) -> None:
    """Nothing, where there is such an event. Raises UnknownEvent, StorageError."""
    _kept().stamp(event)


def now_ms() -> int:
    """Milliseconds since 1970 in UTC."""
    return int(datetime.now(UTC).timestamp() * 1000)
