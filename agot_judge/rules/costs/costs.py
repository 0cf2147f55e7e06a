"""The costs of an ability, whether they can be paid, and the occurrences that pay it."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.counted import counted
from agot_judge.engine import ability as tree
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.game import Game
from agot_judge.engine.values.amounts import amount_of, is_undetermined
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.errors import NeedsHand
from agot_judge.explain.cites_of_abilities import about_cost
from agot_judge.explain.saying import said
from agot_judge.rules.costs.cost_alternatives import with_each_cost
from agot_judge.rules.costs.cost_at_random import enough_at_random
from agot_judge.rules.costs.cost_events import payment_of
from agot_judge.rules.costs.influence import influence_requirement, is_enough, providers
from agot_judge.rules.costs.payers import number_of_cost, payers, pick_of, who_cannot_pay
from agot_judge.rules.costs.slots_of_costs import (
    a_card_for_each,
    able_besides,
    influence_of,
    is_of_the_same,
    pools_that_kneel,
    slots_that_pay,
    without_one,
)
from agot_judge.rules.costs.spending import about_gold_on_cards, gold_to_pay_with, pool_that_pays, spendable
from agot_judge.rules.resolution.scope_of import scope_before

_PAID = ("2e/rr/abilities/7", "2e/rr/costs/3")
_OF_ANOTHER = ("2e/rr/the-golden-rules/2", "2e/rr/gold/1")
_GOLD = ("2e/rr/costs/4",)
Payment = tuple[tuple[int, ...], ...]
"""By cost, as far as is settled: the cards that pay it."""


@shared.rule("2e/rr/costs/1", "2e/faq/1.5/3")
def gold_to_play(position: Position, player: int, card: int, ability: tree.Ability, x: int = 0) -> int:
    """The gold that playing this event costs the player now, with all modifiers; 0 where nothing is played."""
    return (
        position.entry_rules.play_cost(position, player, card, x)
        if is_played(position.game, card, ability)
        else 0
    )


@shared.rule("2e/faq/1.5/1", "2e/faq/1.5/3")
def is_played(game: Game, card: int, ability: tree.Ability) -> bool:
    """True where using the ability is playing an event card; one used from elsewhere than the hand is not."""
    return game.cards[card].definition.face.type == "event" and ability.zone == "hand"


@shared.rule(*_PAID, "2e/rr/the-letter-x/1")
def gold_of_costs(
    position: Position, player: int, card: int, ability: tree.Ability, event: Event | None = None, x: int = 0
) -> int:
    """All gold that the costs take from the gold pool; for an X that is not chosen yet the least that it can be."""
    scope = replace(scope_before(card, player, event), x=x)
    gold = gold_to_play(position, player, card, ability, x)
    for cost in ability.costs:
        if isinstance(cost, tree.PayGold):
            gold += number_of_cost(position, cost.amount, cost.at_least, scope)
        elif isinstance(cost, tree.MoveGold) and cost.source is None:
            gold += amount_of(position, cost.amount, scope)
    return gold


def can_be_paid(
    position: Position, player: int, card: int, ability: tree.Ability, event: Event | None = None, x: int = 0
) -> bool:
    """True where each cost has the potential to be paid in full, in one of several ways to pay."""
    return any(_can_be_paid_so(position, player, card, way, event, x) for way in with_each_cost(ability))


def _can_be_paid_so(
    position: Position, player: int, card: int, ability: tree.Ability, event: Event | None, x: int
) -> bool:
    pools: dict[type, list[tuple[int, ...]]] = {}
    for index, cost in enumerate(ability.costs):
        if isinstance(cost, tree.PayGold) or is_of_the_same(cost):
            continue
        if isinstance(cost, tree.KneelInfluence):
            continue
        if isinstance(cost, tree.DiscardFromDeck):
            if not _has_cards_in_deck(
                position, player, amount_of(position, cost.amount, scope_before(card, player, event))
            ):
                return False
        elif isinstance(cost, tree.DiscardRandom):
            if not enough_at_random(position, cost, scope_before(card, player, event)).met:
                return False
        else:
            slots = slots_that_pay(position, player, card, cost, event, x)
            able = (able_besides(position, player, card, ability, index, slot, event) for slot in slots)
            pools.setdefault(type(cost), []).extend(able)
            if not a_card_for_each(pools[type(cost)]):
                return False
    if not all(one.met for one in _influence_requirements(position, player, card, ability, event, x)):
        return False
    gold = gold_of_costs(position, player, card, ability, event, x)
    if not is_played(position.game, card, ability):
        return not gold or spendable(position, player) >= gold
    if pool_that_pays(position, player, card, event) != player:
        of_another = gold_to_play(position, player, card, ability, x)
        gold -= of_another
        if gold_to_pay_with(position, player, card, event) < of_another:
            return False
    return not gold or spendable(position, player) >= gold


def _influence_requirements(
    position: Position, player: int, card: int, ability: tree.Ability, event: Event | None, x: int
) -> Iterator[Requirement]:
    """The requirement that all influence of the costs can be knelt beside what else kneels; nothing where the costs take none."""
    costs = [cost for cost in ability.costs if isinstance(cost, tree.KneelInfluence)]
    if costs:
        scope = replace(scope_before(card, player, event), x=x)
        amount = sum(influence_of(position, cost, scope) for cost in costs)
        knelt = pools_that_kneel(position, player, card, ability, event, x)
        yield influence_requirement(position, player, amount, knelt)


def _has_cards_in_deck(position: Position, player: int, amount: int) -> bool:
    deck = position.state.players[player].deck
    return deck is None or len(deck) >= amount


def cost_requirements(
    position: Position, player: int, card: int, ability: tree.Ability, event: Event | None = None, x: int = 0
) -> Iterator[Requirement]:
    """Each cost, and whether it has the potential to be paid in full; of several ways to pay the first that can be."""
    ways = with_each_cost(ability)
    if len(ways) > 1:
        found = [tuple(cost_requirements(position, player, card, way, event, x)) for way in ways]
        yield from next((one for one in found if all(part.met for part in one)), found[0])
        return
    pools: dict[type, list[tuple[int, ...]]] = {}
    for index, cost in enumerate(ability.costs):
        if isinstance(cost, tree.PayGold) or is_of_the_same(cost):
            continue
        if isinstance(cost, tree.KneelInfluence):
            yield from _influence_requirements(position, player, card, ability, event, x)
            continue
        if isinstance(cost, tree.DiscardFromDeck):
            amount = amount_of(position, cost.amount, scope_before(card, player, event))
            text = f"{counted(amount, 'card')} of the deck can be discarded."
            failing = f"{counted(amount, 'card')} of the deck cannot be discarded: it has fewer."
            met = _has_cards_in_deck(position, player, amount)
            cites = (*_PAID, *about_cost(cost))
            yield Requirement(text=text, failing=failing, met=met, cites=cites, about="cost")
            continue
        if isinstance(cost, tree.DiscardRandom):
            yield enough_at_random(position, cost, scope_before(card, player, event))
            continue
        slots = [
            able_besides(position, player, card, ability, index, slot, event)
            for slot in slots_that_pay(position, player, card, cost, event, x)
        ]
        pools.setdefault(type(cost), []).extend(slots)
        scope = scope_before(card, player, event)
        met = a_card_for_each(pools[type(cost)])
        against = () if met else tuple(dict.fromkeys(who_cannot_pay(position, player, cost, scope)))
        text = _text(position, cost, scope)
        why = tuple(one.found for one in against)
        yield Requirement(
            text=text,
            failing=" ".join((f"Its cost cannot be paid. Needed: {text}", *why)),
            met=met,
            cites=(*_PAID, *about_cost(cost), *(cite for one in against for cite in one.cites)),
            about="cost",
        )
    gold = gold_of_costs(position, player, card, ability, event, x)
    pays = (
        pool_that_pays(position, player, card, event) if is_played(position.game, card, ability) else player
    )
    if pays != player:
        of_another = gold_to_play(position, player, card, ability, x)
        gold -= of_another
        there = gold_to_pay_with(position, player, card, event)
        whose = f"{position.game.players[pays]}'s" if pays >= 0 else "that player's"
        yield Requirement(
            text=f"The cost of {of_another} gold can be paid ({there} in {whose} gold pool).",
            met=there >= of_another,
            cites=(*_PAID, *_OF_ANOTHER),
            about="gold",
            remedy=f"{of_another - there} more gold" if there < of_another else "",
        )
    if gold:
        have = spendable(position, player)
        played = have < gold and is_played(position.game, card, ability)
        how = position.entry_rules.why_playing_costs_so_much(position, player, card, x) if played else ""
        yield Requirement(
            text=f"The cost of {gold} gold can be paid ({have} in the gold pool{how}).",
            failing=f"It costs {gold} gold ({have} in the gold pool{how}).",
            met=have >= gold,
            cites=(
                *_PAID,
                *_GOLD,
                *(about_gold_on_cards(position.state, player, gold) if have < gold else ()),
            ),
            about="gold",
            remedy=f"{gold - have} more gold" if have < gold else "",
        )


def _text(position: Position, cost: tree.Effect, scope: Scope) -> str:
    if isinstance(cost, tree.Kneel):
        return "A standing card can be knelt for its cost."
    if isinstance(cost, tree.Sacrifice):
        return "A card can be sacrificed for its cost."
    if isinstance(cost, tree.DiscardFromHand):
        amount = cost.at_least if cost.at_least is not None else amount_of(position, cost.amount, scope)
        return f"{counted(amount, 'card')} in hand can be discarded."
    if isinstance(cost, tree.DiscardPower):
        return f"There is {amount_of(position, cost.amount, scope)} power on it to discard."
    return f"Its cost can be paid: {said(cost)}."


@shared.rule("2e/rr/abilities/7", "2e/rr/costs/3", "2e/rr/costs/4")
def what_pays_next(
    position: Position,
    player: int,
    card: int,
    ability: tree.Ability,
    paid: Payment,
    event: Event | None = None,
    x: int = 0,
) -> tuple[Payment, tuple[int, ...]]:
    """The payment with what leaves no choice, and the cards that can pay the next cost, which takes one.

    No cards are left when nothing more is to be chosen. No card pays two costs of one kind, and what is left must do
    for the other costs.
    """
    while len(paid) < len(ability.costs):
        cost = ability.costs[len(paid)]
        if is_of_the_same(cost):
            paid = (*paid, paid[-1])
            continue
        if isinstance(cost, tree.KneelInfluence) and not influence_of(
            position, cost, replace(scope_before(card, player, event), x=x)
        ):
            paid = (*paid, ())
            continue
        pool = payers(position, player, card, cost, event, x)
        if pick_of(cost) is None:
            paid = (*paid, position.state.players[player].hand if _is_whole_hand(cost) else pool)
            continue
        pool = _free(position, player, card, ability, paid, event, x)
        if pool:
            return paid, pool
        paid = (*paid, ())
    return paid, ()


def _is_whole_hand(cost: tree.Effect) -> bool:
    return isinstance(cost, tree.DiscardFromHand) and cost.all_of_it


def _free(
    position: Position,
    player: int,
    card: int,
    ability: tree.Ability,
    paid: Payment,
    event: Event | None,
    x: int,
) -> tuple[int, ...]:
    """The cards that can pay the next cost, such that another is left for each later cost of its kind."""
    index = len(paid)
    cost = ability.costs[index]
    same = [number for number, other in enumerate(ability.costs) if type(other) is type(cost)]
    pool = payers(position, player, card, cost, event, x)
    pool = able_besides(position, player, card, ability, index, pool, event)
    used = [payer for number in same if number < index for payer in paid[number]]
    if isinstance(cost, tree.Kneel | tree.KneelInfluence):
        pool = _beside_influence(position, player, card, ability, paid, pool, event, x)
    for payer in used:
        pool = without_one(pool, payer)
    later = [
        slot
        for number in same
        if number > index
        for slot in slots_that_pay(position, player, card, ability.costs[number], event, x)
    ]
    for payer in used:
        later = [without_one(slot, payer) for slot in later]
    return tuple(payer for payer in pool if a_card_for_each([without_one(slot, payer) for slot in later]))


def _beside_influence(
    position: Position,
    player: int,
    card: int,
    ability: tree.Ability,
    paid: Payment,
    pool: tuple[int, ...],
    event: Event | None,
    x: int,
) -> tuple[int, ...]:
    """The cards that could kneel for the next cost and do not kneel for another one already, and, where they are
    not knelt for influence themselves, leave as much of it as later costs take."""
    kneeling = zip(ability.costs, paid, strict=False)
    used = {
        one for cost, cards in kneeling if isinstance(cost, tree.Kneel | tree.KneelInfluence) for one in cards
    }
    pool = tuple(payer for payer in pool if payer not in used)
    if isinstance(ability.costs[len(paid)], tree.KneelInfluence):
        return pool
    scope = replace(scope_before(card, player, event), x=x)
    later = ability.costs[len(paid) + 1 :]
    amount = sum(
        influence_of(position, cost, scope) for cost in later if isinstance(cost, tree.KneelInfluence)
    )
    if not amount:
        return pool
    knelt = pools_that_kneel(position, player, card, ability, event, x, len(paid) + 1)
    provided = [one for one in providers(position, player) if one not in used]
    return tuple(payer for payer in pool if is_enough(position, provided, amount, ((payer,), *knelt)))


@shared.rule("2e/rr/costs/5", "2e/faq/3.2/1")
def payment(
    position: Position,
    player: int,
    card: int,
    ability: tree.Ability,
    paid: Payment,
    event: Event | None = None,
    x: int = 0,
) -> tuple[Event, ...]:
    """The occurrences that pay all costs at once; ``paid`` says by which cards.

    Raises NeedsHand for a cost that is a number of one opponent, where it is not said which.
    """
    scope = replace(scope_before(card, player, event), x=x)
    if is_undetermined(position, ability.costs, scope):
        text = f"{label(position.game, card)}: how much its cost is depends on one opponent, and it is not said which."
        raise NeedsHand(text, _PAID)
    events: list[Event] = []
    gold = gold_to_play(position, player, card, ability, x)
    pays = (
        pool_that_pays(position, player, card, event) if is_played(position.game, card, ability) else player
    )
    marks = ("gold cost",) if gold else ()
    if gold and pays not in (player, -1):
        events.append(_paid_in_gold(pays, gold, card, player, marks))
        gold = 0
    for cost, cards in zip(ability.costs, paid, strict=True):
        if isinstance(cost, tree.PayGold):
            gold += number_of_cost(position, cost.amount, cost.at_least, scope)
        else:
            events += payment_of(position, cost, cards, scope)
    if gold:
        events.append(_paid_in_gold(player, gold, card, player, marks))
    return tuple(events)


def _paid_in_gold(pays: int, gold: int, card: int, player: int, marks: tuple[str, ...]) -> Event:
    return Event(kind="pay gold", player=pays, amount=gold, source=card, by=player, cause="cost", marks=marks)
