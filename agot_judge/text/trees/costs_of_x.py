"""``(X cannot be 0)``: what it says of the costs of an ability."""

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from agot_judge.engine.ability import Amount, Capped, DiscardGold, Effect, PayGold
from agot_judge.text.phrases.person import Unclear

X_IS_NOT_0 = "x is not 0"


def at_least_one(costs: Iterable[Effect], remarks: Collection[str]) -> tuple[Effect, ...]:
    """The costs, of which those of X gold take at least 1 if it is said."""
    if X_IS_NOT_0 not in remarks:
        return tuple(costs)
    return tuple(replace(cost, at_least=1) if _takes_gold(cost) else cost for cost in costs)


def x_is_known_not_to_be_0(costs: Iterable[Effect], remarks: Collection[str]) -> None:
    """Raises Unclear where it is said of an X that no gold pays for: nothing in the tree would keep it from being 0."""
    if X_IS_NOT_0 in remarks and not any(_takes_gold(cost) for cost in costs):
        raise Unclear("what is not done where X is 0")


def no_more_than(definition: Amount | None, most: int | None) -> Amount | None:
    """What X is, but no more than the greatest number that is said. Raises Unclear where it is said of another X."""
    if most is None:
        return definition
    if definition is None or isinstance(definition, int | Capped):
        raise Unclear("the maximum of which X")
    return Capped(of=definition, most=most)


def _takes_gold(cost: Effect) -> bool:
    return isinstance(cost, PayGold | DiscardGold)
