"""A challenge that is over: what lasted until then ends, and it is remembered."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.state import PastChallenge, State
from agot_judge.rules.six_steps.round.period_end import expire
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"


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
