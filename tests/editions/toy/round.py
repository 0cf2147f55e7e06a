"""The steps of the round: each puts the next one on the stack, and on top of it what is done in the step."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.frames import Step
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say
from tests.editions.toy.frames import Deeds
from tests.editions.toy.framework import FRAMEWORK
from tests.editions.toy.rulebook import toy

ROUND = ("toy/rules/round/1",)
CLASH = ("toy/rules/clash/1",)
_TITLES = {step.number: step.title for step in FRAMEWORK.steps}


@toy.step("a1", _TITLES["a1"], *ROUND)
@toy.step("a3", _TITLES["a3"], *ROUND)
@toy.step("b2", _TITLES["b2"], *ROUND)
def begin(machine: Machine, state: State, step: Step) -> State:
    """The step begins. The next one follows, unless the run ends with this phase or this was the last step."""
    numbers = FRAMEWORK.numbers
    phase = FRAMEWORK.phase_of(step.number)
    state = replace(state, step=step.number, phase=phase)
    state = say(state, "framework", f"{step.number} {_TITLES[step.number]}.", ROUND)
    if step.number == numbers[-1] or (FRAMEWORK.ends_phase(step.number) and state.stop == "phase"):
        return state
    return push(state, Step(number=numbers[numbers.index(step.number) + 1]))


@toy.step("a2", _TITLES["a2"], *ROUND, "toy/rules/deeds/1")
def open_deeds(machine: Machine, state: State, step: Step) -> State:
    """Deeds open, the first player first."""
    return push(begin(machine, state, step), Deeds(turn=state.first_player))


@toy.step("b1", _TITLES["b1"], *ROUND, *CLASH)
def stand_all(machine: Machine, state: State, step: Step) -> State:
    """All cards stand."""
    state = say(begin(machine, state, step), "framework", "All cards stand.", CLASH)
    return replace(state, cards=tuple(replace(card, kneeling=False) for card in state.cards))
