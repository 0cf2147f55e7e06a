"""What a run says for certain, and where two runs of the same entries differ."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from agot_judge.scenario.result import BY_HAND, FAILS, HOLDS, INVALID, CheckResult, Result


class Made(Struct, frozen=True):
    """A run that was made: what came of it, and the number of the entry at which it ended."""

    result: Result
    entry: int


class Difference(Struct, frozen=True):
    """Where two runs differ: in words, and the line of the file."""

    what: str
    line: int


def difference(made: Made, other: Made) -> Difference | None:
    """The first thing of which the two runs say something else; None where both say the same.

    Compared is what was asked: whether the moves are legal, and each check. A run without a check is asked for
    everything: then the board at its end is compared.
    """
    one, two = made.result, other.result
    is_stopped = one.exit in (INVALID, BY_HAND) or two.exit in (INVALID, BY_HAND)
    if is_stopped and (one.exit, made.entry) != (two.exit, other.entry):
        return _of_the_end(made, other)
    first = next(_of_checks(one.checks, two.checks), None)
    if first is not None:
        return first
    if one.exit in (HOLDS, FAILS) and not one.checks:
        return next(_of_boards(one, two), None)
    return None


def _of_the_end(made: Made, other: Made) -> Difference:
    ends_first = made if made.result.exit in (INVALID, BY_HAND) and made.entry <= other.entry else other
    error = ends_first.result.error
    line = error.line if error is not None else 0
    said = error.message if error is not None else ""
    return Difference(f"whether the run goes on here ({_first_sentence(said)})", line)


def _first_sentence(text: str) -> str:
    return text.split(" Not understood, so not followed:")[0].strip()


def _of_checks(one: tuple[CheckResult, ...], two: tuple[CheckResult, ...]) -> Iterator[Difference]:
    for check, same in zip(one, two, strict=False):
        differs = check.ok != same.ok or (not check.ok and check.got != same.got and check.field != "cites")
        if differs:
            yield Difference(f"{check.field} ({_shown(check.got)}, or {_shown(same.got)})", check.line)


def _of_boards(one: Result, two: Result) -> Iterator[Difference]:
    for name, facts in one.final.players.items():
        yield from _of_facts(name, facts, two.final.players.get(name, {}))
    for facts, others in zip(one.final.cards, two.final.cards, strict=False):
        yield from _of_facts(str(facts.get("name", "")), facts, others)


def _of_facts(name: str, one: dict[str, Any], two: dict[str, Any]) -> Iterator[Difference]:
    for key, value in one.items():
        if two.get(key) != value:
            yield Difference(f"{name}: {key} ({_shown(value)}, or {_shown(two.get(key))})", 0)


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(str, value))}]"
    return str(value)
