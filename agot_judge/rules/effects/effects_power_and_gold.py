"""Effects on power and gold: gained, discarded, paid, moved from one place to another."""

from msgspec import structs
from msgspec.structs import replace

from agot_judge.engine import ability as tree
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.values.immunity import is_immune_to
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import players_said
from agot_judge.explain.saying import said
from agot_judge.rules.costs.influence import INFLUENCE
from agot_judge.rules.costs.spending import spendable
from agot_judge.rules.effects.affecting import affected, meant, number, on_cards
from agot_judge.rules.prohibitions.prohibitions import FOR_THE_FACTION, is_forbidden
from agot_judge.rules.resolution.by_hand import ask_judge
from agot_judge.rules.resolution.resolution import as_much_as_there_is, fail, happen
from agot_judge.rules.resolution.scope_of import scope_of_resolution
from agot_judge.rules.targets.picking import picked_cards, picked_number, slots_of
from agot_judge.rules.targets.slots import in_order
from agot_judge.rules.targets.whose_cards import from_them

_AS_MUCH = "2e/rr/effects/3"
_MOVE = ("2e/rr/move/1", "2e/rr/move/2")
_UNPAID = ("2e/faq/1.7/1",)
_CANNOT = ("2e/rr/cannot/1",)


def _event(frame: Resolution, kind: str, player: int, amount: int) -> Event:
    return Event(kind=kind, player=player, amount=amount, source=frame.card, by=frame.player, cause="effect")


@shared.effect(tree.GainPower, _AS_MUCH, "2e/rr/gains/3", "2e/rr/for-your-faction/1", "2e/rr/cannot/1")
def gain_power(machine: Machine, state: State, frame: Resolution, effect: tree.GainPower) -> State:
    """Each card gains power, or the player gains it for his or her faction."""
    position = machine.at(state)
    if effect.on is not None:
        return on_cards(machine, state, frame, effect)
    amount = number(position, frame, effect.amount)
    events = tuple(
        _event(frame, "gain power", player, amount)
        for player in meant(position, frame, effect.player)
        if amount > 0
        and not any(is_forbidden(position, player, what, frame.card) for what in FOR_THE_FACTION)
    )
    if events:
        return happen(state, events)
    return fail(machine, state, frame, "no power is gained.", _why_none(position, frame, effect, "power"))


@shared.rule(*_CANNOT)
def _why_none(
    position: Position, frame: Resolution, effect: tree.GainPower | tree.GainGold, what: str
) -> tuple[str, ...]:
    """The paragraphs to cite where nothing is gained: that the player cannot gain it, where something says so."""
    players = meant(position, frame, effect.player)
    kinds = FOR_THE_FACTION if what == "power" else (f"gain {what}",)
    forbidden = any(is_forbidden(position, player, one, frame.card) for player in players for one in kinds)
    return _CANNOT if forbidden else (_AS_MUCH,)


@shared.effect(tree.DiscardPower, _AS_MUCH, "2e/rr/treasury/1")
def discard_power(machine: Machine, state: State, frame: Resolution, effect: tree.DiscardPower) -> State:
    """Power is discarded from the cards, or from the player's faction card, as much as there is."""
    if effect.up_to:
        said = picked_number(machine.at(state), frame, effect)
        effect = structs.replace(effect, amount=said, up_to=False, all_of_it=False)
        if not said:
            return fail(machine, state, frame, "no power is discarded.")
    if effect.on is not None:
        return on_cards(machine, state, frame, effect)
    amount = number(machine.at(state), frame, effect.amount)
    events: list[Event] = []
    chosen = picked_cards(machine.at(state), frame, effect, "from")
    for player in from_them(state, effect, chosen, meant(machine.at(state), frame, effect.player)):
        faction = state.players[player].faction
        there = min(amount, state.cards[faction].power)
        if there:
            state = as_much_as_there_is(machine, state, frame, there, amount)
            event = _event(frame, "discard power", player, there)
            events.append(replace(event, card=faction))
    if not events:
        return fail(machine, state, frame, "there is no power to discard.")
    return happen(state, tuple(events))


