"""Cards that are eligible for an effect, before the highest or lowest of them is taken."""

from agot_judge.engine.ability import Cards, Effect
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.values.matching import best_in, each_in, without_extremes
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.potential.can_affect import could_affect


@shared.rule("2e/rr/effects/3", "2e/rr/target/8")
def each_affected(position: Position, effect: Effect, described: Cards, scope: Scope) -> tuple[int, ...]:
    """The cards of the description that the effect could affect.

    Of "an eligible character with the lowest printed cost" those that it could not affect are left out first: the lowest
    is that of the others.
    """
    pool = each_in(position, without_extremes(described) if described.eligible else described, scope)
    found = tuple(card for card in pool if could_affect(position, effect, card, scope))
    return best_in(position, described, found, scope) if described.eligible and found else found
