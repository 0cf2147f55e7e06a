"""Step 6: what is moribund leaves play, each card for its owner's zone."""

from agot_judge.editions.first.frames import Window
from agot_judge.editions.first.moribund.departure import STEP, leave
from agot_judge.editions.first.rulebook import first
from agot_judge.editions.first.winning.watching import watch
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import labels
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.rules.effects.piles import put_in_pile

FAQ = "1e/faq"
_OWNER = (f"{FAQ}/3.29/2",)
_EVENT = (f"{FAQ}/moribund-state-for-events/1",)


@first.rule(*STEP, *_OWNER, *_EVENT)
def leave_now(machine: Machine, state: State, window: Window) -> State:
    """The state without what was moribund, in the order in which it became so; then it is looked at what that makes."""
    moribund = [card for card, here in enumerate(state.cards) if here.leaving]
    order = [event.card for event in window.occurred]
    moribund.sort(key=lambda card: order.index(card) if card in order else len(order))
    if moribund:
        text = f"Step 6: what is moribund leaves: {labels(machine.game, moribund)}."
        state = say(state, "state", text, STEP)
    for card in moribund:
        to = next((event.to for event in reversed(window.occurred) if event.card == card and event.to), "")
        state = leave(machine, state, card, to)
    for owner, card in window.beneath:
        state = put_in_pile(state, owner, card, "discard")
    return watch(machine, state) if moribund or window.beneath else state
