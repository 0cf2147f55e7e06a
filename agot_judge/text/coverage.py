"""Counts of the ability lines of some cards that were understood, and the causes of the others."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from agot_judge.text.compiled import CompiledLine, Status

STATUSES: tuple[Status, ...] = ("compiled", "header", "unread")


class Coverage(Struct, frozen=True):
    """Counts of ability lines, and the causes of what was not understood, the most frequent first."""

    lines: int
    by_status: dict[Status, int]
    causes: tuple[tuple[str, int], ...]

    def share(self, *statuses: Status) -> float:
        """The part of the lines, from 0 to 1, that has one of these statuses; 1 where there are no lines."""
        return sum(self.by_status[status] for status in statuses) / self.lines if self.lines else 1.0


def coverage_of(lines: Iterable[CompiledLine]) -> Coverage:
    """The counts of these lines by their status, and the causes of what was not understood, the most frequent first."""
    found = tuple(lines)
    statuses = Counter(line.status for line in found)
    causes = Counter(f"{line.status}: {line.cause}" for line in found if line.cause)
    return Coverage(
        len(found), {status: statuses[status] for status in STATUSES}, tuple(causes.most_common())
    )
