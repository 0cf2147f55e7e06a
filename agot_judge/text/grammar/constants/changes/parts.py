"""Parts of what is said of cards: each is a ``Modify`` in which only what that part says is given, of no cards yet."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Amount, Paid
from agot_judge.engine.ability.walk import given
from agot_judge.text.discourse.reading import Unclear
from agot_judge.text.grammar.challenges.occasions import TakingPart
from agot_judge.text.grammar.numbers.per import Per, times


class Apart(Struct, frozen=True):
    """A change that is an effect of its own: it holds only at some time, or by some effects."""

    change: Modify
    role: TakingPart | None = None
    """The part in a challenge of which it holds: ``while attacking``."""


Change = Modify | Apart
Changes = tuple[Change, ...]
"""All that is said of the cards."""


def together(found: tuple[Modify, ...]) -> Modify:
    """All of them. Raises Unclear where one number is changed twice."""
    fields: dict[str, Any] = {}
    for one in found:
        for name, value in given(one).items():
            if name in fields and not isinstance(value, tuple):
                raise Unclear(f"{name} is changed twice")
            fields[name] = (*fields[name], *value) if name in fields else value
    return Modify(**fields)


def signed(text: str) -> tuple[int, bool]:
    """``+2``: how much, and whether it is X."""
    return (1 if text[0] == "+" else -1, True) if text[1:] == "X" else (int(text), False)


def added(text: str, per: Per | None = None) -> Modify:
    """The STR that is added or taken away."""
    many, is_x = signed(text)
    amount: Amount = Paid() if is_x else abs(many)
    if per is not None:
        if is_x:
            raise Unclear("X for each of something")
        amount = times(per, abs(many))
    return Modify(strength=amount) if many >= 0 else Modify(lower_strength=amount)


def at_a_time(change: Modify, **when: Any) -> Apart:
    """The change where it holds only at some time."""
    return Apart(replace(change, **when))
