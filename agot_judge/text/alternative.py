"""What happens instead of what was said just before: ``(+2 STR instead if ..)``."""

from collections.abc import Callable

from msgspec import Struct

from agot_judge.engine.ability.ability import Effect, If
from agot_judge.engine.ability.conditions import Condition
from agot_judge.text.reading import Reading, Unclear

Effects = tuple[Effect, ...]

Alternative = Callable[[Reading, Effects], Effects]
"""A change of the effects said before. Called with the reading and those effects. Raises Unclear."""


class Conditional(Struct, frozen=True, kw_only=True):
    """An alternative that is so only if a condition is true, which stands before or after it."""

    condition: Condition = Condition()


def other_last(effects: Effects, condition: Condition, changed: Callable[[Effect], Effects]) -> Effects:
    """The effects, of which the last one is another if the condition is true."""
    last = last_of(effects)
    return (*effects[:-1], If(condition=condition, effects=changed(last), otherwise=(last,)))


def last_of(effects: Effects) -> Effect:
    """The effect that was said last. Raises Unclear where there is none."""
    if not effects:
        raise Unclear("instead of what")
    return effects[-1]
