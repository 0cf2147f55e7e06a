"""What an ability costs, whether it can be paid, and the occurrences that pay it."""

from collections.abc import Iterator

from agot_judge.editions.second.book import second
from agot_judge.engine.ability import (
    Ability,
    Cost,
    DiscardCost,
    GoldCost,
    KneelCost,
    PowerCost,
    SacrificeCost,
)
from agot_judge.engine.decision import Requirement
from agot_judge.engine.events import Event
from agot_judge.engine.machine import Machine
from agot_judge.engine.state import State
from agot_judge.engine.values import cannot, each

_PAID = ("2e/rr/abilities/7", "2e/rr/costs/3")


@second.rule("2e/rr/costs/1", "2e/faq/1.5/3")
def printed_gold_cost(machine: Machine, card: int, ability: Ability) -> int:
    """The gold that playing this event costs; 0 where nothing is played."""
    face = machine.game.cards[card].definition.face
    return face.cost if is_played(machine, card, ability) and isinstance(face.cost, int) else 0


@second.rule("2e/faq/1.5/1", "2e/faq/1.5/3")
def is_played(machine: Machine, card: int, ability: Ability) -> bool:
    """Whether using the ability is playing an event card; one used from elsewhere than the hand is not."""
    return machine.game.cards[card].definition.face.type == "event" and ability.zone == "hand"


@second.rule("2e/rr/abilities/7", "2e/rr/costs/3", "2e/rr/costs/4", "2e/rr/kneel/2")
def payers(machine: Machine, state: State, player: int, card: int, cost: Cost) -> tuple[int, ...]:
    """The cards with which a cost of kneeling or sacrificing can be paid: the player's own."""
    if not isinstance(cost, KneelCost | SacrificeCost):
        return ()
    fitting = each(machine, state, cost.cards, card, player)
    if isinstance(cost, KneelCost):
        return tuple(
            payer
            for payer in fitting
            if state.cards[payer].controller == player
            and not state.cards[payer].kneeling
            and not cannot(machine, state, payer, "be knelt")
        )
    return tuple(
        payer
        for payer in fitting
        if state.cards[payer].controller == player
        and not cannot(machine, state, payer, "leave play")
        and not cannot(machine, state, payer, "be sacrificed")
    )


def cost_requirements(
    machine: Machine, state: State, player: int, card: int, ability: Ability
) -> Iterator[Requirement]:
    """Each cost, and whether it has the potential to be paid in full."""
    gold = printed_gold_cost(machine, card, ability)
    pools: dict[type, list[tuple[int, ...]]] = {}
    for cost in ability.costs:
        if isinstance(cost, GoldCost):
            gold += cost.amount
        elif isinstance(cost, PowerCost):
            yield Requirement(
                text=f"There is {cost.amount} power on it to discard.",
                met=state.cards[card].power >= cost.amount,
                cites=_PAID,
            )
        elif isinstance(cost, DiscardCost):
            yield Requirement(
                text=f"{cost.amount} cards in hand can be discarded.",
                met=sum(other != card for other in state.players[player].hand) >= cost.amount,
                cites=_PAID,
            )
        else:
            verb = "knelt" if isinstance(cost, KneelCost) else "sacrificed"
            pools.setdefault(type(cost), []).append(payers(machine, state, player, card, cost))
            yield Requirement(
                text=f"A standing card can be {verb} for its cost."
                if verb == "knelt"
                else f"A card can be {verb} for its cost.",
                met=_a_card_for_each(pools[type(cost)]),
                cites=_PAID,
            )
    if gold:
        yield Requirement(
            text=f"The cost of {gold} gold can be paid ({state.players[player].gold} in the gold pool).",
            met=state.players[player].gold >= gold,
            cites=_PAID,
        )


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
    machine: Machine, state: State, player: int, card: int, ability: Ability, paid: tuple[int, ...]
) -> tuple[int, ...]:
    """The cards that can pay the first cost left that takes a choice, after ``paid``; empty when none is left.

    No card pays two costs of one kind, and what is left must do for the other costs.
    """
    chosen = list(paid)
    taken: dict[type, list[int]] = {}
    for position, cost in enumerate(ability.costs):
        used = taken.setdefault(type(cost), [])
        if isinstance(cost, DiscardCost):
            hand = [other for other in state.players[player].hand if other != card]
            given, chosen = chosen[: cost.amount], chosen[cost.amount :]
            for other in (*used, *given):
                hand.remove(other)
            if len(given) < cost.amount:
                return tuple(hand)
            used += given
        elif takes_choice(cost) and chosen:
            used.append(chosen.pop(0))
        elif takes_choice(cost):
            later = [
                payers(machine, state, player, card, other)
                for number, other in enumerate(ability.costs)
                if type(other) is type(cost) and (number > position or not takes_choice(other))
            ]
            return tuple(
                payer
                for payer in payers(machine, state, player, card, cost)
                if payer not in used
                and _a_card_for_each(
                    [tuple(one for one in pool if one != payer and one not in used) for pool in later]
                )
            )
    return ()


def takes_choice(cost: Cost) -> bool:
    """Whether the player chooses what pays this cost."""
    if isinstance(cost, KneelCost | SacrificeCost):
        return not cost.cards.this
    return isinstance(cost, DiscardCost)


@second.rule("2e/rr/costs/5", "2e/faq/3.2/1")
def payment(
    machine: Machine, player: int, card: int, ability: Ability, chosen: tuple[int, ...]
) -> tuple[Event, ...]:
    """The occurrences that pay all costs at once; ``chosen`` is what pays those that take a choice, in order."""
    events: list[Event] = []
    gold = printed_gold_cost(machine, card, ability)
    waiting = list(chosen)
    for cost in ability.costs:
        if isinstance(cost, GoldCost):
            gold += cost.amount
        elif isinstance(cost, PowerCost):
            events.append(
                Event(
                    kind="discard power",
                    card=card,
                    player=player,
                    amount=cost.amount,
                    source=card,
                    by=player,
                    cause="cost",
                )
            )
        elif isinstance(cost, DiscardCost):
            events += [
                Event(
                    kind="discard from hand",
                    card=waiting.pop(0),
                    player=player,
                    source=card,
                    by=player,
                    cause="cost",
                )
                for _ in range(cost.amount)
            ]
        else:
            payer = waiting.pop(0) if takes_choice(cost) else card
            kind = "kneel" if isinstance(cost, KneelCost) else "sacrifice"
            events.append(
                Event(
                    kind=kind,
                    card=payer,
                    player=player,
                    source=card,
                    by=player,
                    cause="cost",
                    can_be_saved=False,
                )
            )
    if gold:
        events.append(
            Event(kind="pay gold", player=player, amount=gold, source=card, by=player, cause="cost")
        )
    return tuple(events)
