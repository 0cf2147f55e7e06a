"""A cost that is paid with cards of the player's hand at random: chance says which of them, not the player."""

from agot_judge.counted import counted
from agot_judge.engine.ability import Ability, DiscardRandom
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.state import State
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.effects.hand_choice import random_discards
from agot_judge.rules.prohibitions.prohibitions import is_forbidden

_PAID = ("2e/rr/abilities/7", "2e/rr/costs/3", "2e/rr/costs/4")


@shared.rule(*_PAID)
def enough_at_random(position: Position, cost: DiscardRandom, scope: Scope) -> Requirement:
    """The requirement that the player's hand has so many cards, besides the one that is played."""
    amount = amount_of(position, cost.amount, scope)
    there = sum(card < 0 or card != scope.source for card in position.state.players[scope.you].hand)
    return Requirement(
        text=f"{counted(amount, 'card')} in hand can be discarded at random.",
        failing=f"{counted(amount, 'card')} in hand cannot be discarded at random.",
        met=there >= amount and not is_forbidden(position, scope.you, "discard at random"),
        cites=_PAID,
        about="cost",
    )


@shared.rule("2e/rr/costs/2", "2e/rr/costs/4")
def pay_at_random(position: Position, ability: Ability, scope: Scope) -> State:
    """The state in which the cards that such costs take are about to fall."""
    amounts = [
        amount_of(position, cost.amount, scope) for cost in ability.costs if isinstance(cost, DiscardRandom)
    ]
    if not amounts:
        return position.state
    return random_discards(position.state, ((scope.you, sum(amounts)),), "cost", scope.source, scope.you)
