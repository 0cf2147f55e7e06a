"""Gold on cards, and gold that moves between cards and gold pools."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say, with_card, with_player
from agot_judge.explain.wording import describe

_TOKENS = ("2e/faq/1.4/1",)
_TREASURY = ("2e/rr/treasury/1",)
_MOVE = ("2e/rr/move/1", "2e/rr/move/2")


@shared.event("place gold", *_TOKENS, *_TREASURY)
def place_gold(machine: Machine, state: State, event: Event) -> State | None:
    """Gold from the treasury is placed on a card; it is in nobody's gold pool."""
    here = state.cards[event.card]
    if here.zone not in ("play", "agenda") or event.amount <= 0:
        return None
    state = say(state, "occurrence", describe(machine, event) + ".", (*_TOKENS, *_TREASURY), event.player)
    return with_card(state, event.card, replace(here, gold=here.gold + event.amount))


@shared.event("discard gold", *_TREASURY, "2e/rr/bestow/4")
def discard_gold(machine: Machine, state: State, event: Event) -> State | None:
    """Gold on a card returns to the treasury."""
    here = state.cards[event.card]
    if event.amount <= 0 or here.gold < event.amount:
        return None
    bestowed = any(one.name == "bestow" for one in machine.game.cards[event.card].definition.keywords)
    cites = ("2e/rr/bestow/4", *_TREASURY) if bestowed else _TREASURY
    state = say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
    return with_card(state, event.card, replace(here, gold=here.gold - event.amount))


@shared.event("lose gold", *_TREASURY)
def lose_gold(machine: Machine, state: State, event: Event) -> State | None:
    """An effect returns gold from the player's gold pool to the treasury."""
    player = state.players[event.player]
    if event.amount <= 0 or player.gold < event.amount:
        return None
    state = say(state, "occurrence", describe(machine, event) + ".", _TREASURY, event.player)
    return with_player(state, event.player, replace(player, gold=player.gold - event.amount))


@shared.event("give gold", *_TOKENS, *_MOVE)
@shared.event("move gold", *_TOKENS, *_MOVE)
def move_gold(machine: Machine, state: State, event: Event) -> State | None:
    """Gold moves from a card or a gold pool to another; moved gold is not gained."""
    there = state.players[event.player].gold if event.card < 0 else state.cards[event.card].gold
    if event.amount <= 0 or there < event.amount:
        return None
    if event.other_card >= 0 and state.cards[event.other_card].zone not in ("play", "agenda"):
        return None
    state = say(state, "occurrence", describe(machine, event) + ".", _MOVE[:1], event.player)
    state = _added(state, event.card, event.player, -event.amount)
    return _added(state, event.other_card, event.other_player, event.amount)


def _added(state: State, card: int, player: int, amount: int) -> State:
    if card >= 0:
        here = state.cards[card]
        return with_card(state, card, replace(here, gold=here.gold + amount))
    pool = state.players[player]
    return with_player(state, player, replace(pool, gold=pool.gold + amount))
