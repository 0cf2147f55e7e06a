"""The letter X in the costs of an ability: a number that the player chooses, or how many cards pay."""

import re

from agot_judge.engine.ability import (
    Ability,
    DiscardFromHand,
    DiscardGold,
    DiscardPower,
    Effect,
    KneelInfluence,
    Modify,
    MoveGold,
    MovePower,
    Paid,
    PayGold,
    RemoveToken,
)
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import State
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.influence import influence
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.engine.values.values import keywords
from agot_judge.rules.costs.costs import can_be_paid, gold_of_costs, is_played
from agot_judge.rules.costs.influence import providers
from agot_judge.rules.costs.payers import payers, pick_of
from agot_judge.rules.costs.spending import gold_to_pay_with, spendable

_DEFINITION = re.compile(r"^X is ", re.MULTILINE)
_THINGS = (DiscardGold, DiscardPower, RemoveToken, MoveGold, MovePower)
"""The kinds of cost that take X of the things that lie on cards."""


@shared.rule("2e/rr/the-letter-x/1", "2e/rr/target/3")
def values_of_x(
    position: Position, player: int, card: int, ability: Ability, event: Event | None = None
) -> tuple[int, ...]:
    """The numbers that X may be for the costs, each of which could be paid; empty: there is no X."""
    state = position.state
    bounds = [least for cost in ability.costs if (least := _least(cost)) is not None]
    face = position.game.cards[card].definition.face
    of_event = (
        not bounds
        and is_played(position.game, card, ability)
        and (face.cost == "X" or has_chosen_shadow_cost(position, card))
        and not _defines_x(ability)
        and defined_x(position, card) is None
    )
    have = gold_to_pay_with(position, player, card, event) if of_event else spendable(position, player)
    if of_event:
        # The amount paid may be less than X: X is not altered by what reduces the cost.
        high = have + 10
        have += max(0, high - gold_of_costs(position, player, card, ability, event, high))
        most = max(have, *(here.gold for here in state.cards), 0)
    elif bounds:
        provided = sum(influence(position, here) for here in providers(position, player))
        most = max(have, provided, *(_most_on(state, here) for here in range(len(state.cards))), 0)
    elif counted := [cost for cost in ability.costs if is_counted(cost)]:
        most = min(len(payers(position, player, card, cost, event)) for cost in counted)
    else:
        known = x_of_occurrence(card, event)
        return () if known is None else (known,)
    return tuple(
        x
        for x in range(max(bounds, default=0), most + 1)
        if can_be_paid(position, player, card, ability, event, x)
    )


@shared.rule("2e/rr/the-letter-x/1", "2e/rr/shadows.bringing-a-card-out-of-shadows/1")
def x_of_occurrence(card: int, event: Event | None) -> int | None:
    """The number that was chosen for the X of the card's own shadow cost, as it came out of shadows; None: it did not just do
    so."""
    if event is None or event.kind != "bring out of shadows" or event.card != card:
        return None
    return event.amount


@shared.rule("2e/rr/the-letter-x/1", "2e/rr/shadows.the-shadow-keyword/1")
def has_chosen_shadow_cost(position: Position, card: int) -> bool:
    """True where the card is in shadows and has shadow (X), and nothing says what X is: the player chooses it."""
    if position.state.cards[card].zone != "shadows":
        return False
    numbers = [one.value for one in keywords(position, card) if one.name == "shadow"]
    return None in numbers and not says_what_x_is(position, card)


def says_what_x_is(position: Position, card: int) -> bool:
    """True where the text of the card defines X, understood or not."""
    definition = position.game.cards[card].definition
    of_its_own = any(
        isinstance(effect, Modify) and effect.on == "self" and effect.keyword_number is not None
        for ability in definition.abilities
        for effect in ability.effects
    )
    return of_its_own or _DEFINITION.search(definition.face.text) is not None


def is_counted(cost: Effect) -> bool:
    """True where as many cards pay the cost as X is: ``kneel X characters``."""
    if isinstance(cost, DiscardFromHand):
        return isinstance(cost.amount, Paid)
    pick = pick_of(cost)
    return pick is not None and isinstance(pick.least, Paid)


def counts_cards(ability: Ability) -> bool:
    """True where the number of cards that pay says what X is, and nothing else does."""
    return all(_least(cost) is None for cost in ability.costs) and any(map(is_counted, ability.costs))


def _least(cost: Effect) -> int | None:
    """The least that X may be for a cost that takes X gold, power or tokens; None for another cost."""
    if isinstance(cost, PayGold | DiscardGold | KneelInfluence) and cost.at_least is not None:
        return cost.at_least
    return 0 if isinstance(cost, _THINGS) and isinstance(cost.amount, Paid) else None


def _most_on(state: State, card: int) -> int:
    here = state.cards[card]
    return max(here.gold, here.power, *(many for _, many in here.tokens), 0)


def _defines_x(ability: Ability) -> bool:
    """True where the card itself says what X is: then nobody chooses it."""
    return any(isinstance(cost, PayGold) for cost in ability.costs)


@shared.rule("2e/rr/the-letter-x/1")
def defined_x(position: Position, card: int) -> int | None:
    """The X of the card's cost as the card itself defines it; None where it does not."""
    for ability in position.game.cards[card].definition.abilities:
        for effect in ability.effects if ability.kind == "constant" else ():
            if isinstance(effect, Modify) and effect.set_cost is not None:
                scope = Scope(source=card, you=position.state.cards[card].controller)
                return max(0, amount_of(position, effect.set_cost, scope))
    return None
