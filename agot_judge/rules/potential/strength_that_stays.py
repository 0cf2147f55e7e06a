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
    direction = _direction(position, effect, card)
    if direction < 0 and is_not_reduced(position, card, scope.source):
        return REDUCED
    if direction > 0 and is_not_raised(position, card, scope.source):
        return RAISED
    return ""


def _direction(position: Position, effect: Modify, card: int) -> int:
    """-1 where everything that the effect does to STR reduces it, 1 where it raises it; 0 for both, for nothing, and where a
    number is not known yet."""
    changes: list[int] = []
    if effect.strength != 0:
        changes.append(1 if not isinstance(effect.strength, int) or effect.strength > 0 else -1)
    if effect.lower_strength != 0 or effect.halve_strength:
        changes.append(-1)
    if effect.multiply_strength != 1:
        changes.append(1)
    if effect.set_strength is not None:
        if effect.base_value or not isinstance(effect.set_strength, int):
            return 0
        base = base_strength(position, card, modifiers(position, card, "strength"))
        changes.append((effect.set_strength > base) - (effect.set_strength < base))
    return changes[0] if changes and len(set(changes)) == 1 else 0


def _find_strength_alone(effect: Modify) -> bool:
    plain = replace(
        effect, strength=0, lower_strength=0, set_strength=None, multiply_strength=1, halve_strength=""
    )
    nothing = Modify(on=effect.on, until=effect.until, condition=effect.condition, during=effect.during)
    return plain == nothing


_is_of_strength_alone: ByIdentity[Modify, bool] = ByIdentity(_find_strength_alone)
