"""True where the judge's changes can be made, each as the ones before it leave the board."""

from msgspec.structs import replace

from agot_judge.engine.ability import Change, Changes
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.decision import PASS, Answer, Decision, Requirement
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.trace import Silence
from agot_judge.rules.by_hand.changes import in_groups
from agot_judge.rules.by_hand.refusals import refusals

_CITES = ("2e/rr/effects/3",)
_MOST_PASSES = 200


@shared.objection("by hand", *_CITES)
def objections(machine: Machine, state: State, decision: Decision, given: Answer) -> list[Requirement]:
    """The answer is a list of changes that are possible and that no rule forbids, unless the table made them anyway."""
    if given.by_hand is None:
        text = "Say what the effect does: a list of changes."
        return [Requirement(text=text, met=False, cites=_CITES)]
    frame = state.stack[-1]
    assert isinstance(frame, Resolution)
    trial: State | None = replace(state, asking=None, stack=(), log=Silence())
    for group in in_groups(given.by_hand):
        if trial is None:
            break  # what somebody chooses meanwhile decides: the rest is looked at as it is made
        found = [one for change in group for one in refusals(machine.at(trial), frame, change)]
        if found:
            return found
        trial = _after(machine, trial, frame, group)
    return []


def _after(machine: Machine, state: State, frame: Resolution, group: tuple[Change, ...]) -> State | None:
    """The board after these changes, everybody passing; None where somebody must choose."""
    made = replace(frame, effects=(Changes(changes=group),), then=(), done=0, picked=())
    state = replace(state, stack=(made,), stop="")
    for _ in range(_MOST_PASSES):
        state = machine.run(state)
        if state.asking is None:
            return state
        if not state.asking.may_pass:
            return None
        state = machine.take(state, PASS)
    return None
