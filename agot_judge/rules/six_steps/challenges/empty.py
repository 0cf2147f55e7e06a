"""A challenge that is over, and one in which nobody participates any more, which ends at once, without resolution."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.frames import Step
from agot_judge.engine.state.state import PastChallenge, State
from agot_judge.engine.state.transition import say
from agot_judge.rules.six_steps.assumed import assume
from agot_judge.rules.six_steps.round.period_end import expire
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
EMPTY = (f"{FAQ}/3.33/1", f"{FAQ}/3.28/1")
_WITHIN = ("stealth-and-defenders", "challenge-resolution")


@six_steps.rule(*EMPTY)
def end_if_empty(machine: Machine, state: State) -> State:
    """The state without the challenge, if no character participates in it after attackers were declared."""
    if end_if_empty not in machine.rulebook.cites:
        return state  # the edition resolves it, and nobody wins
    challenge = state.challenge
    if challenge is None or challenge.determined or challenge.attackers or challenge.defenders:
        return state
    waiting = any(type(frame) is Step and frame.number in _WITHIN for frame in state.stack)
    if not waiting:
        return state
    return without_challenge(
        machine, state, "No character participates: the challenge ends without resolution.", EMPTY
    )


@six_steps.rule(*EMPTY)
def without_challenge(machine: Machine, state: State, text: str, cites: tuple[str, ...]) -> State:
    """The state in which the challenge is over without resolution, and what lasted until its end is, too: play goes on to the
    next declaration."""
    if state.challenge is None:
        return state
    state = assume(machine, say(state, "state", text, cites), "challenge over")
    state = challenge_is_over(machine, state)
    stack = tuple(
        replace(frame, number="declare-challenge")
        if type(frame) is Step and frame.number in _WITHIN
        else frame
        for frame in state.stack
    )
    return replace(state, stack=stack)


@six_steps.rule(f"{FAQ}/action-window-step-6/1", f"{FAQ}/3.31/1")
def challenge_is_over(machine: Machine, state: State) -> State:
    """The state without the challenge, after step 6 of its resolution, or when it ends without one."""
    challenge = state.challenge
    if challenge is None:
        return state
    state = expire(machine, state, "challenge")
    past = PastChallenge(
        type=challenge.type,
        attacker=challenge.attacker,
        defender=challenge.defender,
        winner=challenge.winner,
        loser=challenge.loser,
        phase=state.phase,
        by=challenge.by,
        unopposed=challenge.unopposed,
        attackers=challenge.attackers,
        defenders=challenge.defenders,
    )
    uses = tuple(use for use in state.uses if use.period != "challenge")
    return replace(state, challenge=None, past=(*state.past, past), uses=uses)
