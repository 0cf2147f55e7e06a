"""Effects that would do nothing but reduce a STR that cannot be reduced, or increase one that cannot be increased."""

from msgspec.structs import replace

from agot_judge.engine.ability import Effect, Modify
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.values.continuous import modifiers
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.prohibitions import is_not_raised, is_not_reduced
from agot_judge.engine.values.scope import Scope
from agot_judge.engine.values.values import base_strength

REDUCED = "have its STR reduced"
RAISED = "have its STR raised"


@shared.rule("2e/rr/target/8", "2e/rr/abilities/6", "2e/rr/cannot/1")
def kept_from(position: Position, effect: Effect, card: int, scope: Scope) -> str:
    """The one thing that the effect does and that the card cannot have: its STR reduced, or raised; empty for any other effect.

    A lasting effect comes into force on such a card all the same, where nobody chooses it: the modifier is ignored.
    """
    index = position.index
    if not isinstance(effect, Modify) or not (index.keeps_strength or index.strength_stays):
        return ""
    if not _is_of_strength_alone(effect):
        return ""
    if is_not_reduced(position, card, scope.source) and _would(position, effect, card, raising=False):
        return REDUCED
    if is_not_raised(position, card, scope.source) and _would(position, effect, card, raising=True):
        return RAISED
    return ""


def _would(position: Position, effect: Modify, card: int, *, raising: bool) -> bool:
    """True where each change that the effect makes of STR raises it, or each reduces it."""
    changes: list[bool] = []
    if effect.strength != 0:
        changes.append(not isinstance(effect.strength, int) or effect.strength > 0)
    if effect.lower_strength != 0 or effect.halve_strength:
        changes.append(False)
    if effect.multiply_strength != 1:
        changes.append(True)
    if effect.set_strength is not None:
        if effect.base_value or not isinstance(effect.set_strength, int):
            return False
        base = base_strength(position, card, modifiers(position, card, "strength"))
        if effect.set_strength == base:
            return False
        changes.append(effect.set_strength > base)
    return bool(changes) and all(change == raising for change in changes)


def _find_strength_alone(effect: Modify) -> bool:
    plain = replace(
        effect, strength=0, lower_strength=0, set_strength=None, multiply_strength=1, halve_strength=""
    )
    nothing = Modify(on=effect.on, until=effect.until, condition=effect.condition, during=effect.during)
    return plain == nothing


_is_of_strength_alone: ByIdentity[Modify, bool] = ByIdentity(_find_strength_alone)
