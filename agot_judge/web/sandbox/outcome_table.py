"""All outcomes as a table: a row for each answer to the decision in dispute, a column for each fact that differs."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.framework import Framework
from agot_judge.scenario.explored import Explored, Outcome
from agot_judge.web.sandbox.moves_in_words import said
from agot_judge.web.sandbox.outcome_words import DEAD, in_words, of_what, rank

MOST_COLUMNS = 6


class Cell(Struct, frozen=True):
    """The values of a fact after an answer; several values where what follows decides."""

    values: tuple[str, ...]


class Row(Struct, frozen=True):
    """An answer, what it comes to, and the outcomes that it leaves open."""

    answer: str
    cells: tuple[Cell, ...]
    outcomes: tuple[int, ...]
    """By their numbers."""
    facts: tuple[str, ...] = ()
    """The same outcomes, by all that is told of each."""


class Table(Struct, frozen=True):
    """The whole table. ``more``: how many facts differ besides the columns, none of them alone."""

    decision: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    more: int


def outcome_table(found: Explored, framework: Framework) -> Table | None:
    """The table of what was explored; None where one answer alone is legal, or where the answers make no difference."""
    outcomes = {one.number: one for one in found.outcomes}
    choices = [one for one in found.first_choices if one.outcomes]
    if len(choices) < 2 or not found.is_complete or found.outcomes_found > len(outcomes):
        return None
    columns, more = _columns(tuple(outcomes.values()))
    if not columns:
        return None
    rows = tuple(
        Row(
            said(choice.entry, framework),
            tuple(Cell(_values([outcomes[one] for one in choice.outcomes], path)) for path in columns),
            choice.outcomes,
            tuple(_told(outcomes[one]) for one in choice.outcomes),
        )
        for choice in choices
    )
    return Table(found.first_choice, tuple(map(of_what, columns)), rows, more)


def renumbered(table: Table, found: Explored) -> Table:
    """The table with the numbers that its outcomes have among those that were found."""
    numbers = {_told(one): one.number for one in found.outcomes}
    rows = tuple(
        replace(row, outcomes=tuple(sorted(numbers[one] for one in row.facts if one in numbers)))
        for row in table.rows
    )
    return replace(table, rows=rows)


def _told(outcome: Outcome) -> str:
    return f"{sorted((path, str(value)) for path, value in outcome.values.items())} {outcome.stopped}"


def _columns(outcomes: tuple[Outcome, ...]) -> tuple[tuple[str, ...], int]:
    """The facts that differ, those that are asked for most often first; of several that always go together one is enough.

    What becomes of a card that may die goes before what becomes of those that leave with it.
    """
    dying = {path for one in outcomes for path, value in one.values.items() if in_words(path, value) == DEAD}
    paths = sorted(
        {path for one in outcomes for path in one.values},
        key=lambda path: (rank(path)[0], path not in dying, rank(path), path),
    )
    kept: dict[tuple[int, ...], str] = {}
    for path in paths:
        pattern = _pattern(outcomes, path)
        if len(set(pattern)) > 1:
            kept.setdefault(pattern, path)
    columns = tuple(kept.values())
    return columns[:MOST_COLUMNS], max(0, len(columns) - MOST_COLUMNS)


def _pattern(outcomes: tuple[Outcome, ...], path: str) -> tuple[int, ...]:
    """The outcomes that have the same value there, whatever it is."""
    numbers: dict[str, int] = {}
    return tuple(numbers.setdefault(str(one.values.get(path)), len(numbers)) for one in outcomes)


def _values(outcomes: list[Outcome], path: str) -> tuple[str, ...]:
    there = [in_words(path, one.values[path]) for one in outcomes if path in one.values]
    return tuple(dict.fromkeys(there))
