"""Power and gold: gained, moved, paid."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say, with_card, with_player
from agot_judge.explain.wording import describe
from agot_judge.rules.costs.spending import from_pool, spend, spendable
from agot_judge.rules.prohibitions.prohibitions import as_far_as_permitted

_BONUS = {
    "dominance": ("2e/rr/5.2/1",),
    "unopposed": ("2e/rr/4.2.3/1", "2e/rr/unopposed/2"),
    "rivals bonus": ("2e/rr/4.2.3/2", "2e/rr/rivals/1"),
    "renown": ("2e/rr/renown/1", "2e/rr/4.2.5/1"),
}
_PRIZED = {"event": ("2e/rr/prized/2",), "plot": ("2e/rr/prized/3",)}
"""The paragraphs by which a prized card is played or placed in the used pile; every other one leaves play (2e/rr/prized/1)."""

_MOVED = ("2e/rr/moving-power/1",)
_CLAIM = ("2e/rr/4.2.4/4", "2e/rr/power-claim/1", *_MOVED)


@shared.event("gain power", "2e/rr/gains/3", "2e/rr/for-your-faction/1", "2e/rr/cannot/1")
def gain_power(machine: Machine, state: State, event: Event) -> State | None:
    """Power from the treasury is placed on the card, as much as may be gained; gained for a faction, on the faction card."""
    event = as_far_as_permitted(machine.at(state), event)
    card = event.card if event.card >= 0 else state.players[event.player].faction
    here = state.cards[card]
    if here.zone != "play" or event.amount <= 0:
        return None
    to_faction = card == state.players[here.controller].faction
    where = ("2e/rr/for-your-faction/1",) if to_faction else ()
    why = (*_BONUS.get(event.cause, ()), *_prized(machine.game, event))
    cites = why or ("2e/rr/gains/3", *where)
    state = say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
    return with_card(state, card, replace(here, power=here.power + event.amount))


@shared.rule("2e/rr/prized/1", "2e/rr/prized/2", "2e/rr/prized/3", "2e/rr/prized/4")
def _prized(game: Game, event: Event) -> tuple[str, ...]:
    """The paragraph by which power is gained from a card with prized; nothing for power from elsewhere."""
    if event.cause != "prized" or event.source < 0:
        return ()
    found = _PRIZED.get(game.cards[event.source].definition.face.type, ("2e/rr/prized/1",))
    return (*found, "2e/rr/prized/4") if event.flag else found


@shared.event(
    "move power", "2e/rr/moving-power/1", "2e/rr/moving-power/2", "2e/rr/power-claim/1", "2e/rr/power-claim/2"
)
def move_power(machine: Machine, state: State, event: Event) -> State | None:
    """Power moves from one card to another, faction cards where none are named; it is not gained."""
    giver = event.card if event.card >= 0 else state.players[event.player].faction
    taker = event.other_card if event.other_card >= 0 else state.players[event.other_player].faction
    amount = min(event.amount, state.cards[giver].power)
    if amount == 0 or giver == taker or state.cards[taker].zone != "play":
        return None
    cites = _CLAIM if event.cause == "claim" else _MOVED
    text = describe(machine, event)
    gainer = state.cards[taker].controller
    if state.cards[giver].controller != gainer:
        text = f"{text}, and counts for {machine.game.players[gainer]}"
        cites = (*cites, "2e/rr/moving-power/2")
    state = say(state, "occurrence", f"{text}.", cites)
    given = replace(state.cards[giver], power=state.cards[giver].power - amount)
    state = with_card(state, giver, given)
    return with_card(state, taker, replace(state.cards[taker], power=state.cards[taker].power + amount))


@shared.event("gain gold", "2e/rr/gains/2", "2e/rr/gold/2", "2e/rr/tokens/1")
def gain_gold(machine: Machine, state: State, event: Event) -> State | None:
    """Gold from the treasury is added to the player's gold pool, as much as he or she may gain."""
    event = as_far_as_permitted(machine.at(state), event)
    if event.amount <= 0:
        return None
    player = state.players[event.player]
    state = say(
        state, "occurrence", describe(machine, event) + ".", ("2e/rr/gains/2", "2e/rr/gold/2"), event.player
    )
    return with_player(state, event.player, replace(player, gold=player.gold + event.amount))


_COST = ("2e/rr/initiating-abilities-marshaling-cards/5", "2e/rr/costs/1")


@shared.rule("2e/rr/gold/2", "2e/rr/the-golden-rules/2", *_COST)
def _paid_by_another(machine: Machine, state: State, event: Event) -> State | None:
    """Gold of another player's gold pool, with which alone a card may be paid for."""
    if state.players[event.player].gold < event.amount:
        return None
    names = machine.game.players
    text = f"{names[event.by]} pays {event.amount} gold from {names[event.player]}'s gold pool (cost)."
    state = say(state, "occurrence", text, ("2e/rr/the-golden-rules/2", "2e/rr/gold/2", *_COST), event.by)
    return from_pool(state, event.player, event.amount)


@shared.event("pay gold", "2e/rr/gold/2", "2e/rr/treasury/2", *_COST)
def pay_gold(machine: Machine, state: State, event: Event) -> State | None:
    """Gold that is spent is returned to the treasury."""
    if event.cause == "cost" and event.by not in (-1, event.player):
        return _paid_by_another(machine, state, event)
    if spendable(machine.at(state), event.player) < event.amount:
        return None
    paid = () if event.cause != "cost" else _COST if "gold cost" in event.marks else _COST[:1]
    cites = (*paid, "2e/rr/gold/2")
    state = say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
    return spend(machine.at(state), event.player, event.amount)
