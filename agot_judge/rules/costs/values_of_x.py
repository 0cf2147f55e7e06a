"""The letter X in the costs of an ability: a number that the player chooses, or how many cards pay; as it is printed; 0."""

import re
from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine import ability as tree
from agot_judge.engine.ability.later_choices import TARGETS, is_of_cards
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Initiation
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.influence import influence
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, cards_said
from agot_judge.engine.values.values import keywords
from agot_judge.rules.costs.costs import can_be_paid, gold_of_costs, is_played
from agot_judge.rules.costs.influence import providers
from agot_judge.rules.costs.payers import payers, pick_of
from agot_judge.rules.costs.spending import gold_to_pay_with, spendable
from agot_judge.rules.potential.player_potential import is_of_nothing
from agot_judge.rules.potential.potential import could_change_in, on_their_own

_DEFINITION = re.compile(r"^X is ", re.MULTILINE)
_THINGS = (tree.DiscardGold, tree.DiscardPower, tree.RemoveToken, tree.MoveGold, tree.MovePower)
"""The kinds of cost that take X of the things that lie on cards."""


@shared.rule("2e/rr/the-letter-x/1", "2e/rr/target/3")
def values_of_x(
    position: Position, player: int, card: int, ability: tree.Ability, event: Event | None = None
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
        isinstance(effect, tree.Modify) and effect.on == "self" and effect.keyword_number is not None
        for ability in definition.abilities
        for effect in ability.effects
    )
    return of_its_own or _DEFINITION.search(definition.face.text) is not None


def is_counted(cost: tree.Effect) -> bool:
    """True where as many cards pay the cost as X is: ``kneel X characters``."""
    if isinstance(cost, tree.DiscardFromHand):
        return isinstance(cost.amount, tree.Paid)
    pick = pick_of(cost)
    return pick is not None and isinstance(pick.least, tree.Paid)


def counts_cards(ability: tree.Ability) -> bool:
    """True where the number of cards that pay says what X is, and nothing else does."""
    return all(_least(cost) is None for cost in ability.costs) and any(map(is_counted, ability.costs))


def _least(cost: tree.Effect) -> int | None:
    """The least that X may be for a cost that takes X gold, power or tokens; None for another cost."""
    if isinstance(cost, tree.PayGold | tree.DiscardGold | tree.KneelInfluence) and cost.at_least is not None:
        return cost.at_least
    return 0 if isinstance(cost, _THINGS) and isinstance(cost.amount, tree.Paid) else None


def _most_on(state: State, card: int) -> int:
    here = state.cards[card]
    return max(here.gold, here.power, *(many for _, many in here.tokens), 0)


def _defines_x(ability: tree.Ability) -> bool:
    """True where the card itself says what X is: then nobody chooses it."""
    return any(isinstance(cost, tree.PayGold) for cost in ability.costs)


@shared.rule("2e/rr/the-letter-x/1")
def defined_x(position: Position, card: int) -> int | None:
    """The X of the card's cost as the card itself defines it; None where it does not."""
    for ability in position.game.cards[card].definition.abilities:
        for effect in ability.effects if ability.kind == "constant" else ():
            if isinstance(effect, tree.Modify) and effect.set_cost is not None:
                scope = Scope(source=card, you=position.state.cards[card].controller)
                return max(0, amount_of(position, effect.set_cost, scope))
    return None


_TREATED_AS_0 = "2e/faq/varyss-riddle-summer-harvest/2"
_LETTER_X = "2e/rr/the-letter-x/1"
_NO_COST = "2e/rr/shadows.printed-cost-of-shadows-cards/3"
_FIELDS = {
    "printed cost": "cost",
    "printed STR": "strength",
    "printed gold": "gold",
    "printed initiative": "initiative",
    "printed claim": "claim",
    "printed reserve": "reserve",
}


@shared.rule(_TREATED_AS_0, _LETTER_X, _NO_COST)
def say_printed_x(position: Position, ability: tree.Ability, scope: Scope) -> State:
    """The state with a line for each X of which the ability asks as a printed number: it is treated as 0, and where something
    else was chosen for it as its card was played, the documents say nothing of which of the two is asked for."""
    state = position.state
    for what, card in dict.fromkeys(_asked(state, ability, scope)):
        printed = getattr(position.game.cards[card].definition.face, _FIELDS[what])
        name = label(position.game, card)
        if printed is None and what == "printed cost":
            text = f"{name} has no printed cost: an X that is to be that cost is 0."
            state = say(state, "state", text, (_LETTER_X, _NO_COST), scope.you)
        if printed != "X":
            continue
        chosen = _chosen_for(state, card) if what == "printed cost" else 0
        text = f"The {what} of {name} is X, which is treated as 0."
        if chosen:
            text = (
                f"The documents leave this open: the {what} of {name}, which is X, is 0 as a printed number, or the {chosen} "
                "that was chosen for X. It is taken to be 0."
            )
        state = say(state, "state", text, (_TREATED_AS_0, _LETTER_X), scope.you)
    return state


def _asked(state: State, ability: tree.Ability, scope: Scope) -> Iterator[tuple[str, int]]:
    """Each printed number of which it asks, and of which card."""
    for node in nodes((ability.costs, ability.choose, ability.effects)):
        if isinstance(node, tree.CardNumber) and node.what in _FIELDS and not isinstance(node.on, tree.Cards):
            yield from ((node.what, card) for card in cards_said(state, node.on, scope))


def _chosen_for(state: State, card: int) -> int:
    """The number that was chosen for X as the card was played, while its effects have yet to resolve."""
    frames = (frame for frame in state.stack if type(frame) is Initiation and frame.card == card)
    return next((frame.x for frame in frames), 0)


@shared.rule("2e/rr/costs/7", "2e/rr/abilities/6")
def does_something_at_0(position: Position, ability: tree.Ability, scope: Scope) -> bool:
    """True where some effect could change the game state with 0 for X: on targets, if any would be chosen."""
    scope = replace(scope, x=0)
    chosen = [choose for choose in ability.choose if is_of_cards(choose)]
    for effect in on_their_own(ability.effects):
        if _is_of_x_alone(position, effect, scope):
            continue
        on = getattr(effect, "on", None)
        if on in TARGETS and TARGETS.index(on) < len(chosen):
            choose = chosen[TARGETS.index(on)]
            some = choose.any_number or amount_of(position, choose.most, scope) > 0
            if some and not is_of_nothing(position, effect, scope):
                return True
        elif could_change_in(position, effect, scope):
            return True
    return False


def _is_of_x_alone(position: Position, effect: tree.Effect, scope: Scope) -> bool:
    """True where it does so much of something as X is, and X is 0: ``gain X power``, ``gets -X STR``."""
    if isinstance(effect, tree.Modify):
        fields = [name for name in effect.__struct_fields__ if isinstance(getattr(effect, name), tree.Paid)]
        added = {name: amount_of(position, getattr(effect, name), scope) for name in fields}
        return bool(fields) and replace(effect, **added) == tree.Modify(on=effect.on, until=effect.until)
    amount = getattr(effect, "amount", 1)
    return isinstance(amount, tree.Paid) and amount_of(position, amount, scope) <= 0


def only_0_is_left(
    position: Position, player: int, card: int, ability: tree.Ability, event: Event | None, scope: Scope
) -> bool:
    """True where X could only be 0, and nothing would come of that."""
    return values_of_x(position, player, card, ability, event) == (0,) and not does_something_at_0(
        position, ability, scope
    )
