"""The cards with which each part of the costs of an ability can be paid, so that none pays two of a kind."""

from msgspec.structs import replace

from agot_judge.engine.ability import (
    Ability,
    DiscardFromHand,
    Effect,
    Kneel,
    KneelInfluence,
    MoveGold,
    MovePower,
)
from agot_judge.engine.state.events import Event
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.costs.payers import number_of_cost, payers, pick_of, picked_field
from agot_judge.rules.effects.effect_events import works_on_cards
from agot_judge.rules.potential.can_affect import could_happen
from agot_judge.rules.resolution.scope_of import scope_before


def is_of_the_same(cost: Effect) -> bool:
    """True where it is done to what pays the cost before it: ``stand a Knight and remove it from the challenge``."""
    return getattr(cost, "on", None) == "cost"


def able_besides(
    position: Position,
    player: int,
    card: int,
    ability: Ability,
    index: int,
    pool: tuple[int, ...],
    event: Event | None,
) -> tuple[int, ...]:
    """The cards that could pay this cost and bear the costs after it that are done to the same card."""
    scope = scope_before(card, player, event)
    for more in ability.costs[index + 1 :]:
        if not is_of_the_same(more):
            break
        pool = tuple(payer for payer in pool if could_happen(position, more, payer, scope))
    return pool


def pools_that_kneel(
    position: Position,
    player: int,
    card: int,
    ability: Ability,
    event: Event | None = None,
    x: int = 0,
    since: int = 0,
) -> list[tuple[int, ...]]:
    """For each card that is to kneel for the costs from this number on: the cards that could."""
    return [
        pool
        for cost in ability.costs[since:]
        if isinstance(cost, Kneel) and not is_of_the_same(cost)
        for pool in slots_that_pay(position, player, card, cost, event, x)
    ]


def influence_of(position: Position, cost: KneelInfluence, scope: Scope) -> int:
    """The influence that the cost takes."""
    return number_of_cost(position, cost.amount, cost.at_least, scope)


def slots_that_pay(
    position: Position, player: int, card: int, cost: Effect, event: Event | None = None, x: int = 0
) -> list[tuple[int, ...]]:
    """The cards that can pay a cost, once for each card that it takes."""
    pool = payers(position, player, card, cost, event, x)
    pick = pick_of(cost)
    if isinstance(cost, DiscardFromHand) and cost.all_of_it:
        return [pool] * (cost.at_least or 0)
    if pick is None and not works_on_cards(cost) and not isinstance(cost, MoveGold | MovePower):
        return []
    if isinstance(cost, MoveGold) and cost.source is None and pick is None:
        return []
    own = ("self", None) if isinstance(cost, MovePower) else ("self",)
    if isinstance(cost, MoveGold | MovePower) and cost.source in own and picked_field(cost) == "to":
        # The gold must be there, and somewhere to move it to.
        there = replace(cost, to=None)
        if not payers(position, player, card, there, event, x):
            return [()]
    times = 1
    if pick is not None:
        scope = replace(scope_before(card, player, event), x=x)
        times = amount_of(position, pick.least, scope)
    return [pool] * times


def a_card_for_each(pools: list[tuple[int, ...]]) -> bool:
    """True where each pool can give a card, none of them the same one."""
    if not pools:
        return True
    if all(pool == pools[0] for pool in pools):
        return len(pools[0]) >= len(pools)
    return any(
        a_card_for_each([without_one(pool, card) for pool in pools[1:]]) for card in dict.fromkeys(pools[0])
    )


def without_one(pool: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The pool without one instance of the card; unidentified cards are several."""
    if card not in pool:
        return pool
    at = pool.index(card)
    return (*pool[:at], *pool[at + 1 :])
