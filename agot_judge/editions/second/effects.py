"""The effects that abilities have, each as the occurrences that it brings about."""

from msgspec.structs import replace

from agot_judge.editions.second.book import second
from agot_judge.editions.second.hand_choice import random_discard
from agot_judge.editions.second.occurrence import save as saved
from agot_judge.editions.second.potential import TARGETS, could_affect
from agot_judge.editions.second.resolution import fail
from agot_judge.editions.second.scopes import scope_of_resolution
from agot_judge.engine.ability import (
    Amount,
    ByHand,
    Cancel,
    Cards,
    Delayed,
    Discard,
    DiscardRandom,
    Draw,
    Effect,
    GainGold,
    GainPower,
    Kill,
    Kneel,
    Modify,
    On,
    PlaceToken,
    RemoveFromChallenge,
    RemoveToken,
    ReturnToHand,
    Sacrifice,
    Save,
    Stand,
)
from agot_judge.engine.amounts import amount_of
from agot_judge.engine.board import label, players_meant
from agot_judge.engine.decision import JUDGE, Decision
from agot_judge.engine.events import Event
from agot_judge.engine.frames import Occurrence, Resolution
from agot_judge.engine.machine import Machine
from agot_judge.engine.state import State
from agot_judge.engine.transition import ask, push, say
from agot_judge.engine.values import each
from agot_judge.errors import NotSupportedYet

_AS_MUCH = "2e/rr/effects/3"


def affected(machine: Machine, state: State, frame: Resolution, on: On) -> tuple[int, ...]:
    """The cards on which an effect works."""
    if on in TARGETS:
        position = TARGETS.index(on)
        return frame.targets[position] if position < len(frame.targets) else ()
    if on == "self":
        return (frame.card,)
    if on == "occurrence":
        return (frame.trigger.card,) if frame.trigger is not None and frame.trigger.card >= 0 else ()
    if on == "cost":
        return tuple(card for cards in frame.paid for card in cards)
    if not isinstance(on, Cards):
        raise NotSupportedYet(f"not supported yet: an effect on {on}.")
    return each(machine, state, on, frame.card, frame.player)


def _amount(machine: Machine, state: State, frame: Resolution, amount: Amount) -> int:
    return amount_of(machine, state, amount, scope_of_resolution(frame))


def _happen(state: State, events: tuple[Event, ...]) -> State:
    return push(state, Occurrence(events=events, nested=True))


def _to_cards(
    machine: Machine, state: State, frame: Resolution, effect: Effect, on: On, template: Event
) -> State:
    """Let something happen to every affected card that it could change, simultaneously."""
    cards = tuple(
        card for card in affected(machine, state, frame, on) if could_affect(machine, state, effect, card)
    )
    if not cards:
        return fail(machine, state, frame, "nothing is affected.")
    if on in TARGETS and len(cards) < len(affected(machine, state, frame, on)):
        state = fail(machine, state, frame, "not every target is affected.")
    events = tuple(
        replace(
            template,
            card=card,
            player=state.cards[card].controller,
            source=frame.card,
            by=frame.player,
            cause="effect",
        )
        for card in cards
    )
    return _happen(state, events)


@second.effect(Kill, _AS_MUCH, "2e/rr/kill/1")
def kill(machine: Machine, state: State, frame: Resolution, effect: Kill) -> State:
    """The characters are killed together."""
    event = Event(kind="kill", can_be_saved=effect.can_be_saved)
    return _to_cards(machine, state, frame, effect, effect.on, event)


@second.effect(Sacrifice, _AS_MUCH, "2e/rr/sacrifice/4")
def sacrifice(machine: Machine, state: State, frame: Resolution, effect: Sacrifice) -> State:
    """A sacrificed card cannot be saved."""
    event = Event(kind="sacrifice", can_be_saved=False)
    return _to_cards(machine, state, frame, effect, effect.on, event)


@second.effect(Discard, _AS_MUCH)
def discard(machine: Machine, state: State, frame: Resolution, effect: Discard) -> State:
    """The cards are discarded from play together."""
    event = Event(kind="discard from play", can_be_saved=effect.can_be_saved)
    return _to_cards(machine, state, frame, effect, effect.on, event)


