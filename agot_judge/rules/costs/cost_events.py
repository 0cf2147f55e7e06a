"""The occurrences with which one cost of an ability is paid."""

from itertools import chain, islice, repeat

from agot_judge.engine import ability as tree
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import known_cards
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import UNKNOWN
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.matching import cards_meant, each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.errors import NotSupportedYet
from agot_judge.rules.effects.effect_events import events_on, works_on_cards


@shared.rule("2e/rr/costs/2", "2e/faq/3.2/1")
def payment_of(
    position: Position, cost: tree.Effect, cards: tuple[int, ...], scope: Scope
) -> tuple[Event, ...]:
    """The events that happen to these cards (or to the player's deck or gold) as the cost is paid."""
    if isinstance(cost, tree.DiscardFromHand):
        return tuple(_event("discard from hand", scope, card=card) for card in cards)
    if isinstance(cost, tree.DiscardFromDeck):
        amount = amount_of(position, cost.amount, scope)
        return tuple(_event("discard from deck", scope) for _ in range(amount))
    if isinstance(cost, tree.DiscardRandom):
        return ()  # chance says which, as it is paid
    if isinstance(cost, tree.KneelInfluence):
        return events_on(position, tree.Kneel(on="cost"), cards, scope, "cost")
    if isinstance(cost, tree.LoseGold):
        return (_event("lose gold", scope, amount=amount_of(position, cost.amount, scope)),)
    if isinstance(cost, tree.MoveGold | tree.MovePower):
        return _moved(position, cost, cards, scope)
    if isinstance(cost, tree.DiscardCards):
        unidentified = tuple(_event("discard from shadows", scope) for card in cards if card < 0)
        known = tuple(card for card in cards if card >= 0)
        return (*unidentified, *events_on(position, cost, known, scope, "cost"))
    if not works_on_cards(cost):
        raise NotSupportedYet(f"not supported yet: a cost of the kind {type(cost).__name__}.")
    return events_on(position, cost, cards, scope, "cost")


@shared.rule("2e/rr/costs/2")
def with_tops(
    position: Position, costs: tuple[tree.Effect, ...], paid: tuple[tuple[int, ...], ...], scope: Scope
) -> tuple[tuple[int, ...], ...]:
    """The cards that pay each cost, with the cards that the costs take from the top of the player's deck."""
    deck = chain(known_cards(position.state.players[scope.you]), repeat(UNKNOWN))
    return tuple(
        tuple(islice(deck, amount_of(position, cost.amount, scope)))
        if isinstance(cost, tree.DiscardFromDeck)
        else cards
        for cost, cards in zip(costs, paid, strict=True)
    )


def _event(kind: str, scope: Scope, card: int = -1, amount: int = 0) -> Event:
    return Event(
        kind=kind,
        card=card,
        player=scope.you,
        amount=amount,
        source=scope.source,
        by=scope.you,
        cause="cost",
        can_be_saved=False,
    )


def _moved(
    position: Position, cost: tree.MoveGold | tree.MovePower, cards: tuple[int, ...], scope: Scope
) -> tuple[Event, ...]:
    """Gold or power moves from the source (a card, or the player's own pool) to a card, or to another player's."""
    state = position.state
    kind = "move gold" if isinstance(cost, tree.MoveGold) else "move power"
    to_picked = isinstance(cost.to, tree.Cards)
    source = -1
    if isinstance(cost.source, tree.Cards):
        source = (each_in(position, cost.source, scope) if to_picked else cards)[0]
    elif cost.source is not None:
        source = cards_meant(position, cost.source, scope)[0]
    elif isinstance(cost, tree.MovePower):
        source = state.players[scope.you].faction
    to = -1
    if to_picked:
        to = cards[0]
    elif cost.to is not None and not isinstance(cost.to, tree.Cards):
        to = cards_meant(position, cost.to, scope)[0]
    taker = _taker(position, cost, to, scope)
    there = state.players[scope.you].gold
    if source >= 0:
        there = state.cards[source].gold if isinstance(cost, tree.MoveGold) else state.cards[source].power
    amount = there if cost.all_of_it else amount_of(position, cost.amount, scope)
    return (
        Event(
            kind=kind,
            card=source,
            player=scope.you,
            other_card=to,
            other_player=taker,
            amount=amount,
            source=scope.source,
            by=scope.you,
            cause="cost",
        ),
    )


def _taker(position: Position, cost: tree.MoveGold | tree.MovePower, to: int, scope: Scope) -> int:
    if to >= 0:
        return position.state.cards[to].controller
    players = players_said(position.game, position.state, cost.to_player, scope)
    return players[0] if players else scope.you
