"""Cards that leave play: at once, each for its owner's zone, with its attachments."""

from msgspec.structs import replace

from agot_judge.editions.ccg.rulebook import ccg
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.events import Event, effect_source
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say, with_card
from agot_judge.engine.values.values import has_keyword, is_prohibited
from agot_judge.explain.wording import describe
from agot_judge.rules.six_steps.departure import can_leave, leave
from agot_judge.rules.six_steps.frames import Window

RULES = "ccg/rules"
_KILLED = (f"{RULES}/step-3-resolve/4",)
_DONE = (f"{RULES}/actions-and-passive-abilities/2",)
_ATTACHED = (f"{RULES}/attachments/1",)
_POWER = (f"{RULES}/power-and-victory/3",)
_DEATHBOUND = (f"{RULES}/deathbound/1",)
_PILES = {"dead": ", for the dead pile", "discard": ", for the discard pile"}
"""Where it goes, in words; any other place is in the words of the event."""


@ccg.event("kill", *_KILLED, *_ATTACHED, *_POWER)
def kill(machine: Machine, state: State, event: Event) -> State | None:
    """A killed card is placed in its owner's dead pile."""
    if is_prohibited(machine.at(state), event.card, "be killed", source=effect_source(event)):
        return None
    return _leave(machine, state, event, "dead", _KILLED)


@ccg.event("sacrifice", *_DONE, *_DEATHBOUND)
@ccg.event("discard from play", *_DONE, *_ATTACHED, *_DEATHBOUND)
def discard(machine: Machine, state: State, event: Event) -> State | None:
    """A discarded card is placed in the discard pile, a deathbound one in the dead pile."""
    position = machine.at(state)
    if is_prohibited(position, event.card, "be discarded", source=effect_source(event)):
        return None
    if has_keyword(position, event.card, "deathbound"):
        return _leave(machine, state, event, "dead", _DEATHBOUND)
    return _leave(machine, state, event, "discard", _DONE)


@ccg.event("return to hand", *_DONE, *_ATTACHED)
def return_to_hand(machine: Machine, state: State, event: Event) -> State | None:
    """A returned card goes to its owner's hand."""
    if is_prohibited(machine.at(state), event.card, "be returned to hand", source=effect_source(event)):
        return None
    return _leave(machine, state, event, "hand", _DONE)


@ccg.event("put into deck", *_DONE, *_ATTACHED)
def put_into_deck(machine: Machine, state: State, event: Event) -> State | None:
    """A card goes to its owner's deck."""
    return _leave(machine, state, event, "deck", _DONE)


@ccg.event("remove from play", *_DONE)
@ccg.event("leave play for", *_DONE)
def leave_for(machine: Machine, state: State, event: Event) -> State | None:
    """A card goes to another place that the effect names."""
    return _leave(machine, state, event, event.to or "out of game", _DONE)


@ccg.rule(*_ATTACHED, *_DEATHBOUND, f"{RULES}/participating-characters/2", *_POWER)
def _leave(machine: Machine, state: State, event: Event, to: str, cites: tuple[str, ...]) -> State | None:
    """The state in which the card is there, and what was attached to it in the discard piles; None where it cannot leave."""
    if not can_leave(machine.at(state), event):
        return None
    going = [
        (event.card, to),
        *((card, _pile_of(machine, state, card)) for card in state.cards[event.card].attachments),
    ]
    text = f"{describe(machine, event)} and leaves play at once{_PILES.get(to, '')}."
    state = say(state, "occurrence", text, cites, event.player)
    for card, zone in going:
        state = with_card(state, card, replace(state.cards[card], leaving=zone))
        if card != event.card:
            text = f"{label(machine.game, card)}, which was attached to it, is discarded."
            state = say(state, "state", text, _ATTACHED if zone == "discard" else _DEATHBOUND)
    window = Window(occurred=(event,))
    for card, _ in going:
        state = leave(machine, state, window, card)
    return state


def _pile_of(machine: Machine, state: State, card: int) -> str:
    return "dead" if has_keyword(machine.at(state), card, "deathbound") else "discard"
