"""Who is "the losing opponent", or did what an ability reacted to: known when an effect comes into force that lasts longer."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability import Adjust, Condition, Cost, Forbid, Permit
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope

_GONE_LATER = frozenset({"winner", "loser", "triggering player", "acting player"})
_NEVER = Condition(none_of=(Condition(),))


def _asks(node: object) -> bool:
    return isinstance(node, Condition) and node.player == "this opponent" and node.player_is in _GONE_LATER


def _find_roles(effect: object) -> bool:
    return any(_asks(node) for node in nodes(effect))


speaks_of_roles: ByIdentity[object, bool] = ByIdentity(_find_roles)
"""True where it speaks of players by a part that nobody has any longer by then: ``each opponent other than the losing one``."""


@shared.rule("2e/rr/lasting-effects/1")
def with_roles_settled(
    position: Position, effect: Forbid | Cost | Permit | Adjust, scope: Scope
) -> Forbid | Cost | Permit | Adjust:
    """The effect as it is for this player, who is ``this opponent`` in the scope: whether he or she has the part is known now."""
    settled: Forbid | Cost | Permit | Adjust = _settled(position, effect, scope)
    return settled


def _settled(position: Position, tree: Any, scope: Scope) -> Any:
    if isinstance(tree, tuple):
        return tuple(_settled(position, part, scope) for part in tree)
    if not isinstance(tree, Struct):
        return tree
    if isinstance(tree, Condition) and _asks(tree):
        return Condition() if holds_in(position, tree, scope) else _NEVER
    changes = {name: _settled(position, getattr(tree, name), scope) for name in tree.__struct_fields__}
    changed = {name: value for name, value in changes.items() if value != getattr(tree, name)}
    return replace(tree, **changed) if changed else tree
