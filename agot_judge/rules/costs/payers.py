"""With which cards a cost can be paid, and how many of them the player chooses."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine import ability as tree
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import State
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.influence import influence
from agot_judge.engine.values.matching import cards_meant, each_in, matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.explain.lacks import lacks
from agot_judge.rules.costs.influence import INFLUENCE, providers
from agot_judge.rules.potential.can_affect import PROHIBITED, could_happen
from agot_judge.rules.prohibitions.forbidding import not_forbidden
from agot_judge.rules.resolution.scope_of import scope_before
from agot_judge.rules.targets.picking import cards_in_hand


@ByIdentity
def picked_field(cost: tree.Effect) -> str:
    """The field of a cost that describes cards of which the player picks some; empty where there is none."""
    for field in ("on", "source", "to"):
        described = getattr(cost, field, None)
        if isinstance(described, tree.Cards) and (described.pick is not None or field == "to"):
            return field
    return ""


def pick_of(cost: tree.Effect) -> tree.Pick | None:
    """The number of cards that the player chooses to pay this cost; None where there is nothing to choose."""
    if isinstance(cost, tree.DiscardFromHand):
        if cost.all_of_it:
            return None
        if cost.at_least is not None:
            return tree.Pick(least=cost.at_least, any_number=True)
        return tree.Pick(least=cost.amount, most=cost.amount)
    if isinstance(cost, tree.KneelInfluence):
        return tree.Pick(any_number=True)
    field = picked_field(cost)
    if not field:
        return None
    described: tree.Cards = getattr(cost, field)
    if described.type == ("faction",) and described.controller == "you":
        return None  # a player has one faction card
    return described.pick or tree.Pick()


@shared.rule("2e/rr/abilities/7", "2e/rr/costs/3", "2e/rr/costs/4", "2e/rr/kneel/2", "2e/faq/1.4/3")
def payers(
    position: Position, player: int, card: int, cost: tree.Effect, event: Event | None = None, x: int = 0
) -> tuple[int, ...]:
    """The cards with which a cost can be paid: the player's own, in play or in the areas that the cost names."""
    state = position.state
    scope = replace(scope_before(card, player, event), x=x)
    if isinstance(cost, tree.DiscardFromHand):
        return cards_in_hand(position, player, cost.cards, scope, apart=card)
    if isinstance(cost, tree.KneelInfluence):
        return providers(position, player)
    if picked_field(cost) == "to":
        return _destinations(position, cost, scope)
    on = getattr(cost, "source" if isinstance(cost, tree.MoveGold | tree.MovePower) else "on", None)
    if on is None:
        return _own_faction(position, player, cost, scope)
    if isinstance(on, tree.Cards):
        fitting = each_in(position, on, scope)
    else:
        # While costs are paid nothing is chosen yet: an unnamed card is the one with the ability.
        fitting = (card,) if on == "target" else cards_meant(position, on, scope)
    known = tuple(
        payer
        for payer in fitting
        if state.cards[payer].controller == player
        and not (payer == card and state.cards[payer].zone == "hand" and on != "self")  # it is being played
        and could_happen(position, cost, payer, scope)
        and _has_enough(position, cost, payer, scope)
    )
    return (*known, *_unidentified_in_shadows(state, player, cost))


def _unidentified_in_shadows(state: State, player: int, cost: tree.Effect) -> tuple[int, ...]:
    """The player's unidentified cards in shadows, where any card there would do to pay the cost."""
    if not isinstance(cost, tree.DiscardCards) or not isinstance(cost.on, tree.Cards):
        return ()
    if replace(cost.on, controller="any", pick=None) != tree.Cards(zone="shadows"):
        return ()
    return tuple(card for card in state.players[player].shadows if card < 0)


