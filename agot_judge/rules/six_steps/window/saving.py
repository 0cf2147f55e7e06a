"""The effects of save and cancel responses, on what is pending below them."""

from msgspec.structs import replace

from agot_judge.engine.ability import Cancel, Save
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.rules.resolution.resolution import happen
from agot_judge.rules.six_steps.frames import Pending
from agot_judge.rules.six_steps.rulebook import six_steps
from agot_judge.rules.six_steps.window.record import with_frame
from agot_judge.rules.six_steps.winning.watching import TERMINAL

FAQ = "1e/faq"
SAVED = (
    f"{FAQ}/save-cancel-responses/2",
    f"{FAQ}/action-window-step-2/1",
    "ccg/rules/save-cancel-responses/4",
)
_LIFTED = (f"{FAQ}/3.19/2",)
_CANCEL = (f"{FAQ}/3.4/1", f"{FAQ}/save-cancel-responses/2")


def answered(state: State) -> Pending | None:
    """The pending effect that a save or a cancel being executed answers: the one still open to them, nearest below."""
    return next(
        (frame for frame in reversed(state.stack) if type(frame) is Pending and frame.stage == 2), None
    )


@six_steps.effect(Save, *SAVED, f"{FAQ}/responses/1")
def save(machine: Machine, state: State, frame: Resolution, effect: Save) -> State:
    """The card that would leave play is saved."""
    if frame.trigger is None:
        return state
    return happen(
        state, (Event(kind="save", card=frame.trigger.card, player=frame.player, cause=frame.trigger.cause),)
    )


@six_steps.event("save", *SAVED, *_LIFTED)
def card_is_saved(machine: Machine, state: State, event: Event) -> State | None:
    """It stays in play: what is pending does not remove it."""
    what = answered(state)
    if what is None:
        return None if not any(type(frame) is Pending and frame.is_trial for frame in state.stack) else state
    state = with_frame(state, what, replace(what, saved=(*what.saved, event.card)))
    cites = (*SAVED, *(_LIFTED if event.cause == TERMINAL else ()))
    return say(state, "occurrence", f"{label(machine.game, event.card)} is saved.", cites, event.player)


@six_steps.effect(Cancel, *_CANCEL)
def cancel(machine: Machine, state: State, frame: Resolution, effect: Cancel) -> State:
    """The effects of what is pending are canceled: costs stay paid, and targets chosen."""
    what = answered(state)
    if what is None:
        return state
    state = with_frame(state, what, replace(what, canceled=True))
    return say(state, "effect", f"Its effects are canceled: {what.text}.", _CANCEL, frame.player)
