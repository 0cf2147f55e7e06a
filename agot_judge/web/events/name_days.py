"""Names that go when their days are over, and those that are erased by a press."""

from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime

from agot_judge.errors import StorageError
from agot_judge.events.bodies import PersonErased
from agot_judge.web.events.desk import Adding
from agot_judge.web.events.kept import store

EVERY_S = 3600
SERVER = "00000000-0000-0000-0000-000000000000"
"""The member of entries that nobody has made by a press."""
_last_looked = [0.0]
_overdue: set[str] = set()
"""The events whose names are still there when the database was asked last."""


def erase_due(event: str) -> None:
    """Erase every name whose days are over; looked at once an hour. Raises StorageError where this event's cannot go: it is
    not shown then, and the others are."""
    now = datetime.now(UTC).timestamp()
    if now - _last_looked[0] >= EVERY_S or event in _overdue:
        _last_looked[0] = now
        erase_due_at(int(now))
    if event in _overdue:
        raise StorageError(
            f"the names of the event {event} are to go and cannot be erased",
            "the days for which this event's names may be kept are over, and they cannot be erased now",
        )


def erase_due_at(now: int) -> None:
    """Erase every name whose days are over at this time, in seconds; note the events of which that is not possible."""
    for event, people in store().due(now):
        _overdue.add(event)
        with suppress(StorageError):
            if people:
                erasing(event, SERVER, people).keep_as_server()
            store().names_gone(event)
            _overdue.discard(event)


def erasing(event: str, member: str, people: Iterable[str]) -> Adding:
    """The entries that erase these people."""
    adding = Adding(event, member)
    for person in people:
        adding.say("person.erased", person, PersonErased())
    return adding
