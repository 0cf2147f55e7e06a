"""The things of which an ability can speak before any effect of it has done anything: that many, and what paid and is gone."""

from collections.abc import Sequence

from msgspec.structs import replace

from agot_judge.engine.ability import Ability, Effect, KneelInfluence, PayGold, Trigger
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import LEAVING, Event
from agot_judge.engine.state.frames import Departed
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.engine.values.values import strength
from agot_judge.rules.costs.cost_events import payment_of
from agot_judge.rules.costs.payers import number_of_cost, pick_of
from agot_judge.rules.initiation.triggering import is_met, told_of_where_it_goes


def reacted_to(
    position: Position, ability: Ability, card: int, player: int, event: Event, all_of_it: tuple[Event, ...]
) -> int:
    """The number of which the triggering condition speaks: of this event, or of all to which "1 or more" refers."""
    if ability.trigger is None or not ability.trigger.one_or_more:
        return _many(event)
    return sum(_many(one) for one in all_of_it if is_met(position, ability.trigger, one, card, player))


def _many(event: Event) -> int:
    """The number, or amount: of a card that comes out of shadows the number is what was chosen for X."""
    return 1 if event.kind == "bring out of shadows" else event.amount or 1


@shared.rule("2e/rr/triggering-condition/1")
def of_all(
    position: Position,
    trigger: Trigger | None,
    event: Event,
    all_of_it: tuple[Event, ...],
    card: int,
    player: int,
) -> Event:
    """The event as the condition speaks of it, with all cards of which "1 or more" speaks: "those characters" are more
    than the one that it names first."""
    event = told_of_where_it_goes(position.state, trigger, event)
    if trigger is None or not trigger.one_or_more or len(all_of_it) < 2:
        return event
    met = (one.card for one in all_of_it if is_met(position, trigger, one, card, player))
    cards = tuple(dict.fromkeys(one for one in met if one >= 0))
    return replace(event, together=cards) if len(cards) > 1 else event


def paid_of(
    position: Position, costs: tuple[Effect, ...], paid: tuple[tuple[int, ...], ...], scope: Scope
) -> int | None:
    """The number or amount that the cost takes that leaves the number open ("any number of cards"); None: no cost does."""
    for cost, cards in zip(costs, paid, strict=True):
        if isinstance(cost, PayGold) and _leaves_it_open(cost):
            return number_of_cost(position, cost.amount, cost.at_least, scope)
        if isinstance(cost, KneelInfluence):
            if not isinstance(cost.amount, int):
                return number_of_cost(position, cost.amount, cost.at_least, scope)
        elif _leaves_it_open(cost):
            return sum(event.amount or 1 for event in payment_of(position, cost, cards, scope))
    return None


@shared.rule("2e/faq/3.3/1")
def departing(position: Position, payment: tuple[Event, ...]) -> tuple[Departed, ...]:
    """The values of the cards that leave play to pay: what is said of them is what could be seen as it was said (step 1)."""
    state = position.state
    leaving = [event.card for event in payment if event.kind in LEAVING and event.card >= 0]
    return tuple(
        Departed(card, strength(position, card), state.cards[card].power, state.cards[card].gold)
        for card in leaving
        if state.cards[card].zone == "play"
    )


def _leaves_it_open(cost: Effect) -> bool:
    pick = pick_of(cost)
    if pick is not None and (pick.any_number or pick.least != pick.most or not isinstance(pick.most, int)):
        return True
    return getattr(cost, "all_of_it", False) or not isinstance(getattr(cost, "amount", 1), int)


@shared.rule("2e/faq/3.3/1")
def has_changed(now: Sequence[Sequence[int]], in_step_1: Sequence[Sequence[int]]) -> bool:
    """True where other targets are legal now than in step 1, to which the choice is bound."""
    return [set(legal) for legal in now] != [set(legal) for legal in in_step_1]
