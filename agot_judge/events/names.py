"""Names of people in what is written: found, replaced by a reference, and taken out when they are erased."""

import re
from collections.abc import Iterable
from typing import Any

from agot_judge.events.numbers import number_of
from agot_judge.events.state import Event

REFERENCE = re.compile(r"\{person:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}")
LEAST_PART = 4
"""A part of a name with fewer letters is no sign of it."""


def reference(person: str) -> str:
    """The mark that stands in a text for a person."""
    return f"{{person:{person}}}"


def named_in(text: str, event: Event) -> tuple[str, ...]:
    """The people of an event whose name, or a long part of it, stands in a text: their uuids."""
    return tuple(
        person.uuid
        for person in event.people.values()
        if person.label and any(_pattern(part).search(text) for part in _parts(person.label))
    )


def with_references(text: str, event: Event, people: Iterable[str]) -> str:
    """The text with references for the names of these people."""
    for uuid in people:
        label = event.people[uuid].label
        for part in sorted(_parts(label), key=len, reverse=True):
            text = _pattern(part).sub(reference(uuid), text)
    return text


def shown(text: str, event: Event) -> str:
    """The text with names for its references."""
    return REFERENCE.sub(lambda found: event.label(found[1]), text)


def nameless(text: str) -> str:
    """The text with ``a player`` for its references: for those who are not to see names."""
    return REFERENCE.sub("a player", text)


def erased_name(person: str) -> str:
    """The words that stand for a name that was erased where it had been typed: another one for each person."""
    return f"Player {number_of(person, ())}"


def without_name(value: Any, label: str, person: str) -> Any:
    """Plain data without this name, in whatever letters it is written; the same object where it does not stand there."""
    if isinstance(value, str):
        return _pattern(label).sub(erased_name(person), value)
    if isinstance(value, list):
        changed = [without_name(one, label, person) for one in value]
        return value if changed == value else changed
    if isinstance(value, dict):
        fresh = {key: without_name(one, label, person) for key, one in value.items()}
        return value if fresh == value else fresh
    return value


def _parts(label: str) -> tuple[str, ...]:
    words = label.split()
    return (label, *(word for word in words if len(words) > 1 and len(word) >= LEAST_PART))


def _pattern(name: str) -> re.Pattern[str]:
    words = r"\s+".join(map(re.escape, name.split()))
    return re.compile(rf"(?<!\w){words}(?!\w)", re.IGNORECASE)
