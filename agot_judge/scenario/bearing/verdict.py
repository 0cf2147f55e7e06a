"""The certain statements of a run, and where two runs of the same entries differ."""

from itertools import zip_longest

from msgspec import Struct

from agot_judge.scenario.entries import Check, Entry, Pass, Refuse
from agot_judge.scenario.result import BY_HAND, INVALID, CheckResult, Result, TraceLine

HAPPENING = ("framework", "occurrence", "ability", "effect", "expiry")
"""The kinds of the lines of a trace that say what happens, beside who may act and what is chosen."""


def tells_what_happens(result: Result) -> bool:
    """True where the trace says more than which steps begin."""
    return any(line.kind in HAPPENING and not line.text[:1].isdigit() for line in result.trace)


class Made(Struct, frozen=True):
    """A run that was made: what came of it, and the number of the entry at which it ended."""

    result: Result
    entry: int
    entries: tuple[Entry, ...]
    certain: tuple[int, ...] = ()
    """Of the checks, by number: those that fail although no text that applies by itself is in their way."""

    @property
    def is_stopped(self) -> bool:
        """True where it ended before its last entry was made."""
        return self.result.exit in (INVALID, BY_HAND)

    @property
    def asks_for_nothing(self) -> bool:
        """True where no entry asks for anything, so that what happens is what is asked."""
        return not any(isinstance(entry, Check | Refuse) for entry in self.entries)

    @property
    def has_nobody_to_pass(self) -> bool:
        """True where it stopped at a pass for which there is no decision: nothing is claimed by passing."""
        return self.is_stopped and isinstance(next(iter(self.entries[self.entry :]), None), Pass)


class Difference(Struct, frozen=True):
    """Where two runs differ: in words, and the line of the file."""

    what: str
    line: int
    n: int = 0
    """The line of the trace, where it is one."""
    checks: frozenset[int] | None = None
    """The checks that differ, by number; None where it may be any."""


def difference(made: Made, other: Made) -> Difference | None:
    """The first thing of which the two runs say something else; None where both say the same.

    Compared is what was asked: whether the moves are legal, and each check. A run that asks for nothing tells what
    happens: then the lines of its trace are compared.
    """
    one, two = made.result, other.result
    is_stopped = made.is_stopped or (other.is_stopped and not other.has_nobody_to_pass)
    if is_stopped and (one.exit, made.entry) != (two.exit, other.entry):
        return _of_the_end(made, other)
    if made.asks_for_nothing:
        return _of_traces(one.trace, two.trace)
    return _of_checks(one.checks, two.checks)


def _of_the_end(made: Made, other: Made) -> Difference:
    ends_first = made if made.result.exit in (INVALID, BY_HAND) and made.entry <= other.entry else other
    error = ends_first.result.error
    line = error.line if error is not None else 0
    said = error.message if error is not None else ""
    return Difference(f"whether the run goes on here ({_first_sentence(said)})", line)


def _first_sentence(text: str) -> str:
    return text.split(" Not understood, so not followed:")[0].strip()


def _of_checks(one: tuple[CheckResult, ...], two: tuple[CheckResult, ...]) -> Difference | None:
    differing = [number for number, both in enumerate(zip(one, two, strict=False)) if _differ(*both)]
    if not differing:
        return None
    check, other = one[differing[0]], two[differing[0]]
    said = f"{check.field} ({_shown(check.got)}, or {_shown(other.got)})"
    return Difference(said, check.line, checks=frozenset(differing))


def _differ(check: CheckResult, other: CheckResult) -> bool:
    """True where they differ: a check fails with this value for certain only where the value is the same."""
    return check.ok != other.ok or (not check.ok and check.field != "cites" and check.got != other.got)


def _of_traces(one: tuple[TraceLine, ...], two: tuple[TraceLine, ...]) -> Difference | None:
    told, otherwise = ([line for line in lines if line.kind in HAPPENING] for lines in (one, two))
    for line, other in zip_longest(told, otherwise):
        if line is None:
            return Difference(f"what happens at the end (or: {other.text})", 0, told[-1].n if told else 0)
        if other is None or line.text != other.text:
            instead = "nothing of the kind" if other is None else other.text
            return Difference(f"line {line.n} of the trace ({line.text} Or: {instead})", 0, line.n)
    return None


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(str, value))}]"
    return str(value)
