"""Exact names of entries: numbers of steps and rulings, and titles."""

import re
from collections.abc import Iterable

from agot_judge.corpus.model import Entry
from agot_judge.corpus.names import name_key

_NUMBER = re.compile(r"(?P<step>(?:framework )?step )?(?P<open>\()?(?P<number>\d+(?:\.\d+)*)\.?\)?")
_IN_PARENTHESES = ("ruling", "definition")
"""001 numbers its definitions as its rulings, (4.1) to (4.14)."""


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

    def find(self, text: str, edition: str | None = None) -> tuple[Entry, ...]:
        """The entries whose number or whole title is ``text``, of one edition or of all; empty where there is none."""
        number = _NUMBER.fullmatch(text.strip().casefold())
        if not number:
            return _of(self._titles.get(name_key(text), ()), edition)
        found = _of(self._numbers.get(number["number"], ()), edition)
        # "(3.3)" is how rulings are cited, "step 3.3" how steps are; a bare number may be either.
        if number["step"]:
            return tuple(entry for entry in found if entry.kind == "step") or found
        kinds = _IN_PARENTHESES if number["open"] else ()
        meant = {_edition(entry) for entry in found if entry.kind in kinds}
        return tuple(entry for entry in found if entry.kind in kinds or _edition(entry) not in meant)


def _of(entries: Iterable[Entry], edition: str | None) -> tuple[Entry, ...]:
    return tuple(entry for entry in entries if edition in (None, _edition(entry)))


def _edition(entry: Entry) -> str:
    return entry.document.split("/")[0]
