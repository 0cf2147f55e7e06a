"""The result of a run."""

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from agot_judge.engine.assumptions import number_of
from agot_judge.engine.state.trace import Entry
from agot_judge.errors import AgotJudgeError, NeedsHand, ScenarioError

HOLDS, FAILS, INVALID, BY_HAND = 0, 1, 2, 3
"""Exit statuses: all checks hold; one fails; invalid, illegal or never possible; something to resolve by hand."""


class RunError(Struct, frozen=True):
    """The reason why a run stopped before its last entry."""

    message: str
    line: int
    cites: tuple[str, ...] = ()


class CheckResult(Struct, frozen=True):
    """One field of one check. ``field`` is its path in the check (``cards.Robb Stark.zone``)."""

    line: int
    ok: bool
    field: str
    expected: Any
    got: Any


class TraceLine(Struct, frozen=True):
    """One line of the trace, the player by name."""

    n: int
    depth: int
    kind: str
    step: str
    text: str
    player: str | None
    cites: tuple[str, ...]
    assumption: str | UnsetType = UNSET
    """The number of the assumption that the line declares; left out of every other line."""


class Final(Struct, frozen=True):
    """The board at the end of the run."""

    cards: tuple[dict[str, Any], ...] = ()
    players: dict[str, dict[str, Any]] = msgspec.field(default_factory=dict)


class UnreadLine(Struct, frozen=True):
    """A text that was in play or used, and was not followed: its card, the line of the file, and what it says."""

    card: str
    line: int
    text: str


class Result(Struct, frozen=True, kw_only=True):
    """The result of a run; as JSON in the shape of the format."""

    title: str
    ok: bool
    exit: int
    error: RunError | None = None
    checks: tuple[CheckResult, ...] = ()
    trace: tuple[TraceLine, ...] = ()
    final: Final = Final()
    unread: tuple[UnreadLine, ...] = ()


def failed(title: str, error: AgotJudgeError, line: int = 0) -> Result:
    """The result of a run that an error stopped."""
    exit_status = BY_HAND if isinstance(error, NeedsHand) else INVALID
    where = error.line if isinstance(error, ScenarioError) and error.line else line
    reason = RunError(error.message, where, error.cites)
    return Result(title=title, ok=False, exit=exit_status, error=reason)


def trace_lines(entries: list[Entry], players: tuple[str, ...]) -> tuple[TraceLine, ...]:
    """The lines of a log, with the players' names."""
    return tuple(
        TraceLine(
            n=entry.n,
            depth=entry.depth,
            kind=entry.kind,
            step=entry.step,
            text=entry.text,
            player=players[entry.player] if entry.player >= 0 else None,
            cites=entry.cites,
            assumption=number_of(entry.text) if entry.kind == "assumption" else UNSET,
        )
        for entry in entries
    )


def as_json(result: Result) -> bytes:
    """The result as one JSON object on one line."""
    return msgspec.json.encode(result)
