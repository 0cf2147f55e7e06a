"""Targets that change after they were chosen: a card becomes the target of an ability in place of its only one."""

from msgspec.structs import replace

from agot_judge.engine.ability import BecomeTarget
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.immunity import initiated_by
from agot_judge.rules.effects.affecting import affected
from agot_judge.rules.resolution.resolution import fail

_CHOSEN_OTHERWISE = ("2e/rr/target/2", "2e/rr/target/1")


@shared.effect(BecomeTarget, *_CHOSEN_OTHERWISE)
def become_target(machine: Machine, state: State, frame: Resolution, effect: BecomeTarget) -> State:
    """The controller of an ability chooses its targets unless a card specifies otherwise: this one does."""
    cards = affected(machine.at(state), frame, effect)
    initiation = initiated_by(state, frame.trigger)
    if len(cards) != 1 or initiation is None:
        return fail(machine, state, frame, "there is no target to take the place of.")
    at = state.stack.index(initiation)
    changed = replace(
        initiation, targets=tuple((cards[0],) if chosen else () for chosen in initiation.targets)
    )
    name = machine.game.cards[initiation.card].definition.face.name
    text = f"{label(machine.game, cards[0])} becomes the target of {name}."
    state = say(state, "effect", text, _CHOSEN_OTHERWISE, frame.player)
    return replace(state, stack=(*state.stack[:at], changed, *state.stack[at + 1 :]))
