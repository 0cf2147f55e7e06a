"""The conditions of a card query, and which cards they hold for."""

from collections.abc import Iterable, Iterator
from functools import cached_property

from msgspec import Struct

from agot_judge.cards.findable import Findable
from agot_judge.cards.query_fields import BY_NAME, Field, Value

ORDERED = ("<", ">", "<=", ">=")


class Condition(Struct, frozen=True, kw_only=True):
    """One condition, its values checked."""

    field: str
    operator: str
    values: tuple[str, ...]
    is_negative: bool = False
    position: int = 0
    """Where it begins in the query, in characters from 0."""


class Query(Struct, frozen=True, dict=True):
    """All conditions of a query; a card is found when every one holds."""

    conditions: tuple[Condition, ...]

    def find(self, cards: Iterable[Findable]) -> Iterator[Findable]:
        """The cards that the query finds, in the order given."""
        return (card for card in cards if all(_holds(condition, card) for condition in self.conditions))

    @cached_property
    def name_words(self) -> str:
        """The words that ask for a name, for a ranking."""
        return " ".join(
            value
            for one in self.conditions
            if one.field == "name" and not one.is_negative
            for value in one.values
        )


def _holds(condition: Condition, card: Findable) -> bool:
    field = BY_NAME[condition.field]
    value = field.value(card)
    if condition.operator in ORDERED:
        holds = _compares(condition.operator, value, condition.values[0])
    else:
        holds = any(_is(field, value, wanted) for wanted in condition.values)
        if condition.operator == "!":
            # Of numbers as on ThronesDB: a card without a STR has no other STR either.
            holds = not holds and not (field.kind == "number" and value is None)
    return holds != condition.is_negative


def _is(field: Field, value: Value, wanted: str) -> bool:
    if field.kind == "number":
        return _printed(value) == wanted
    if field.kind == "flag":
        return value == (wanted == "1")
    if field.kind == "date":
        return isinstance(value, str) and bool(value) and value.startswith(wanted)
    if field.kind == "name":
        return isinstance(value, tuple) and wanted in value["(" in wanted]
    if field.kind == "words":
        return isinstance(value, str) and all(
            word in value for word in ([wanted] if field.names[0] != "name" else wanted.split())
        )
    if field.kind == "trait":
        return isinstance(value, tuple) and any(f" {wanted} " in f" {trait} " for trait in value)
    return isinstance(value, tuple | frozenset) and wanted in value


def _printed(value: Value) -> str:
    return "-" if value is None else str(value).lower()


def _compares(sign: str, value: Value, wanted: str) -> bool:
    """True where a number or a date stands so to the one wanted; of a date as much is compared as was given."""
    one: int | str
    other: int | str
    if isinstance(value, bool) or not isinstance(value, int | str) or value in ("", "X"):
        return False
    if isinstance(value, int):
        one, other = value, int(wanted)
        return {"<": one < other, ">": one > other, "<=": one <= other, ">=": one >= other}[sign]
    one, other = value[: len(wanted)], wanted
    return {"<": one < other, ">": one > other, "<=": one <= other, ">=": one >= other}[sign]