@second.effect(ReturnToHand, _AS_MUCH)
def return_to_hand(machine: Machine, state: State, frame: Resolution, effect: ReturnToHand) -> State:
    """The cards return to their owners' hands together."""
    event = Event(kind="return to hand", can_be_saved=effect.can_be_saved)
    return _to_cards(machine, state, frame, effect, effect.on, event)


@second.effect(Kneel, _AS_MUCH)
def kneel(machine: Machine, state: State, frame: Resolution, effect: Kneel) -> State:
    """The cards kneel together."""
    return _to_cards(machine, state, frame, effect, effect.on, Event(kind="kneel"))


@second.effect(Stand, _AS_MUCH)
def stand(machine: Machine, state: State, frame: Resolution, effect: Stand) -> State:
    """The cards stand together."""
    return _to_cards(machine, state, frame, effect, effect.on, Event(kind="stand"))


@second.effect(RemoveFromChallenge, _AS_MUCH, "2e/rr/participating/3")
def remove_from_challenge(
    machine: Machine, state: State, frame: Resolution, effect: RemoveFromChallenge
) -> State:
    """The characters are removed from the challenge together."""
    event = Event(kind="remove from challenge")
    return _to_cards(machine, state, frame, effect, effect.on, event)


@second.effect(PlaceToken, _AS_MUCH)
def place_token(machine: Machine, state: State, frame: Resolution, effect: PlaceToken) -> State:
    """Tokens are placed on each of the cards."""
    event = Event(
        kind="place token",
        word=effect.token,
        amount=_amount(machine, state, frame, effect.amount),
    )
    return _to_cards(machine, state, frame, effect, effect.on, event)


@second.effect(RemoveToken, _AS_MUCH)
def remove_token(machine: Machine, state: State, frame: Resolution, effect: RemoveToken) -> State:
    """Tokens are removed from each of the cards."""
    event = Event(
        kind="remove token",
        word=effect.token,
        amount=_amount(machine, state, frame, effect.amount),
    )
    return _to_cards(machine, state, frame, effect, effect.on, event)


@second.effect(GainPower, _AS_MUCH, "2e/rr/for-your-faction/1")
def gain_power(machine: Machine, state: State, frame: Resolution, effect: GainPower) -> State:
    """The cards gain power, or the player's faction does."""
    if effect.on is not None:
        event = Event(kind="gain power", amount=_amount(machine, state, frame, effect.amount))
        return _to_cards(machine, state, frame, effect, effect.on, event)
    events = tuple(
        Event(
            kind="gain power",
            player=player,
            amount=_amount(machine, state, frame, effect.amount),
            source=frame.card,
            by=frame.player,
            cause="effect",
        )
        for player in players_meant(state, effect.player, frame.player)
    )
    return _happen(state, events)


@second.effect(GainGold, _AS_MUCH)
def gain_gold(machine: Machine, state: State, frame: Resolution, effect: GainGold) -> State:
    """The player gains gold."""
    players = players_meant(state, effect.player, frame.player)
    events = tuple(
        Event(
            kind="gain gold",
            player=player,
            amount=_amount(machine, state, frame, effect.amount),
            source=frame.card,
            by=frame.player,
        )
        for player in players
    )
    return _happen(state, events)


@second.effect(Draw, _AS_MUCH, "2e/rr/drawing-cards/2", "2e/rr/effects/4")
def draw(machine: Machine, state: State, frame: Resolution, effect: Draw) -> State:
    """The cards are all drawn simultaneously, as many as there are."""
    events = tuple(
        Event(kind="draw", player=player, source=frame.card, by=frame.player, cause="effect")
        for player in players_meant(state, effect.player, frame.player)
        for _ in range(
            _at_most(
                state.players[player].deck,
                _amount(machine, state, frame, effect.amount),
            )
        )
    )
    if not events:
        return fail(machine, state, frame, "no card to draw.")
    wanted = _amount(machine, state, frame, effect.amount) * len(
        players_meant(state, effect.player, frame.player)
    )
    if len(events) < wanted:
        state = fail(machine, state, frame, f"only {len(events)} of {wanted} cards can be drawn.")
    return _happen(state, events)


def _at_most(cards: tuple[int, ...] | None, amount: int) -> int:
    return amount if cards is None else min(amount, len(cards))


