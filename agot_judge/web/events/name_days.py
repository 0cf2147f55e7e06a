"""Names that go when their days are over, and those that are erased by a press."""

from collections.abc import Iterable
from datetime import UTC, datetime

from agot_judge.events.bodies import PersonErased
from agot_judge.web.events.desk import Adding
from agot_judge.web.events.kept import store

EVERY_S = 3600
SERVER = "00000000-0000-0000-0000-000000000000"
"""The member of entries that nobody has made by a press."""
_last_looked = [0.0]


def erase_due() -> None:
    """Erase every name whose days are over; looked at once an hour."""
    now = datetime.now(UTC).timestamp()
    if now - _last_looked[0] < EVERY_S:
        return
    _last_looked[0] = now
    erase_due_at(int(now))


def erase_due_at(now: int) -> None:
    """Erase every name whose days are over at this time, in seconds."""
    for event, people in store().due(now):
        if people:
            erasing(event, SERVER, people).keep_as_server()
        store().names_gone(event)


def erasing(event: str, member: str, people: Iterable[str]) -> Adding:
    """The entries that erase these people."""
    adding = Adding(event, member)
    for person in people:
        adding.say("person.erased", person, PersonErased())
    return adding
