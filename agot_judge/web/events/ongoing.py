"""The events that go on now, of those that this browser is a member of."""

from datetime import UTC, datetime, timedelta

from agot_judge.errors import NotAllowed, StorageError, UnknownEvent
from agot_judge.events.state import Event
from agot_judge.web.events.desk import desk_of, my_events

LONGEST = timedelta(hours=16)
"""Since the last case: a day of play, and the night before the next one is none."""


def ongoing() -> tuple[str, ...]:
    """The names of events of today, and of those with a case not long ago. Of what cannot be read nothing is said."""
    now = datetime.now(UTC)
    found = []
    for id_ in my_events():
        try:
            event = desk_of(id_).event
        except (UnknownEvent, NotAllowed, StorageError):
            continue
        if _goes_on(event, now):
            found.append(event.facts.name)
    return tuple(found)


def _goes_on(event: Event, now: datetime) -> bool:
    last = max((case.opened_at for case in event.cases), default=0)
    return event.facts.date == f"{now:%Y-%m-%d}" or now.timestamp() - last / 1000 < LONGEST.total_seconds()
