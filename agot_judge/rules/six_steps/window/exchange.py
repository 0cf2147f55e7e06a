"""A pending effect: the opportunity to save and cancel, then its execution."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import DUPLICATE, PASS, Answer, Decision, opportunity_for
from agot_judge.engine.state.frames import Initiation, Occurrence
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, push, say
from agot_judge.rules.six_steps.assumed import assume
from agot_judge.rules.six_steps.departure import event_resolved
from agot_judge.rules.six_steps.entering.duplicates import save_by_duplicate
from agot_judge.rules.six_steps.frames import Pending
from agot_judge.rules.six_steps.rulebook import six_steps
from agot_judge.rules.six_steps.window.options import saves_and_cancels
from agot_judge.rules.six_steps.window.record import (
    CLOCKWISE,
    PASSING,
    at_step,
    first_to_respond,
    following,
    in_the_game,
    innermost,
    who_begins,
)
from agot_judge.rules.six_steps.window.trial import announced
from agot_judge.rules.six_steps.window.variables import counted_as_initiated

FAQ = "1e/faq"
SAVE_CANCEL = (f"{FAQ}/action-window-step-2/1", f"{FAQ}/save-cancel-responses/2")
_OF_A_PASSIVE = (f"{FAQ}/action-window-step-4/1", f"{FAQ}/action-window/7")
_OF_A_RESPONSE = (f"{FAQ}/action-window/12", f"{FAQ}/action-window-step-5/4")
_WHEN = {
    "action": (f"{FAQ}/action-window/3", *SAVE_CANCEL),
    "event": (f"{FAQ}/framework-actions/1", *SAVE_CANCEL),
    "passive": _OF_A_PASSIVE,
    "response": _OF_A_RESPONSE,
}
_EXECUTED = {
    "action": (f"{FAQ}/action-window/4", f"{FAQ}/action-window-step-3/1"),
    "event": (f"{FAQ}/framework-actions/1", f"{FAQ}/action-window/4"),
    "passive": (f"{FAQ}/action-window/8", f"{FAQ}/action-window-step-4/1"),
    "response": (f"{FAQ}/action-window/13", f"{FAQ}/action-window-step-5/5"),
}
_CANCELED = (f"{FAQ}/3.4/1",)
_CLOSED = (f"{FAQ}/save-cancel-responses/3",)


@six_steps.frame(
    Pending, *SAVE_CANCEL, *_OF_A_PASSIVE, *_OF_A_RESPONSE, *_CANCELED, *_CLOSED, *_EXECUTED["action"], *_EXECUTED["passive"],
    *_EXECUTED["response"], f"{FAQ}/save-cancel-responses/1", f"{FAQ}/framework-actions/1",
)  # fmt: skip
def carry_on(machine: Machine, state: State, what: Pending) -> State:
    """Offer saves and cancels, in order until all pass; then it is executed, unless it was canceled."""
    if what.stage == 1:
        if what.resolution is not None:
            state, counted = counted_as_initiated(machine, state, what.resolution)
            what = replace(what, resolution=counted)
        what = announced(machine, state, replace(what, stage=2))
        if what.kind in ("action", "event"):
            state = at_step(state, 2)
    if what.stage == 2:
        asking = _offer(machine, state, what)
        if asking is not None:
            return asking
        what = replace(what, stage=3)
    if what.stage == 3:
        return _execute(machine, state, what)
    return event_resolved(machine, state, what)


def _offer(machine: Machine, state: State, what: Pending) -> State | None:
    """Each player in turn may save or cancel; at the end of a phase nobody may."""
    window = innermost(state)
    if window is None or not what.announced:
        return None
    if what.canceled:
        return None
    is_nested = what.kind in ("passive", "response")
    turn = first_to_respond(state, window) if what.turn < 0 else what.turn
    for waited in range(what.passes, in_the_game(state)):
        options = saves_and_cancels(machine.at(state), what, turn)
        if options:
            name = machine.game.players[turn]
            cites = (*_WHEN[what.kind], *(who_begins(window) if what.turn < 0 else CLOCKWISE))
            if what.turn < 0:
                state = say(state, "window", f"Saves and cancels: {what.text}.", cites)
                state = assume(machine, state, "order of nested") if is_nested else state
            decision = opportunity_for(
                turn, "response", f"{name} may save or cancel, or pass: {what.text}.", options, cites
            )
            return ask(state, replace(what, turn=turn, passes=waited), decision)
        turn = following(state, turn)
    return None


@six_steps.frame_answer(Pending, *PASSING, *SAVE_CANCEL)
def answer(machine: Machine, state: State, what: Pending, decision: Decision, given: Answer) -> State:
    """A pass, or a save or cancel response, which is initiated, may be saved from and canceled itself, and is executed."""
    turn = following(state, decision.player)
    if given == PASS:
        name = machine.game.players[decision.player]
        state = say(state, "decision", f"{name} passes.", PASSING, decision.player)
        return push(state, replace(what, turn=turn, passes=what.passes + 1))
    option = decision.options[given.options[0]]
    used = (*what.used, (option.card, option.ability, option.event))
    state = push(state, replace(what, turn=turn, passes=0, used=used))
    if option.ability == DUPLICATE:
        return save_by_duplicate(machine, state, option.card, decision.player)
    frame = Initiation(
        player=decision.player,
        card=option.card,
        ability=option.ability,
        event=option.event,
        trigger=what.announced[option.event],
    )
    return push(state, frame)


def _execute(machine: Machine, state: State, what: Pending) -> State:
    """Step 3: what is canceled is not executed; all else is carried out as far as possible."""
    if what.canceled:
        state = say(state, "effect", f"Canceled, so not executed: {what.text}.", _CANCELED, what.player)
        return event_resolved(machine, state, what)
    if what.kind in ("action", "event"):
        state = at_step(state, 3)
    if what.text and what.kind != "event":
        state = say(state, "ability", f"Executed: {what.text}.", _EXECUTED[what.kind], what.player)
    state = push(state, replace(what, stage=4))
    if what.resolution is not None:
        return push(state, what.resolution)
    return push(state, Occurrence(events=what.events, nested=True)) if what.events else state
