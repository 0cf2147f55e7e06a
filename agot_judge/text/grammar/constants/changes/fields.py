"""Fields of ``Modify``, put together."""

from typing import Any

from agot_judge.engine.ability.cards import Amount, Paid
from agot_judge.text.discourse.reading import Unclear
from agot_judge.text.grammar.numbers.per import Per, times

Fields = dict[str, Any]
"""Fields of ``Modify``; ``_parts``: changes that hold only at some time, each a ``Modify`` of its own."""


def together(found: tuple[Fields, ...]) -> Fields:
    """All of them. Raises Unclear where one number is changed twice."""
    fields: Fields = {}
    for one in found:
        for name, value in one.items():
            if name in fields and not isinstance(value, tuple):
                raise Unclear(f"{name} is changed twice")
            fields[name] = (*fields[name], *value) if name in fields else value
    return fields


def signed(text: str) -> tuple[int, bool]:
    """``+2``: how much, and whether it is X."""
    return (1 if text[0] == "+" else -1, True) if text[1:] == "X" else (int(text), False)


def added(text: str, per: Per | None = None) -> Fields:
    """The STR that is added or taken away."""
    many, is_x = signed(text)
    amount: Amount = Paid() if is_x else abs(many)
    if per is not None:
        if is_x:
            raise Unclear("X for each of something")
        amount = times(per, abs(many))
    return {"strength" if many >= 0 else "lower_strength": amount}


def at_a_time(fields: Fields, **when: Any) -> Fields:
    """The same where it holds only at some time, or of cards with some part in the challenge."""
    return {"_parts": ({**fields, **when},)}
