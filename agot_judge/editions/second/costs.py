"""What an ability costs, whether it can be paid, and the occurrences that pay it."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.editions.second.book import second
from agot_judge.editions.second.playing import play_cost
from agot_judge.editions.second.scopes import scope_before
from agot_judge.engine.ability import (
    Ability,
    Cards,
    DiscardFromHand,
    DiscardPower,
    Effect,
    Kneel,
    PayGold,
    Pick,
    Sacrifice,
)
from agot_judge.engine.amounts import amount_of
from agot_judge.engine.decision import Requirement
from agot_judge.engine.events import Event
from agot_judge.engine.machine import Machine
from agot_judge.engine.scope import Scope
from agot_judge.engine.state import State
from agot_judge.engine.values import cannot, each
from agot_judge.errors import NotSupportedYet

_PAID = ("2e/rr/abilities/7", "2e/rr/costs/3")
Payment = tuple[tuple[int, ...], ...]
"""By cost, as far as is settled: the cards that pay it."""


@second.rule("2e/rr/costs/1", "2e/faq/1.5/3")
def gold_to_play(machine: Machine, state: State, player: int, card: int, ability: Ability, x: int = 0) -> int:
    """The gold that playing this event costs the player now, with all modifiers; 0 where nothing is played."""
    return play_cost(machine, state, player, card, x) if is_played(machine, card, ability) else 0


@second.rule("2e/faq/1.5/1", "2e/faq/1.5/3")
def is_played(machine: Machine, card: int, ability: Ability) -> bool:
    """Whether using the ability is playing an event card; one used from elsewhere than the hand is not."""
    return machine.game.cards[card].definition.face.type == "event" and ability.zone == "hand"


def pick_of(cost: Effect) -> Pick | None:
    """How many cards the player chooses to pay this cost; None where there is nothing to choose."""
    if isinstance(cost, DiscardFromHand):
        return Pick(least=cost.amount, most=cost.amount)
    on = getattr(cost, "on", None)
    return on.pick if isinstance(on, Cards) else None


@second.rule("2e/rr/abilities/7", "2e/rr/costs/3", "2e/rr/costs/4", "2e/rr/kneel/2")
def payers(machine: Machine, state: State, player: int, card: int, cost: Effect) -> tuple[int, ...]:
    """The cards with which a cost can be paid: the player's own."""
    if isinstance(cost, DiscardFromHand):
        hand = list(state.players[player].hand)
        if card in hand:
            hand.remove(card)
        return tuple(hand)
    if not isinstance(cost, Kneel | Sacrifice | DiscardPower):
        return ()
    fitting = each(machine, state, cost.on, card, player) if isinstance(cost.on, Cards) else (card,)
    scope = scope_before(card, player)
    own = (payer for payer in fitting if state.cards[payer].controller == player)
    return tuple(payer for payer in own if _can_pay(machine, state, payer, cost, scope))


def _can_pay(
    machine: Machine, state: State, payer: int, cost: Kneel | Sacrifice | DiscardPower, scope: Scope
) -> bool:
    if isinstance(cost, Kneel):
        return not state.cards[payer].kneeling and not cannot(machine, state, payer, "be knelt")
    if isinstance(cost, DiscardPower):
        return state.cards[payer].power >= amount_of(machine, state, cost.amount, scope)
    return not cannot(machine, state, payer, "leave play") and not cannot(
        machine, state, payer, "be sacrificed"
    )


def cost_requirements(
    machine: Machine, state: State, player: int, card: int, ability: Ability
) -> Iterator[Requirement]:
    """Each cost, and whether it has the potential to be paid in full."""
    gold = gold_to_play(machine, state, player, card, ability)
    pools: dict[type, list[tuple[int, ...]]] = {}
    for cost in ability.costs:
        if isinstance(cost, PayGold):
            gold += amount_of(machine, state, cost.amount, scope_before(card, player))
        elif isinstance(cost, DiscardPower):
            amount = amount_of(machine, state, cost.amount, scope_before(card, player))
            yield Requirement(
                text=f"There is {amount} power on it to discard.",
                met=bool(payers(machine, state, player, card, cost)),
                cites=_PAID,
                about="cost",
            )
        elif isinstance(cost, DiscardFromHand):
            amount = amount_of(machine, state, cost.amount, scope_before(card, player))
            yield Requirement(
                text=f"{amount} cards in hand can be discarded.",
                met=len(payers(machine, state, player, card, cost)) >= amount,
                cites=_PAID,
                about="cost",
            )
        else:
            pools.setdefault(type(cost), []).extend(_slots(machine, state, player, card, cost))
            yield Requirement(
                text="A standing card can be knelt for its cost."
                if isinstance(cost, Kneel)
                else "A card can be sacrificed for its cost.",
                met=_a_card_for_each(pools[type(cost)]),
                cites=_PAID,
                about="cost",
            )
    if gold:
        have = state.players[player].gold
        yield Requirement(
            text=f"The cost of {gold} gold can be paid ({have} in the gold pool).",
            met=have >= gold,
            cites=_PAID,
            about="gold",
            remedy=f"{gold - have} more gold" if have < gold else "",
        )


