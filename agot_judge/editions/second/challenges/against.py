"""Prohibitions that hold in challenges "against" a player: of whom that is true."""

from msgspec.structs import replace

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Condition
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.values.continuous import modifiers
from agot_judge.engine.values.position import Position
from agot_judge.rules.prohibitions.forbidding import not_forbidden

_AGAINST = ("2e/rr/against/1",)
_WHO = {"attacking player": ("2e/rr/attacker/2",), "defending player": ("2e/rr/defender/2",)}
"""By the role that a condition names: the paragraph that says who has it."""


@second.rule(*_AGAINST, *(cite for cites in _WHO.values() for cite in cites))
def not_forbidden_against(position: Position, card: int, what: str) -> Requirement:
    """The requirement that nothing says that the card cannot be declared; where something says so of challenges against a
    player, or by a player who attacks or defends, the paragraph that says who that is."""
    found = not_forbidden(position, card, what)
    if found.met:
        return found
    roles = {
        node.you_are
        for change in modifiers(position, card, "cannot")
        if what in change.modify.cannot
        for node in nodes(change.modify)
        if isinstance(node, Condition) and node.you_are in _WHO
    }
    cites = _AGAINST if len(roles) == len(_WHO) else tuple(cite for role in roles for cite in _WHO[role])
    return replace(found, cites=(*found.cites, *cites))
