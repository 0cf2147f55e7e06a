"""Delayed effects as passives of step 4: those that waited for an occurrence, and those due at the end of a phase."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Awaited
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say
from agot_judge.rules.lasting.delayed import is_due, resolution_of, resolve_awaited
from agot_judge.rules.six_steps.frames import Passive, Pending
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
AT_THE_END = (f"{FAQ}/2.6/3",)
_IF_IN_PLAY = (f"{FAQ}/3.13/3",)


@six_steps.rule(f"{FAQ}/action-window-step-4/1")
def awaited(machine: Machine, state: State, occurred: tuple[Event, ...]) -> tuple[State, tuple[Passive, ...]]:
    """The delayed effects that waited for what has occurred, as passives, and the state without those that wait no longer."""
    if not occurred:
        return state, ()
    after = resolve_awaited(machine, state, occurred)
    top = after.stack[-1] if len(after.stack) > len(state.stack) else None
    if not isinstance(top, Awaited):
        return after, ()
    found = tuple(Passive(card=one.card, resolution=one) for one in top.resolutions)
    return replace(after, stack=after.stack[:-1]), found


@six_steps.rule(*AT_THE_END)
def due_at_the_end(state: State) -> tuple[Passive, ...]:
    """The delayed effects that are due at the end of the phase."""
    return tuple(
        Passive(card=effect.source, serial=effect.serial)
        for effect in state.in_force
        if effect.effects
        and effect.trigger is None
        and effect.until == "phase"
        and effect.of_phase in ("", state.phase)
    )


@six_steps.rule(*AT_THE_END, *_IF_IN_PLAY)
def resolve_delayed(machine: Machine, state: State, one: Passive) -> State:
    """A delayed effect is initiated; it is about cards only as far as they are still in play."""
    source = label(machine.game, one.card) if one.card >= 0 else "a card effect"
    if one.resolution is not None:
        text = f"The delayed effect of {source} resolves"
        return push(
            state, Pending(kind="passive", text=text, player=one.resolution.player, resolution=one.resolution)
        )
    effect = next((effect for effect in state.in_force if effect.serial == one.serial), None)
    if effect is None:
        return state
    kept = tuple(other for other in state.in_force if other.serial != one.serial)
    state = replace(state, in_force=kept)
    cards = tuple(card for card in effect.cards if state.cards[card].zone == "play")
    if (effect.cards and not cards) or not is_due(machine.at(state), effect):
        text = f'"At the end of the phase" of {source}: it is about no card in play any more, or its condition is not met.'
        return say(state, "effect", text, (*_IF_IN_PLAY, *AT_THE_END))
    text = f'"At the end of the phase" of {source}'
    state = say(state, "ability", f"{text} initiates.", AT_THE_END)
    resolution = resolution_of(effect, cards)
    return push(state, Pending(kind="passive", text=text, player=effect.controller, resolution=resolution))
