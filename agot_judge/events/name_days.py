"""The days for which names are kept: from the day of the event on, or from when that was said."""

from collections.abc import Sequence
from datetime import UTC, datetime

from agot_judge.events.bodies import EventFacts
from agot_judge.events.entry import Entry

DAY_S = 24 * 3600


def kept_until(facts: EventFacts, said: int) -> int:
    """When the names of an event are to go, by its facts and by when these were said; in seconds since 1970."""
    begins = max(_day(facts.date), said - said % DAY_S)
    return begins + facts.days_to_keep_names * DAY_S


def names_until(entries: Sequence[Entry]) -> int:
    """The same by the last facts among the entries; 0 where there are none."""
    for one in reversed(entries):
        if isinstance(one.body, EventFacts):
            return kept_until(one.body, one.at // 1000)
    return 0


def _day(date: str) -> int:
    try:
        return int(datetime.fromisoformat(date).replace(tzinfo=UTC).timestamp())
    except ValueError:
        return 0
