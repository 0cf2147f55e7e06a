"""The one effect of a card: it gains power. Shared rules resolve it; named here is the paragraph on which each rests."""

from agot_judge.engine.ability import GainPower
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.frames import Occurrence, Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.rules.effects import effects_power_and_gold, power_and_gold
from agot_judge.rules.resolution.resolution import resolve
from tests.editions.toy.rulebook import toy

POWER = ("toy/rules/power/1",)

toy.frame(Resolution, "toy/rules/deeds/1")(resolve)
toy.effect(GainPower, *POWER)(effects_power_and_gold.gain_power)
toy.event("gain power", *POWER)(power_and_gold.gain_power)


@toy.frame(Occurrence, *POWER)
def occur(machine: Machine, state: State, occurrence: Occurrence) -> State:
    """What the effect brings about happens at once: nothing can be done before or after it."""
    for event in occurrence.events:
        happened = toy.events[event.kind](machine, state, event)
        state = state if happened is None else say(happened, "occurrence", "Power is placed.", POWER)
    return state
