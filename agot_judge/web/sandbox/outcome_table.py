"""All outcomes as a table: a row for each answer to the decision in dispute, a column for each fact that differs."""

from msgspec import Struct

from agot_judge.engine.framework import Framework
from agot_judge.scenario.exploring import Explored, Outcome
from agot_judge.web.sandbox.moves_in_words import said
from agot_judge.web.sandbox.outcome_words import in_words, of_what, rank

MOST_COLUMNS = 6


class Cell(Struct, frozen=True):
    """What a fact can come to after an answer; several values where what follows decides."""

    values: tuple[str, ...]


class Row(Struct, frozen=True):
    """An answer, what it comes to, and the number of an outcome to which it leads by itself."""

    answer: str
    cells: tuple[Cell, ...]
    outcomes: tuple[int, ...]


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
        )
        for choice in choices
    )
    return Table(found.first_choice, tuple(map(of_what, columns)), rows, more)


def _columns(outcomes: tuple[Outcome, ...]) -> tuple[tuple[str, ...], int]:
    """The facts that differ, those that are asked for most often first; of several that always go together one is enough."""
    paths = sorted({path for one in outcomes for path in one.values}, key=rank)
    kept: dict[tuple[int, ...], str] = {}
    for path in paths:
        pattern = _pattern(outcomes, path)
        if len(set(pattern)) > 1:
            kept.setdefault(pattern, path)
    columns = tuple(kept.values())
    return columns[:MOST_COLUMNS], max(0, len(columns) - MOST_COLUMNS)


def _pattern(outcomes: tuple[Outcome, ...], path: str) -> tuple[int, ...]:
    """Which outcomes have the same value there, whatever it is."""
    numbers: dict[str, int] = {}
    return tuple(numbers.setdefault(str(one.values.get(path)), len(numbers)) for one in outcomes)


def _values(outcomes: list[Outcome], path: str) -> tuple[str, ...]:
    there = [in_words(path, one.values[path]) for one in outcomes if path in one.values]
    return tuple(dict.fromkeys(there))
