"""An effect with which a run starts: a player action that stands in step 1f, its costs paid."""

from msgspec.structs import replace

from agot_judge.engine.ability import ChooseNow
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Answer, Decision
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, push
from agot_judge.rules.resolution.resolution import answered, carry_out, next_choice
from agot_judge.rules.six_steps.frames import KindOfPending, Pending, Starting
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
_CHOOSE = (f"{FAQ}/action-window-step-1/8",)


@six_steps.frame(Starting, *_CHOOSE, f"{FAQ}/framework-actions/1")
def start(machine: Machine, state: State, frame: Starting) -> State:
    """Its targets are chosen now; then it is pending, and may be saved from and canceled."""
    if frame.resolution is None:
        by_player = bool(frame.events) and frame.events[0].by >= 0
        kind: KindOfPending = "action" if by_player else "event"
        return push(state, Pending(kind=kind, text="it happens", events=frame.events))
    resolution = frame.resolution
    while resolution.effects and isinstance(resolution.effects[0], ChooseNow):
        effect = resolution.effects[0]
        state, resolution, slot = next_choice(machine, state, resolution, effect)
        if slot is not None:
            return ask(state, replace(frame, resolution=resolution), replace(slot.decision, cites=_CHOOSE))
        resolution, is_chosen = _chosen(machine, state, resolution)
        if not is_chosen:
            break
    name = label(machine.game, resolution.card) if resolution.card >= 0 else "the effect"
    text = f"the effects of {name}"
    return push(state, Pending(kind="action", text=text, player=resolution.player, resolution=resolution))


def _chosen(machine: Machine, state: State, resolution: Resolution) -> tuple[Resolution, bool]:
    """The resolution with its first choice made, and whether anything could be chosen."""
    held = carry_out(machine, replace(state, stack=()), resolution, resolution.effects[0])
    if held.asking is not None or len(held.stack) < 2:
        return resolution, False
    rest, inner = held.stack[0], held.stack[-1]
    assert type(rest) is Resolution
    assert type(inner) is Resolution
    left = rest.effects[rest.done :]
    if inner.then and left:
        return resolution, False
    then = inner.then or rest.then
    return replace(inner, effects=(*inner.effects, *left), then=then), True


@six_steps.frame_answer(Starting, *_CHOOSE)
def target_chosen(
    machine: Machine, state: State, frame: Starting, decision: Decision, given: Answer
) -> State:
    """One more target."""
    assert frame.resolution is not None
    state, resolution = answered(machine, state, frame.resolution, given)
    return push(state, replace(frame, resolution=resolution))
