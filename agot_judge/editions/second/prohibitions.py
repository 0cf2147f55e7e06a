"""What players cannot do because something in force says so: gain gold or power, draw, and the like."""

from agot_judge.editions.second.book import second
from agot_judge.engine.ability import Forbid
from agot_judge.engine.conditions import holds_in
from agot_judge.engine.continuous import active
from agot_judge.engine.machine import Machine
from agot_judge.engine.scope import players_said
from agot_judge.engine.state import State

_CANNOT = ("2e/rr/cannot/1",)


@second.rule(*_CANNOT)
def is_forbidden(machine: Machine, state: State, player: int, what: str) -> bool:
    """Whether something in force says that the player cannot do this at all (``draw``, ``gain gold``, ``gain power``).

    What forbids only such cards, or more than so many, is not looked at here.
    """
    if Forbid not in machine.index.standing and not state.in_force:
        return False
    for effect, scope, _ in active(machine, state, Forbid):
        if effect.cannot != what or effect.cards is not None or effect.more_than is not None:
            continue
        if player not in players_said(machine.game, state, effect.player, scope):
            continue
        if effect.unless is not None and holds_in(machine, state, effect.unless, scope):
            continue
        if effect.during is None or holds_in(machine, state, effect.during, scope):
            return True
    return False
