"""A duplicate that is discarded to save its card: a gained triggered response, which may be canceled."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import CardState, State
from agot_judge.engine.state.transition import push, say, with_card
from agot_judge.rules.effects.piles import put_in_pile
from agot_judge.rules.effects.places import BEING_PLAYED
from agot_judge.rules.six_steps.departure import leaves_at_once
from agot_judge.rules.six_steps.frames import Pending, SavingByDuplicate
from agot_judge.rules.six_steps.rulebook import six_steps
from agot_judge.rules.six_steps.window.record import innermost, with_frame

FAQ = "1e/faq"
_SAVES = (f"{FAQ}/4.2/2", f"{FAQ}/save-cancel-responses/2", f"{FAQ}/3.17/1")
_COST = (f"{FAQ}/moribund/1",)


@six_steps.rule(*_SAVES, *_COST)
def save_by_duplicate(machine: Machine, state: State, card: int, player: int) -> State:
    """The duplicate is discarded as the cost; the save is pending, and may be canceled."""
    name = label(machine.game, card)
    text = f"{machine.game.players[player]} discards a duplicate to save {name}."
    state = say(state, "ability", text, (*_SAVES, *_COST), player)
    here = state.cards[card]
    duplicate = here.duplicates[-1]
    owner = machine.game.cards[card if duplicate < 0 else duplicate].owner
    state = with_card(state, card, replace(here, duplicates=here.duplicates[:-1]))
    window = innermost(state)
    if leaves_at_once(machine) or window is None:
        if duplicate >= 0:
            state = with_card(state, duplicate, CardState(zone="discard", controller=owner))
        state = put_in_pile(state, owner, duplicate, "discard")
    elif duplicate >= 0:
        # On its way to the pile until step 6: what looks at the pile does not see it.
        on_its_way = CardState(zone=BEING_PLAYED, controller=owner, leaving="discard")
        state = with_card(state, duplicate, on_its_way)
    else:
        state = with_frame(state, window, replace(window, beneath=(*window.beneath, (owner, duplicate))))
    return push(state, SavingByDuplicate(player=player, card=card))


@six_steps.frame(SavingByDuplicate, *_SAVES)
def saves(machine: Machine, state: State, frame: SavingByDuplicate) -> State:
    """The save is initiated."""
    event = Event(kind="save", card=frame.card, player=frame.player)
    text = f"{label(machine.game, frame.card)} would be saved by its duplicate"
    return push(state, Pending(kind="response", text=text, player=frame.player, events=(event,)))