@shared.rule("2e/rr/costs/2", "2e/rr/costs/3", "2e/rr/kneel/2")
def payer_requirements(
    position: Position, player: int, cost: tree.Effect, card: int, scope: Scope
) -> Iterator[Requirement]:
    """The requirements of a card that is to pay a cost of the ability that is seen so: to be such a card, and the player's
    own."""
    name, here = label(position.game, card), position.state.cards[card]
    asked = (
        cost.cards
        if isinstance(cost, tree.DiscardFromHand)
        else getattr(cost, picked_field(cost) or "on", None)
    )
    if isinstance(asked, tree.Cards):
        asked = replace(asked, zone="hand") if isinstance(cost, tree.DiscardFromHand) else asked
        lacking = "; ".join(lacks(position, asked, card, scope))
        yield Requirement(
            text=f"{name} is such a card as the cost asks for.",
            failing=f"{name} is no such card as the cost asks for{f' ({lacking})' if lacking else ''}.",
            met=matches_in(position, asked, card, scope),
            cites=("2e/rr/costs/2",),
            about="cost",
        )
    yield Requirement(
        text=f"{name} is controlled by {position.game.players[player]}.",
        failing=f"{name} is not controlled by {position.game.players[player]}.",
        met=here.controller == player,
        cites=("2e/rr/costs/3",),
        about="cost",
    )
    if isinstance(cost, tree.KneelInfluence):
        yield Requirement(
            text=f"{name} provides influence.",
            failing=f"{name} provides no influence.",
            met=influence(position, card) > 0,
            cites=INFLUENCE,
            about="cost",
        )
    if isinstance(cost, tree.Kneel | tree.KneelInfluence):
        yield Requirement(
            text=f"{name} is standing.",
            failing=f"{name} is kneeling.",
            met=not here.kneeling,
            cites=("2e/rr/kneel/2",),
            about="cost",
        )
    if not _has_enough(position, cost, card, scope):
        yield Requirement(
            text=f"There is as much on {name} as the cost takes.",
            failing=f"There is less on {name} than the cost takes.",
            met=False,
            cites=("2e/rr/abilities/7", "2e/faq/1.4/3"),
            about="cost",
        )
    yield from forbids_paying(position, cost, card)


def forbids_paying(position: Position, cost: tree.Effect, card: int) -> Iterator[Requirement]:
    """The requirements that are not met where what the cost would do to the card cannot be done, with who says so; none where it
    can."""
    for what in PROHIBITED.get(type(cost), ()):
        permitted = not_forbidden(position, card, what)
        if not permitted.met:
            yield permitted


@shared.rule("2e/rr/cannot/1", "2e/rr/abilities/7")
def who_cannot_pay(position: Position, player: int, cost: tree.Effect, scope: Scope) -> Iterator[Requirement]:
    """Reasons why the player's cards that the cost describes cannot pay it, where something forbids it."""
    on = getattr(cost, picked_field(cost) or "on", None)
    if isinstance(on, tree.Cards):
        fitting = each_in(position, on, scope)
    else:
        fitting = cards_meant(position, on, scope) if on in ("self", "host") else ()
    for card in fitting:
        if position.state.cards[card].controller == player:
            yield from forbids_paying(position, cost, card)


@shared.rule("2e/rr/abilities/7", "2e/faq/1.4/3")
def _own_faction(position: Position, player: int, cost: tree.Effect, scope: Scope) -> tuple[int, ...]:
    """The player's faction card, where a cost takes power from it and it has enough."""
    faction = position.state.players[player].faction
    takes = isinstance(cost, tree.DiscardPower | tree.MovePower) and position.state.cards[faction].power > 0
    return (faction,) if takes and _has_enough(position, cost, faction, scope) else ()


def _destinations(position: Position, cost: tree.Effect, scope: Scope) -> tuple[int, ...]:
    """The cards to which gold or power can move to pay the cost."""
    to = getattr(cost, "to", None)
    if not isinstance(to, tree.Cards) or not isinstance(cost, tree.MoveGold | tree.MovePower):
        return ()
    return tuple(
        card for card in each_in(position, to, scope) if not (cost.source == "self" and card == scope.source)
    )


_TAKING = (tree.DiscardGold, tree.DiscardPower, tree.RemoveToken, tree.MoveGold, tree.MovePower)
"""Costs that take tokens, power or gold from a card."""


def _has_enough(position: Position, cost: tree.Effect, card: int, scope: Scope) -> bool:
    """A cost is paid in full: the card has all the tokens that it takes."""
    if not isinstance(cost, _TAKING):
        return True
    here = position.state.cards[card]
    if isinstance(cost, tree.DiscardGold):
        return here.gold >= number_of_cost(position, cost.amount, cost.at_least, scope)
    if isinstance(cost, tree.DiscardPower):
        return here.power >= amount_of(position, cost.amount, scope)
    if isinstance(cost, tree.RemoveToken):
        return dict(here.tokens).get(cost.token, 0) >= amount_of(position, cost.amount, scope)
    if isinstance(cost, tree.MoveGold):
        return cost.all_of_it or here.gold >= amount_of(position, cost.amount, scope)
    return cost.all_of_it or here.power >= amount_of(position, cost.amount, scope)


def number_of_cost(position: Position, amount: tree.Amount, at_least: int | None, scope: Scope) -> int:
    """The amount that a cost takes: X as chosen, the least that X can be, or the amount printed."""
    if at_least is not None:
        return max(at_least, scope.x)
    return amount_of(position, amount, scope)
