"""Exact names of entries: numbers of steps and rulings, and titles."""

import re
from collections.abc import Iterable

from agot_judge.corpus.model import Entry
from agot_judge.corpus.names import name_key

_NUMBER = re.compile(r"(?P<step>(?:framework )?step )?(?P<open>\()?(?P<number>\d+(?:\.\d+)*)\.?\)?")


class Lookup:
    """Entries by number and by title."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._numbers: dict[str, list[Entry]] = {}
        self._titles: dict[str, list[Entry]] = {}
        for entry in entries:
            if entry.number:
                self._numbers.setdefault(entry.number, []).append(entry)
            for title in {name_key(entry.title), name_key(f"{entry.number} {entry.title}")}:
                self._titles.setdefault(title, []).append(entry)

    def find(self, text: str) -> tuple[Entry, ...]:
        """The entries whose number or whole title is ``text``; empty where there is none."""
        number = _NUMBER.fullmatch(text.strip().casefold())
        if not number:
            return tuple(self._titles.get(name_key(text), ()))
        found = self._numbers.get(number["number"], [])
        # "(3.3)" is how rulings are cited, "step 3.3" how steps are; a bare number may be either.
        kind = "step" if number["step"] else "ruling" if number["open"] else ""
        return tuple(entry for entry in found if entry.kind == kind) or tuple(found)