def _slots(machine: Machine, state: State, player: int, card: int, cost: Effect) -> list[tuple[int, ...]]:
    """The cards that can pay a cost, once for each card that it takes."""
    pick = pick_of(cost)
    times = 1 if pick is None else amount_of(machine, state, pick.least, scope_before(card, player))
    return [payers(machine, state, player, card, cost)] * times


def _a_card_for_each(pools: list[tuple[int, ...]]) -> bool:
    """Whether each pool can give a card, none of them the same one."""
    if not pools:
        return True
    return any(
        _a_card_for_each([tuple(other for other in pool if other != card) for pool in pools[1:]])
        for card in pools[0]
    )


@second.rule("2e/rr/abilities/7", "2e/rr/costs/3", "2e/rr/costs/4")
def what_pays_next(
    machine: Machine, state: State, player: int, card: int, ability: Ability, paid: Payment
) -> tuple[Payment, tuple[int, ...]]:
    """The payment with what leaves no choice, and the cards that can pay the next cost, which takes one.

    No cards are left when nothing more is to be chosen. No card pays two costs of one kind, and what is left must do
    for the other costs.
    """
    while len(paid) < len(ability.costs):
        cost = ability.costs[len(paid)]
        if pick_of(cost) is not None:
            return paid, _free(machine, state, player, card, ability, paid)
        paid = (*paid, payers(machine, state, player, card, cost))
    return paid, ()


def _free(
    machine: Machine, state: State, player: int, card: int, ability: Ability, paid: Payment
) -> tuple[int, ...]:
    """The cards that can pay the next cost, such that another is left for each later cost of its kind."""
    position = len(paid)
    cost = ability.costs[position]
    same = [number for number, other in enumerate(ability.costs) if type(other) is type(cost)]
    pool = list(payers(machine, state, player, card, cost))
    used = [payer for number in same if number < position for payer in paid[number]]
    for payer in used:
        if payer in pool:
            pool.remove(payer)
    if isinstance(cost, DiscardFromHand):
        return tuple(pool)
    later = [
        slot
        for number in same
        if number > position
        for slot in _slots(machine, state, player, card, ability.costs[number])
    ]
    return tuple(
        payer
        for payer in pool
        if _a_card_for_each(
            [tuple(one for one in slot if one != payer and one not in used) for slot in later]
        )
    )


@second.rule("2e/rr/costs/5", "2e/faq/3.2/1")
def payment(
    machine: Machine, state: State, player: int, card: int, ability: Ability, paid: Payment
) -> tuple[Event, ...]:
    """The occurrences that pay all costs at once; ``paid`` says by which cards."""
    events: list[Event] = []
    gold = gold_to_play(machine, state, player, card, ability)
    for cost, cards in zip(ability.costs, paid, strict=True):
        event = Event(kind="", player=player, source=card, by=player, cause="cost", can_be_saved=False)
        if isinstance(cost, PayGold):
            gold += amount_of(machine, state, cost.amount, scope_before(card, player))
        elif isinstance(cost, DiscardPower):
            amount = amount_of(machine, state, cost.amount, scope_before(card, player))
            events += [_with(event, "discard power", payer, amount) for payer in cards]
        elif isinstance(cost, DiscardFromHand):
            events += [_with(event, "discard from hand", payer) for payer in cards]
        elif isinstance(cost, Kneel | Sacrifice):
            kind = "kneel" if isinstance(cost, Kneel) else "sacrifice"
            events += [_with(event, kind, payer) for payer in cards]
        else:
            raise NotSupportedYet(f"not supported yet: a cost of the kind {type(cost).__name__}.")
    if gold:
        events.append(
            Event(kind="pay gold", player=player, amount=gold, source=card, by=player, cause="cost")
        )
    return tuple(events)


def _with(event: Event, kind: str, card: int, amount: int = 0) -> Event:
    return replace(event, kind=kind, card=card, amount=amount)
