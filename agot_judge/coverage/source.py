"""The lines of the project at which rules and tests stand."""

import inspect
import re
from functools import cache
from pathlib import Path

from agot_judge.coverage.claims import Rule, claims, name_of
from agot_judge.places import ROOT

_DEFINITION = re.compile(r"\s*def (\w+)")


@cache
def places(edition: str) -> dict[str, str]:
    """By name of a rule (``module:function``): the ``path:line`` of its ``def``, from the top of the project."""
    return {name_of(rule): place_of(rule) for rule in claims(edition)}


def place_of(rule: Rule) -> str:
    """The ``path:line`` of the function's ``def``, from the top of the project."""
    code = inspect.unwrap(rule).__code__
    path = Path(code.co_filename)
    # The code begins with its decorators.
    line = _line_of(path, code.co_name, code.co_firstlineno)
    return f"{path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path}:{line}"


def place_of_test(name: str) -> str:
    """The ``path:line`` of a test (``FILE::NAME``); for a scenario file its path."""
    path, _, function = name.partition("::")
    return f"{path}:{_line_of(ROOT / path, function, 1)}" if function else path


def _line_of(path: Path, function: str, start: int) -> int:
    """The first line from ``start`` on that defines the function; ``start`` where none does."""
    return next((line for name, line in _definitions(path) if name == function and line >= start), start)


@cache
def _definitions(path: Path) -> tuple[tuple[str, int], ...]:
    """The functions that a file defines, each with its line; none where it cannot be read."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError:
        return ()
    matches = ((_DEFINITION.match(line), number) for number, line in enumerate(lines, 1))
    return tuple((found[1], number) for found, number in matches if found)
