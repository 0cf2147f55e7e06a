"""Changes of the costs of cards."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Paid
from agot_judge.engine.ability.changed_numbers import Cost
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.numbers.per import Per, times
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, SECOND, THIRD, call
from agot_judge.text.trees.substitution import scaled

changes_of_costs = Fragment(__name__, "cost_change", "constant", "effect", "by")


class By(Struct, frozen=True):
    """By how much."""

    amount: Amount
    least: int = 0


def _changed(found: Cost, direction: str, by: By) -> Cost:
    """The cost, reduced or increased by so much."""
    amount: Any = by.amount
    if direction in ("increase", "increased", "raise", "raised"):
        amount = scaled(amount, -1)
    return replace(found, reduce=amount, to_a_minimum_of=by.least)


@changes_of_costs.rule
def constant(reading: Reading, found: Cost) -> Effects:
    """The change of a cost as a constant effect."""
    if found.next is not None:
        raise Unclear("the next card, for as long as an ability is active")
    return (found,)


@changes_of_costs.rule
def several(reading: Reading, direction: str, *said: Cost | By) -> Effects:
    """``reduce the cost of the first character you marshal this round by 3, .. and the first attachment .. by 1``."""
    costs = [one for one in said if isinstance(one, Cost)]
    by = [one for one in said if isinstance(one, By)]
    changed = (_changed(cost, direction, much) for cost, much in zip(costs, by, strict=True))
    return tuple(effect for one in changed for effect in constant(reading, one))


@changes_of_costs.rule
def number(reading: Reading, many: int, least: int | None) -> By:
    """The number by which it changes."""
    return By(many, least or 0)


@changes_of_costs.rule
def number_per(reading: Reading, many: int, per: Per, least: int | None) -> By:
    """The number by which it changes, for each of something."""
    return By(times(per, many), least or 0)


@changes_of_costs.rule
def x(reading: Reading, least: int | None) -> By:
    """The X by which it changes."""
    return By(Paid(), least or 0)


changes_of_costs.means(
    floor=FIRST,  # "(to a minimum of 1)"
    changes=call(_changed, SECOND, FIRST, THIRD),  # The change of a cost
    effect=(FIRST,),  # The change of a cost as an effect
)