@second.effect(DiscardRandom, _AS_MUCH, "2e/rr/effects/4")
def discard_at_random(machine: Machine, state: State, frame: Resolution, effect: DiscardRandom) -> State:
    """Cards fall at random from the player's hand: the judge says which."""
    players = players_meant(state, effect.player, frame.player)
    state = push(state)
    for player in reversed(players):
        state = random_discard(
            machine,
            state,
            player,
            _amount(machine, state, frame, effect.amount),
            "effect",
            frame.card,
            frame.player,
        )
    return state


@second.effect(Modify, "2e/rr/lasting-effects/1", "2e/rr/lasting-effects/4")
def modify(machine: Machine, state: State, frame: Resolution, effect: Modify) -> State:
    """A lasting effect on the cards that are affected now; after the end of its period it fails to initiate."""
    cards = tuple(
        card
        for card in affected(machine, state, frame, effect.on)
        if could_affect(machine, state, effect, card)
    )
    if not cards:
        return fail(machine, state, frame, "nothing is affected.")
    strength = _amount(machine, state, frame, effect.strength) - _amount(
        machine, state, frame, effect.lower_strength
    )
    kind = "raise strength" if strength > 0 else "lower strength" if strength < 0 else "modify"
    event = Event(
        kind=kind,
        card=cards[0],
        cards=cards,
        source=frame.card,
        by=frame.player,
        effect=effect,
        cause="effect",
    )
    return _happen(state, (event,))


@second.effect(Delayed, "2e/rr/delayed-effects/1")
def delay(machine: Machine, state: State, frame: Resolution, effect: Delayed) -> State:
    """A delayed effect waits for the end of its period."""
    cards = affected(machine, state, frame, effect.on)
    event = Event(
        kind="delay", cards=cards, source=frame.card, by=frame.player, effect=effect, cause="effect"
    )
    return _happen(state, (event,))


def _interrupted(state: State) -> int:
    """Where on the stack the occurrence is that is being interrupted; -1: none."""
    for position in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[position]
        if type(frame) is Occurrence and frame.stage < 5:
            return position
    return -1


@second.effect(Save, "2e/rr/save/1", "2e/rr/triggering-condition/5")
def save(machine: Machine, state: State, frame: Resolution, effect: Save) -> State:
    """The card that would leave play is about to be saved instead."""
    position = _interrupted(state)
    interrupted = state.stack[position]
    if position < 0 or type(interrupted) is not Occurrence or frame.event < 0:
        return fail(machine, state, frame, "nothing is about to leave play.")
    changed = saved(interrupted, frame.event, frame.player)
    card = interrupted.events[frame.event].card
    state = say(state, "effect", f"{label(machine.game, card)} is about to be saved.", ("2e/rr/save/1",))
    return replace(state, stack=(*state.stack[:position], changed, *state.stack[position + 1 :]))


@second.effect(Cancel, "2e/rr/cancel/1", "2e/rr/cancel/2", "2e/rr/cancel/3")
def cancel(machine: Machine, state: State, frame: Resolution, effect: Cancel) -> State:
    """The effects that were about to initiate are no longer imminent; costs stay paid and the use counts."""
    position = _interrupted(state)
    interrupted = state.stack[position]
    if position < 0 or type(interrupted) is not Occurrence:
        return fail(machine, state, frame, "nothing is about to initiate.")
    card = interrupted.events[0].card
    text = f"The effects of {label(machine.game, card)} are canceled."
    state = say(state, "effect", text, ("2e/rr/cancel/2", "2e/rr/cancel/3"), frame.player)
    changed = replace(interrupted, canceled=True, stage=5)
    return replace(state, stack=(*state.stack[:position], changed, *state.stack[position + 1 :]))


@second.effect(ByHand, _AS_MUCH)
def by_hand(machine: Machine, state: State, frame: Resolution, effect: ByHand) -> State:
    """The judge says what this effect does; the timing around it is enforced."""
    decision = Decision(
        player=JUDGE,
        kind="by hand",
        text=f"Resolve by hand: {effect.text}",
        options=(),
        least=0,
        most=0,
        cites=(_AS_MUCH,),
    )
    top = state.stack[-1]
    return ask(replace(state, stack=state.stack[:-1]), top, decision)
