"""The framework action, or the segment, that follows another on the charts."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.frames import ActionWindow, Step
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say
from agot_judge.rules.six_steps.assumed import assume
from agot_judge.rules.six_steps.challenges.empty import challenge_is_over, end_if_empty
from agot_judge.rules.six_steps.frames import Window
from agot_judge.rules.six_steps.round.chart import chart_of
from agot_judge.rules.six_steps.rulebook import six_steps
from agot_judge.rules.six_steps.winning.watching import watch_apart

FAQ = "1e/faq"
_OF_A_CHALLENGE = ("declare-challenge", "stealth-and-defenders")
_ORDER = tuple(f"{FAQ}/{line}" for line in (
    "plot-phase-chart/12", "draw-phase-chart/9", "marshalling-phase-chart/16", "challenges-phase-chart/26",
    "dominance-phase-chart/8", "standing-phase-chart/8", "taxation-phase-chart/8",
))  # fmt: skip


@six_steps.rule(
    *_ORDER, f"{FAQ}/action/1", f"{FAQ}/marshalling-phase-chart/13", f"{FAQ}/challenges-phase-chart/23"
)
def after_box(machine: Machine, state: State, window: Window) -> State:
    """The state with what comes next: the segment of player actions, then the next framework action."""
    name = window.box
    box = chart_of(machine.edition).by_name[name]
    state = replace(state, were_active=state.were_active or (state.first_player,))
    if state.challenge is None and name in _OF_A_CHALLENGE:
        return _without_challenge(state, window)
    if name == "challenge-resolution":
        state = challenge_is_over(machine, assume(machine, state, "challenge over"))
        state = push(state, Step(number="declare-challenge"), ActionWindow(after=name))
        return watch_apart(machine, state)
    if name in ("next-active-player", "finish-challenges"):
        return _next_player(machine, state, name)
    if box.is_end:
        return _next_phase(machine, state, name)
    state = push(state, Step(number=chart_of(machine.edition).following[name]))
    state = push(state, ActionWindow(after=name)) if box.segment else state
    return end_if_empty(machine, state)


def _without_challenge(state: State, window: Window) -> State:
    """Nothing was declared, so the active player is finished; or the challenge has ended, so that the next one follows."""
    was_there = window.box != "declare-challenge" or any(
        event.kind == "initiate challenge" for event in window.occurred
    )
    if not was_there:
        return push(state, Step(number="finish-challenges"))
    return push(state, Step(number="declare-challenge"), ActionWindow(after=window.box))


def _next_player(machine: Machine, state: State, name: str) -> State:
    """Everybody is the active player once in a phase."""
    again = "count-income" if name == "next-active-player" else "declare-challenge"
    if state.active_player < 0:
        state = replace(state, active_player=state.first_player)
        return push(state, Step(number=chart_of(machine.edition).following[name]))
    state = push(state, Step(number=again))
    return push(state, ActionWindow(after=name)) if name == "finish-challenges" else state


def _next_phase(machine: Machine, state: State, name: str) -> State:
    if state.stop == "phase" or (name == chart_of(machine.edition).last and state.stop == "round"):
        return state
    if name == chart_of(machine.edition).last:
        state = replace(state, round=state.round + 1)
        state = say(state, "framework", f"Round {state.round} follows.", _ORDER[-1:])
    return push(state, Step(number=chart_of(machine.edition).following[name]))
