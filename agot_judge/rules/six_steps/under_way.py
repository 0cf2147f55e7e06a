"""The frames on the stack, in the words of the rules."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.own_paragraphs import own_cites
from agot_judge.engine.rulebook import OpenThing
from agot_judge.engine.state.board import label
from agot_judge.engine.state.frames import ActionWindow, Frame, Initiation, Resolution, Step
from agot_judge.engine.state.state import State
from agot_judge.rules.six_steps.departure import leaves_at_once
from agot_judge.rules.six_steps.frames import (
    Entering,
    FrameworkEvent,
    Pending,
    SavingByDuplicate,
    Starting,
    Window,
)
from agot_judge.rules.six_steps.round.chart import chart_of

FAQ = "1e/faq"
_STEPS = {
    1: ("initiated", "2"),
    2: ("saves and cancels", "3"),
    3: ("executed", "4"),
    4: ("passives", "5"),
    5: ("responses", "10"),
    6: ("its end", "15"),
}


def describe_frame(machine: Machine, state: State, frame: Frame) -> OpenThing | None:
    """A frame of the stack in words, with a paragraph of the edition; None for one that only waits to begin."""
    found = _described(machine, state, frame)
    if found is None or not found.cite:
        return found
    own = own_cites(machine.edition, (found.cite,))
    return replace(found, cite=own[0] if own else "")


def _described(machine: Machine, state: State, frame: Frame) -> OpenThing | None:
    game, players = machine.game, machine.game.players
    if isinstance(frame, Step):
        return None
    if isinstance(frame, ActionWindow):
        if frame.turn < 0:
            return None
        return OpenThing(kind="window", text="Player actions", cite=f"{FAQ}/player-action/1")
    if isinstance(frame, Window):
        words, line = _STEPS[frame.step]
        whose = (
            chart_of(machine.edition).by_name[frame.box].title
            if frame.box
            else f"an action of {players[frame.player]}"
        )
        if not frame.box and frame.player < 0:
            whose = "what happens"
        step = "" if leaves_at_once(machine) else f"step {frame.step}, "
        text = f"Action window of {whose}: {step}{words}"
        return OpenThing(kind="window", text=text, cite=f"{FAQ}/action-window/{line}")
    if isinstance(frame, Pending):
        kind = "window" if frame.stage == 2 else "ability"
        words = "Saves and cancels" if frame.stage == 2 else "Executed" if frame.stage == 4 else "Initiated"
        return OpenThing(kind=kind, text=f"{words}: {frame.text}", cite=f"{FAQ}/save-cancel-responses/2")
    if isinstance(frame, FrameworkEvent):
        return OpenThing(kind="step", text=frame.name.capitalize(), cite=f"{FAQ}/framework-actions/2")
    if isinstance(frame, Initiation):
        return OpenThing(
            kind="ability", text=f"{players[frame.player]} uses {label(game, frame.card)} (step 1)"
        )
    if isinstance(frame, Resolution):
        source = label(game, frame.card) if frame.card >= 0 else "an effect"
        return OpenThing(kind="ability", text=f"The effects of {source} are carried out")
    if isinstance(frame, Entering):
        return OpenThing(kind="ability", text=f"{players[frame.player]} plays {label(game, frame.card)}")
    if isinstance(frame, SavingByDuplicate):
        return OpenThing(kind="ability", text=f"{label(game, frame.card)} is saved by its duplicate")
    if isinstance(frame, Starting):
        return OpenThing(kind="ability", text="The effect with which the run starts")
    return OpenThing(kind="ability", text=type(frame).__name__)
