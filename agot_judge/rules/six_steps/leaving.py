"""Step 6: what is moribund leaves play, each card for its owner's zone."""

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import labels
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.rules.effects.piles import put_in_pile
from agot_judge.rules.six_steps.departure import STEP, leave
from agot_judge.rules.six_steps.frames import Window
from agot_judge.rules.six_steps.rulebook import six_steps
from agot_judge.rules.six_steps.winning.watching import watch

FAQ = "1e/faq"
_OWNER = (f"{FAQ}/3.29/2",)
_ORDER = (f"{FAQ}/3.30/1",)
_EVENT = (f"{FAQ}/moribund-state-for-events/1",)


@six_steps.rule(*STEP, *_OWNER, *_EVENT, *_ORDER)
def leave_now(machine: Machine, state: State, window: Window) -> State:
    """The state without what was moribund, in the order in which it became so; then it is looked at what that makes."""
    moribund = [card for card, here in enumerate(state.cards) if here.leaving]
    order = [event.card for event in window.occurred]
    moribund.sort(key=lambda card: order.index(card) if card in order else len(order))
    if moribund:
        text = f"Step 6: what is moribund leaves: {labels(machine.game, moribund)}."
        state = say(state, "state", text, (*STEP, *(_ORDER if len(moribund) > 1 else ())))
    for card in moribund:
        state = leave(machine, state, window, card)
    for owner, card in window.beneath:
        state = put_in_pile(state, owner, card, "discard")
    return watch(machine, state) if moribund or window.beneath else state
