"""Lasting effects of triggered and passive abilities: their variables are counted once, as they are carried out."""

from msgspec.structs import replace

from agot_judge.engine.ability import Modify
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.amounts import amount_of
from agot_judge.rules.lasting.lasting import modify as comes_into_force
from agot_judge.rules.resolution.scope_of import scope_of_resolution
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
_ONCE = (f"{FAQ}/3.11/2",)
_LASTING = (f"{FAQ}/general/2", f"{FAQ}/lasting-effects-conflict/1", f"{FAQ}/lasting-effects-conflict/2")


@six_steps.event("modify", *_LASTING, *_ONCE)
@six_steps.event("raise strength", *_LASTING, *_ONCE)
@six_steps.event("lower strength", *_LASTING, *_ONCE)
def modify(machine: Machine, state: State, event: Event) -> State | None:
    """The lasting effect comes into force, with the numbers that it has now."""
    effect = event.effect
    top = state.stack[-1] if state.stack else None
    if not isinstance(effect, Modify) or type(top) is not Resolution:
        return comes_into_force(machine, state, event)
    scope = scope_of_resolution(top)
    counted = {
        name: amount_of(machine.at(state), getattr(effect, name), scope)
        for name in ("strength", "lower_strength", "gold", "initiative", "claim", "set_strength")
        if getattr(effect, name) is not None and type(getattr(effect, name)) is not int
    }
    if not counted:
        return comes_into_force(machine, state, event)
    numbers = " and ".join(str(number) for number in counted.values())
    state = say(state, "effect", f"The variable is counted once: {numbers}.", _ONCE, top.player)
    return comes_into_force(machine, state, replace(event, effect=replace(effect, **counted)))
