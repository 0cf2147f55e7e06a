"""Reminder text behind a keyword: of one that no document defines it is the only place that says what the keyword does."""

import re

from msgspec import Struct

_DEFINED = ("renown", "stealth", "deadly", "deathbound", "limited", "no attachments")
"""Keywords of which the documents speak: what a reminder says of them is no rules text here."""
_OTHERS = (
    "ambush",
    "infamy",
    "intimidate",
    "joust",
    "melee",
    "prized",
    "setup",
    "stalwart",
    "vengeful",
    "vigilant",
)
_REMINDER = re.compile(
    rf"(?:(?<=^)|(?<=[.)] ))(?P<keyword>{'|'.join((*_DEFINED, *_OTHERS))})(?P<value> \(?\d+\)?)?\.? ?"
    r"\((?P<said>[A-Z][^()]{11,}?)\.?\)\.?",
    re.IGNORECASE,
)
_THIS = re.compile(r"\bthis (?:character|location|attachment|card)\b", re.IGNORECASE)


class Reminder(Struct, frozen=True):
    """A keyword, and the text that a card prints about the keyword."""

    keyword: str
    said: str

    @property
    def printed(self) -> str:
        """The keyword and its reminder, as an ability of the card is called that has it for its text."""
        return f"{self.keyword.capitalize()} ({self.said})"

    def of(self, name: str) -> str:
        """The sentence, of the card with this title."""
        return _THIS.sub(name, self.said)


def without_reminders(line: str) -> tuple[str, tuple[Reminder, ...]]:
    """The line without its reminders, and those of keywords that no document defines."""
    found = tuple(
        Reminder(one["keyword"].lower(), f"{one['said']}.")
        for one in _REMINDER.finditer(line)
        if one["keyword"].lower() in _OTHERS
    )
    return _REMINDER.sub(lambda one: f"{one['keyword']}{one['value'] or ''}.", line), found