@shared.effect(tree.GainGold, _AS_MUCH, "2e/rr/gains/2", "2e/rr/cannot/1")
def gain_gold(machine: Machine, state: State, frame: Resolution, effect: tree.GainGold) -> State:
    """The player gains gold from the treasury."""
    position = machine.at(state)
    amount = number(position, frame, effect.amount)
    events = tuple(
        _event(frame, "gain gold", player, amount)
        for player in meant(position, frame, effect.player)
        if amount > 0 and not is_forbidden(position, player, "gain gold", frame.card)
    )
    if events:
        return happen(state, events)
    return fail(machine, state, frame, "no gold is gained.", _why_none(position, frame, effect, "gold"))


@shared.effect(tree.KneelInfluence, "1e/faq/3.2/1", "ccg/rules/influence/2")
def kneel_influence(machine: Machine, state: State, frame: Resolution, effect: tree.KneelInfluence) -> State:
    """The cards chosen kneel: in full, or that aspect of the effect fails. How much X is, the judge says."""
    if effect.at_least is not None:
        return ask_judge(state, frame.text or said(effect))
    slots = slots_of(machine.at(state), frame, effect)
    events = tuple(
        replace(_event(frame, "kneel", slot.decision.player, 0), card=card, cause="cost")
        for slot, cards in zip(slots, frame.picked, strict=True)
        for card in cards
    )
    if events:
        return happen(state, events)
    return fail(machine, state, frame, "there is too little influence to kneel.", INFLUENCE)


@shared.effect(tree.PayGold, "2e/faq/1.7/1", "2e/rr/costs/2", "2e/rr/gold/2")
def pay_gold(machine: Machine, state: State, frame: Resolution, effect: tree.PayGold) -> State:
    """A cost that is paid while effects resolve: in full, or that aspect of the effect fails."""
    position = machine.at(state)
    amount = frame.x if effect.at_least is not None else number(position, frame, effect.amount)
    events = tuple(
        _event(frame, "pay gold", player, amount)
        for player in meant(position, frame, effect.player)
        if spendable(position, player) >= amount
    )
    return happen(state, events) if events else fail(machine, state, frame, "it cannot be paid.", _UNPAID)


@shared.effect(tree.LoseGold, _AS_MUCH, "2e/rr/treasury/1")
def lose_gold(machine: Machine, state: State, frame: Resolution, effect: tree.LoseGold) -> State:
    """Gold returns from the gold pool to the treasury, as much as there is."""
    events: list[Event] = []
    chosen = picked_cards(machine.at(state), frame, effect, "from")
    for player in from_them(state, effect, chosen, meant(machine.at(state), frame, effect.player)):
        there = state.players[player].gold
        wanted = there if effect.all_of_it else number(machine.at(state), frame, effect.amount)
        if effect.up_to:
            wanted = min(there, picked_number(machine.at(state), frame, effect))
        amount = min(there, wanted)
        if amount:
            state = as_much_as_there_is(machine, state, frame, amount, wanted)
            events.append(_event(frame, "lose gold", player, amount))
    if not events:
        return fail(machine, state, frame, "there is no gold to return.")
    return happen(state, tuple(events))


@shared.effect(tree.MovePower, _AS_MUCH, "2e/rr/moving-power/1", *_MOVE)
def move_power(machine: Machine, state: State, frame: Resolution, effect: tree.MovePower) -> State:
    """Power moves from each of the cards (or faction cards) to one, as much as there is; it is not gained."""
    if effect.source is not None:
        sources = affected(machine.at(state), frame, effect, "source")
    else:
        givers = _givers(machine.at(state), frame, effect)
        sources = tuple(state.players[player].faction for player in givers)
    events: list[Event] = []
    stays = False
    for card in sources:
        to = _taking_card(machine.at(state), frame, effect, card)
        if to < 0 or state.cards[to].zone != "play":
            continue
        there = state.cards[card].power
        wanted = _wanted(machine.at(state), frame, effect, there)
        amount = min(there, wanted)
        stays = stays or bool(amount and card == to)
        if amount and card != to and not is_immune_to(machine.at(state), card, scope_of_resolution(frame)):
            state = as_much_as_there_is(machine, state, frame, amount, wanted)
            event = _event(frame, "move power", state.cards[card].controller, amount)
            taker = state.cards[to].controller
            events.append(
                replace(event, card=card, other_card=to, other_player=taker, marks=_spoken_of(effect))
            )
    if events:
        return happen(state, tuple(events))
    return _nothing_moves(machine, state, frame, "power", stays=stays)


