"""Effects in force on players and costs: constant effects of abilities that are active, and lasting ones."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from agot_judge.engine import ability as tree
from agot_judge.engine.ability import Cost as CostChange
from agot_judge.engine.reading import StandingEffect
from agot_judge.engine.state.state import InForce
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.continuous import holders, scope_if_active, scope_of_lasting
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Apart, Scope, and_this

Standing = TypeVar(
    "Standing",
    CostChange,
    tree.Forbid,
    tree.Permit,
    tree.Adjust,
    tree.InitiateChallenge,
    tree.TakeControl,
    tree.Sacrifice,
    tree.Kill,
    tree.Discard,
    tree.ReturnToHand,
    tree.Later,
)


def active(
    position: Position,
    kind: type[Standing],
    apart: Apart = (),
    concerns: Callable[[Standing], bool] = lambda _: True,
) -> Iterator[tuple[Standing, Scope, InForce | None]]:
    """Every effect of this kind that is in force: of constant abilities, and lasting ones (with their record).

    Of those that ``concerns`` leaves out it is not asked whether their conditions hold: they may depend on what is asked.
    """
    for one in position.standing(kind):
        source, effect, number, _ = one
        if not isinstance(effect, kind) or not concerns(effect):
            continue
        kept = position.kept_of_ability(source, number, kind.__name__)[0][0]
        key = id(one), apart
        if key not in kept:
            kept[key] = _scope_if_in_force(position, one, apart)
        scope: Scope | None = kept[key]
        if scope is not None:
            yield effect, scope, None
    for number, effect, when in position.index.gained_standing.get(kind, ()):
        if not isinstance(effect, kind) or not concerns(effect):
            continue
        for holder in holders(position, number, kind.__name__, apart):
            here = position.state.cards[holder]
            scope = Scope(
                source=holder, you=here.controller, apart=and_this(apart, (holder, number, kind.__name__))
            )
            if when is None or holds_in(position, when, scope):
                yield effect, scope, None
    for lasting in position.state.in_force:
        if isinstance(lasting.rule, kind) and concerns(lasting.rule):
            yield lasting.rule, scope_of_lasting(lasting, apart), lasting


def _scope_if_in_force(position: Position, one: StandingEffect, apart: Apart) -> Scope | None:
    """From where a constant effect on players or costs looks at the game, if it is in force."""
    source, effect, number, when = one
    scope = scope_if_active(position, source, number, type(effect).__name__, apart)
    return scope if scope is None or when is None or holds_in(position, when, scope) else None
