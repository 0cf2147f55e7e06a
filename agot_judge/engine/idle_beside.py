"""Paragraphs that a rule applies but on which a line of the trace does not rest: another one on the line says the same."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from agot_judge.engine.state.trace import Entry

MOST = 8192
"""The number of lists of paragraphs that are kept: rules cite the same ones again and again."""


class IdleBeside:
    """The paragraphs without which a line is right, each with those beside which that is so."""

    def __init__(self, beside: Mapping[str, tuple[str, ...]]) -> None:
        self._beside = {paragraph: frozenset(others) for paragraph, others in beside.items()}
        self.parted = lru_cache(maxsize=MOST)(self._parted)
        """The paragraphs of a list on which its line rests, and those that are only applied, each in their order."""

    def weighed(self, entries: list[Entry]) -> list[Entry]:
        """The lines of a trace, each citing only what it rests on; the others of its paragraphs are those it applies."""
        return [self._weighed(entry) for entry in entries] if self._beside else entries

    def _weighed(self, entry: Entry) -> Entry:
        cites, applied = self.parted(entry.cites)
        return replace(entry, cites=cites, applied=applied) if applied else entry

    def _parted(self, cites: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The first paragraph decides the line: it is never idle."""
        there = frozenset(cites)
        none: frozenset[str] = frozenset()
        applied = tuple(cite for cite in cites[1:] if self._beside.get(cite, none) & there)
        return tuple(cite for cite in cites if cite not in applied), applied