@shared.rule("2e/rr/move/2")
def _nothing_moves(machine: Machine, state: State, frame: Resolution, what: str, *, stays: bool) -> State:
    """Nothing is moved, where there is nothing, or where it would move to the place where it is."""
    if stays:
        text = f"no {what} is moved: it would move to where it is."
        return fail(machine, state, frame, text, ("2e/rr/move/2", _AS_MUCH))
    return fail(machine, state, frame, f"no {what} is moved.")


def _spoken_of(effect: tree.MoveGold | tree.MovePower) -> tuple[str, ...]:
    """The paragraphs by which the words that follow speak of the card from which it moved, unless the text describes the one to
    which it moves."""
    return () if isinstance(effect.to, tree.Cards) else ("giver",)


def _taking_card(position: Position, frame: Resolution, effect: tree.MovePower, card: int) -> int:
    """The card to which the power of that card moves; -1 if there is none."""
    if effect.to is not None:
        return next(iter(affected(position, frame, effect, "to")), -1)
    taker = _taking_player(position, frame, effect, card)
    return position.state.players[taker].faction if taker >= 0 else -1


def _taking_player(
    position: Position, frame: Resolution, effect: tree.MoveGold | tree.MovePower, card: int
) -> int:
    """The player to whom it moves: "its owner's", "its controller's" is of the card from which it moves."""
    scope = scope_of_resolution(frame)
    seen = replace(scope, card=card) if card >= 0 else scope
    players = in_order(position.state, players_said(position.game, position.state, effect.to_player, seen))
    return players[0] if players else -1


@shared.effect(tree.MoveGold, _AS_MUCH, "2e/faq/1.4/1", *_MOVE)
def move_gold(machine: Machine, state: State, frame: Resolution, effect: tree.MoveGold) -> State:
    """Gold moves from cards or gold pools to a card or a gold pool, as much as there is."""
    to = -1
    if effect.to is not None:
        found = affected(machine.at(state), frame, effect, "to")
        to = found[0] if found else -1
        if to < 0 or state.cards[to].zone not in ("play", "agenda"):
            return fail(machine, state, frame, "there is no card to move the gold to.")
    events: list[Event] = []
    stays = False
    for card, giver, there in _gold_sources(machine.at(state), frame, effect):
        taker = (
            state.cards[to].controller if to >= 0 else _taking_player(machine.at(state), frame, effect, card)
        )
        if taker < 0:
            continue
        wanted = _wanted(machine.at(state), frame, effect, there)
        amount = min(there, wanted)
        is_same = card == to and giver == taker
        stays = stays or bool(amount and is_same)
        if amount and not is_same:
            state = as_much_as_there_is(machine, state, frame, amount, wanted)
            event = _event(frame, "give gold" if effect.is_given else "move gold", giver, amount)
            events.append(
                replace(event, card=card, other_card=to, other_player=taker, marks=_spoken_of(effect))
            )
    if events:
        return happen(state, tuple(events))
    return _nothing_moves(machine, state, frame, "gold", stays=stays)


def _wanted(position: Position, frame: Resolution, effect: tree.MoveGold | tree.MovePower, there: int) -> int:
    """The amount that is to move from a place with a given amount."""
    if effect.up_to:
        return min(there, picked_number(position, frame, effect))
    return there if effect.all_of_it else number(position, frame, effect.amount)


def _givers(position: Position, frame: Resolution, effect: tree.MoveGold | tree.MovePower) -> tuple[int, ...]:
    """The player whose it is: of several opponents the one who was chosen."""
    chosen = picked_cards(position, frame, effect, "from")
    return chosen or meant(position, frame, effect.from_player)


def _gold_sources(position: Position, frame: Resolution, effect: tree.MoveGold) -> list[tuple[int, int, int]]:
    """Each place from which gold moves: the card (-1: a gold pool), its player, and how much is there."""
    state = position.state
    if effect.source is not None:
        return [
            (card, state.cards[card].controller, state.cards[card].gold)
            for card in affected(position, frame, effect, "source")
        ]
    return [(-1, player, state.players[player].gold) for player in _givers(position, frame, effect)]
