"""What hangs on a line that is not read: each text line of scenarios that hold is made unreadable in turn.

``python -m benchmarks.unread_lines FILE... [--list] [--held-back | --tuned]``: the scenarios of the files, and those of
``tests/`` where none is named. Two variants of each line: its last word replaced by a made-up one, and a made-up word
added. A run without the line tells whether the line matters: then the run must end with exit 3; else it must end as
before, or with exit 3, without need. A third of the files, by a hash of their names, is told apart, to be looked at only
when everything is done. Exits with 1 where a line that matters is passed over.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from agot_judge.errors import AgotJudgeError
from agot_judge.scenario.bearing.rewriting import InForceEntry, LineOfCard, definitions, with_text
from agot_judge.scenario.definitions import Definitions
from agot_judge.scenario.execution import run_loaded
from agot_judge.scenario.format import load
from agot_judge.scenario.model import Scenario
from agot_judge.scenario.result import BY_HAND, HOLDS, Result

MADE_UP = ("quorbled", "zinfrel", "brellows", "wimdax")
"""Words that nothing knows; which of them is decided by the line."""
_LAST_WORD = re.compile(r"\[?[\w’'!-]+\]?(?=\W*$)")
_END = re.compile(r"(?=[.)\]\"”]*\s*$)")
TESTS = Path(__file__).parent.parent / "tests"


class Line(Struct, frozen=True):
    """A text line of a scenario: the kind that it is counted under, where it stands, and what it says."""

    kind: str
    where: tuple[str, int]
    """The key of the card and the number of its line, or ``in_force`` and the number of the entry."""
    text: str


class Found(Struct, frozen=True):
    """How the run with one line made unreadable ended, and whether the line matters."""

    file: str
    line: Line
    variant: str
    text: str
    matters: bool
    exit: int
    message: str

    @property
    def outcome(self) -> str:
        """``stopped``: exit 3; ``same``: as before; ``wrong``: another definite answer."""
        return {BY_HAND: "stopped", HOLDS: "same"}.get(self.exit, "wrong")

    @property
    def is_passed_over(self) -> bool:
        """Whether a definite answer was given that hangs on the line."""
        return self.outcome == "wrong" or (self.matters and self.outcome == "same")


def main(words: list[str]) -> int:
    """Print the table; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.unread_lines")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    parser.add_argument(
        "--list", action="store_true", help="each line that is passed over or stops without need"
    )
    part = parser.add_mutually_exclusive_group()
    part.add_argument("--tuned", action="store_true", help="only the files that may be looked at")
    part.add_argument("--held-back", action="store_true", help="only the others")
    given = parser.parse_args(words)
    files = given.files or sorted(TESTS.rglob("*.yaml"))
    found: dict[str, list[Found]] = {"tuned": [], "held back": []}
    for file in files:
        share = "held back" if is_held_back(file.name) else "tuned"
        if not ((given.tuned and share != "tuned") or (given.held_back and share == "tuned")):
            found[share] += of_text(file.read_text(encoding="utf-8"), file.name)
    for share, each in found.items():
        if each:
            print(f"{share}:")
            print(table(each))
        for one in each if given.list else ():
            if one.is_passed_over or (one.outcome == "stopped" and not one.matters):
                what = "passed over" if one.is_passed_over else "without need"
                print(f"{what}: {one.file}: {one.line.kind}, {one.variant}: {one.line.where[0]}: {one.text}")
                print(f"    exit {one.exit} {one.message}")
    return 1 if any(one.is_passed_over for each in found.values() for one in each) else 0


def is_held_back(name: str) -> bool:
    """Whether the file is of the third that is not looked at."""
    return sha256(name.encode()).digest()[0] % 3 == 0


def table(found: Iterable[Found]) -> str:
    """By kind of line: those that matter and how many of them stopped the run; the others and how many stopped it."""
    counted = Counter(
        (kind, one.matters, one.outcome) for one in found for kind in (one.line.kind, "all together")
    )
    heads = ("", "matter", "stopped", "passed over", "do not", "without need", "wrong")
    rows = [heads]
    for kind in sorted({kind for kind, _, _ in counted}, key=lambda kind: (kind == "all together", kind)):
        at = {(matters, how): counted[kind, matters, how] for matters in (True, False) for how in _HOW}
        matter, others = (sum(at[matters, how] for how in _HOW) for matters in (True, False))
        share = f" ({at[False, 'stopped'] / others:.0%})" if others else ""
        rows.append(
            (
                kind,
                str(matter),
                str(at[True, "stopped"]),
                str(matter - at[True, "stopped"]),
                str(others),
                f"{at[False, 'stopped']}{share}",
                str(at[False, "wrong"]),
            )
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


_HOW = ("stopped", "same", "wrong")


def of_text(text: str, name: str) -> Iterator[Found]:
    """What comes of each line of one scenario; nothing where it does not hold as it is."""
    try:
        loaded = load(text)
    except AgotJudgeError:
        return
    if loaded.scenario.edition != "2e" or not loaded.scenario.run or run_loaded(loaded).exit != HOLDS:
        return
    for line in text_lines(loaded.scenario):
        without = run_loaded(with_text(loaded, _where(line), ""))
        for variant, unreadable in variants(line.text):
            result = run_loaded(with_text(loaded, _where(line), unreadable))
            yield Found(name, line, variant, unreadable, without.exit != HOLDS, result.exit, _message(result))


def _message(result: Result) -> str:
    if result.error is not None:
        return result.error.message
    return "; ".join(f"{check.field} is {check.got}" for check in result.checks if not check.ok)


def variants(line: str) -> tuple[tuple[str, str], ...]:
    """The line made unreadable in two ways."""
    word = MADE_UP[len(line) % len(MADE_UP)]
    return (
        ("replaced", _LAST_WORD.sub(word, line, count=1)),
        ("added", _END.sub(f" {word}", line, count=1)),
    )


def text_lines(scenario: Scenario) -> list[Line]:
    """The lines of card definitions, of plots given where they lie, and of what is in force, that are understood."""
    made = Definitions.of(scenario)
    found: list[Line] = []
    for definition in definitions(scenario):
        if definition.abilities is not None:
            continue
        for number, line in enumerate(made.compiled(definition.face)):
            if line.status == "compiled":
                kind = "plot" if definition.face.type == "plot" else _kind(line.kind or "", line.forced)
                found.append(Line(kind, (definition.key, number), line.text))
    for number, given in enumerate(scenario.in_force):
        if given.text and not given.effects:
            found.append(Line("in force", ("in_force", number), given.text))
    return found


def _kind(kind: str, forced: bool) -> str:
    if kind == "keywords":
        return "keyword"
    if kind in ("action", "reaction", "interrupt"):
        return "triggered forced" if forced else "triggered optional"
    return "constant"


def _where(line: Line) -> LineOfCard | InForceEntry:
    key, number = line.where
    return InForceEntry(number) if key == "in_force" else LineOfCard(key, number)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
