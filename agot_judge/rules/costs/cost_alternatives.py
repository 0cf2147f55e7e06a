"""Costs of which one or another is paid: "sacrifice a location or pay 2 gold"."""

from itertools import product

from msgspec.structs import replace

from agot_judge.engine.ability import Ability, Effect, Either
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.shared_rules import shared


@ByIdentity
def with_each_cost(ability: Ability) -> tuple[Ability, ...]:
    """The ability with each of the costs between which its text leaves the choice; usually only itself."""
    if not any(isinstance(cost, Either) for cost in ability.costs):
        return (ability,)
    return tuple(
        replace(ability, costs=tuple(cost for part in costs for cost in part))
        for costs in product(*(_parts(cost) for cost in ability.costs))
    )


def _parts(cost: Effect) -> tuple[tuple[Effect, ...], ...]:
    return cost.options if isinstance(cost, Either) else ((cost,),)


@shared.rule("2e/rr/costs/2", "2e/rr/costs/3")
def with_cost_chosen(ability: Ability, way: int) -> Ability:
    """The ability with the costs that were chosen; below 0: none are chosen yet."""
    return with_each_cost(ability)[way] if way >= 0 else ability
