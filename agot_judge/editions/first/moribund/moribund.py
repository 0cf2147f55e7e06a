"""Cards that are killed, discarded or returned: moribund from that moment on, and in play until step 6 of the window."""

from msgspec.structs import replace

from agot_judge.editions.first.rulebook import first
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.events import Event, effect_source
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say, with_card
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import has_keyword, is_prohibited
from agot_judge.explain.wording import describe
from agot_judge.rules.six_steps.departure import can_leave

FAQ = "1e/faq"
MORIBUND = (
    f"{FAQ}/moribund/1",
    f"{FAQ}/action-window-step-3/1",
    f"{FAQ}/moribund/2",
    f"{FAQ}/moribund/4",
)
_KILLED = (f"{FAQ}/4.5/2",)
_DISCARDED = (f"{FAQ}/4.5/3",)
_RETURNED = (f"{FAQ}/4.5/1",)
_NOT_AGAIN = (f"{FAQ}/moribund-rules-exception/1",)
_DEATHBOUND = (f"{FAQ}/4.8/1", f"{FAQ}/3.21/1")
_NO_CHARACTER = (f"{FAQ}/3.23/2",)
_CANNOT = (f"{FAQ}/4.3/1",)
_HOUSE = (f"{FAQ}/4.11/1",)


@first.event("kill", *_KILLED, *MORIBUND, *_CANNOT, *_NO_CHARACTER)
def kill(machine: Machine, state: State, event: Event) -> State | None:
    """A killed card is on its way to the dead pile; one that is no character by its type to the discard pile."""
    if is_prohibited(machine.at(state), event.card, "be killed", source=effect_source(event)):
        return None
    is_character = machine.game.cards[event.card].definition.face.type == "character"
    cites = _KILLED if is_character else (*_KILLED, *_NO_CHARACTER)
    return _leave(machine, state, event, "dead" if is_character else "discard", cites)


@first.event("sacrifice", *_DISCARDED, *MORIBUND)
@first.event("discard from play", *_DISCARDED, *MORIBUND, *_CANNOT, *_DEATHBOUND)
def discard(machine: Machine, state: State, event: Event) -> State | None:
    """A discarded card is on its way to the discard pile; a deathbound one to the dead pile."""
    position = machine.at(state)
    if is_prohibited(position, event.card, "be discarded", source=effect_source(event)):
        return None
    if has_keyword(position, event.card, "deathbound"):
        return _leave(machine, state, event, "dead", (*_DISCARDED, *_DEATHBOUND))
    return _leave(machine, state, event, "discard", _DISCARDED)


@first.event("return to hand", *_RETURNED, *MORIBUND)
def return_to_hand(machine: Machine, state: State, event: Event) -> State | None:
    """A returned card is on its way to its owner's hand."""
    if is_prohibited(machine.at(state), event.card, "be returned to hand", source=effect_source(event)):
        return None
    return _leave(machine, state, event, "hand", _RETURNED)


@first.event("put into deck", *_RETURNED, *MORIBUND)
def put_into_deck(machine: Machine, state: State, event: Event) -> State | None:
    """A card is on its way to its owner's deck."""
    return _leave(machine, state, event, "deck", _RETURNED)


@first.event("remove from play", *MORIBUND)
@first.event("leave play for", *MORIBUND)
@first.event("return to shadows", *MORIBUND)
def leave_for(machine: Machine, state: State, event: Event) -> State | None:
    """A card is on its way to another place that the effect names."""
    to = "shadows" if event.kind == "return to shadows" else event.to
    return _leave(machine, state, event, to or "out of game", _RETURNED)


@first.rule(*MORIBUND, *_NOT_AGAIN, *_HOUSE, f"{FAQ}/moribund/4")
def _leave(machine: Machine, state: State, event: Event, to: str, cites: tuple[str, ...]) -> State | None:
    """The state in which the card, and what is attached to it, is moribund; None where it cannot leave play (again)."""
    if not can_leave(machine.at(state), event):
        return None
    name = label(machine.game, event.card)
    text = f"{describe(machine, event)}: {name} is moribund ({to}), still in play until step 6."
    state = say(state, "occurrence", text, (*cites, *MORIBUND), event.player)
    return with_moribund(state, machine.game, event.card, to)


@first.rule(
    f"{FAQ}/action-window-step-3/1",
    f"{FAQ}/action-window-step-5/7",
    f"{FAQ}/action-window-step-6/1",
    f"{FAQ}/3.22/2",
)
def with_moribund(state: State, game: Game, card: int, to: str) -> State:
    """The state in which the card is on its way there, and its attachments to their owners' discard piles."""
    here = state.cards[card]
    if here.facedown and here.host >= 0:
        to = "discard"
    state = with_card(state, card, replace(here, leaving=to))
    for attached in here.attachments:
        there = state.cards[attached]
        if not there.leaving:
            state = with_card(state, attached, replace(there, leaving="discard"))
    return state


@first.rule(*_NOT_AGAIN)
def is_moribund(position: Position, card: int) -> bool:
    """True where the card is on its way out of play."""
    return bool(position.state.cards[card].leaving)
