"""Two triggering conditions of which either does."""

from msgspec.structs import replace

from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.discourse.reading import Unclear


def either_of(one: Trigger, other: Trigger) -> Trigger:
    """One of two occurrences that have nothing in common. Raises Unclear where they are used in different windows."""
    if one.would != other.would:
        raise Unclear("two triggering conditions")
    if one.one_or_more or other.one_or_more:
        raise Unclear("how often for several at once")
    return replace(one, or_else=(*one.or_else, other))
