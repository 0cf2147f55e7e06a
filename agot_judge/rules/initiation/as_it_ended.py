"""The challenge that has just ended, as a reaction to its end speaks of it: ``after a challenge in which he is attacking
ends``."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Condition, Happened
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import Challenge, State
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope

_PARTS = ("attacking", "defending", "participating", "alone")


@shared.rule("2e/rr/4.2.6/1", "2e/rr/reactions/1")
def holds_of_it(position: Position, condition: Condition, scope: Scope, event: Event | None) -> bool:
    """True where it is true; who took part in a challenge that has ended, is seen as it was until then."""
    state = position.state
    if event is not None and event.kind == "challenge ends" and _speaks_of_parts(condition):
        state = _as_it_ended(state)
    return holds_in(position.at(state), condition, scope)


def _speaks_of_parts(condition: Condition) -> bool:
    return any(_speaks_of_it(node) for node in nodes(condition))


def _speaks_of_it(node: object) -> bool:
    """True where it is said of cards that they take part, or of what happened in "that challenge"."""
    if isinstance(node, Happened):
        return node.period == "challenge"
    return isinstance(node, Cards) and any(getattr(node, part) is not None for part in _PARTS)


def _as_it_ended(state: State) -> State:
    if state.challenge is not None or not state.past:
        return state
    past = state.past[-1]
    ended = Challenge(
        type=past.type,
        attacker=past.attacker,
        defender=past.defender,
        attackers=past.attackers,
        defenders=past.defenders,
        determined=True,
        winner=past.winner,
        loser=past.loser,
        unopposed=past.unopposed,
        by=past.by,
        resolved=True,
    )
    return replace(state, challenge=ended, past=state.past[:-1])
