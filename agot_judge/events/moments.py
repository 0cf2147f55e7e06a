"""Moments in words. The clock of a device may say anything, and entries are kept as they were made."""

from datetime import UTC, datetime

_FIRST, _LAST = -62_135_596_800_000, 253_402_300_799_000
"""The milliseconds of the first and the last second of the calendar: the years 1 and 9999."""


def in_words(ms: int, form: str) -> str:
    """The moment in UTC in a form of ``strftime``; empty for 0. What is beyond the calendar is its first or last second."""
    if not ms:
        return ""
    return datetime.fromtimestamp(max(_FIRST, min(ms, _LAST)) // 1000, UTC).strftime(form)
