"""The trace: line by line everything that has happened, each with the paragraphs that say so."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.state.decision import Decision

EntryKind = Literal[
    "framework",
    "window",
    "occurrence",
    "ability",
    "effect",
    "decision",
    "expiry",
    "state",
    "by-hand",
    "assumption",
]


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line of the trace. ``n`` counts from 1; ``depth`` grows with nesting (last in, first out).

    The log says all paragraphs as ``cites``, the trace parts them.
    """

    n: int
    depth: int
    kind: EntryKind
    step: str
    text: str
    player: int = -1
    cites: tuple[str, ...] = ()
    """The paragraphs on which the line rests, the one that decides it first."""
    applied: tuple[str, ...] = ()
    """The paragraphs that were applied too, and without which the line would be right: another one beside them says the same."""


class Log:
    """The lines so far, as a chain that states share: adding a line to one state leaves the others as they are.

    Two logs always compare equal: what has happened is no part of what is, so that states that were reached by
    different lines of play can be found to be the same.
    """

    __slots__ = ("before", "entry", "length", "settled")
    is_kept = True
    """True where lines that are added to it are kept."""

    def __init__(self, before: "Log | None" = None, entry: Entry | None = None) -> None:
        self.before = before
        self.entry = entry
        self.length: int = 0 if before is None else before.length + 1
        self.settled: tuple[Decision, ...] = () if before is None else before.settled
        """The decisions so far that nobody was asked, because only one result was possible: the first options."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log)

    def __hash__(self) -> int:
        return 0

    def __len__(self) -> int:
        return self.length

    def settling(self, decision: Decision) -> "Log":
        """The same lines, with one more decision that nobody was asked."""
        log = Log(self.before, self.entry)
        log.length, log.settled = self.length, (*self.settled, decision)
        return log

    def with_note(self, number: int, note: str) -> "Log":
        """The same lines, the one of this number (from 1) with a note before its full stop, if it is a decision."""
        later: list[Log] = []
        log = self
        while log.length > number and log.before is not None:
            later.append(log)
            log = log.before
        if log.entry is None or log.entry.kind != "decision":
            return self
        text = f"{log.entry.text.removesuffix('.')} ({note})."
        changed = Log(log.before, replace(log.entry, text=text))
        for one in reversed(later):
            assert one.entry is not None
            changed = Log(changed, one.entry)
        changed.settled = self.settled
        return changed

    def newest_first(self) -> Iterator[Entry]:
        """The lines from the last to the first."""
        log: Log | None = self
        while log is not None and log.entry is not None:
            yield log.entry
            log = log.before

    def entries(self) -> list[Entry]:
        """The lines in the order in which they happened."""
        return list(self.newest_first())[::-1]


class Silence(Log):
    """The log of a state of which nobody wants to know how it came about: nothing is ever written to it."""

    __slots__ = ()
    is_kept = False


def log_of(entries: list[Entry]) -> Log:
    """The log that consists of these lines."""
    log = Log()
    for entry in entries:
        log = Log(log, entry)
    return log
