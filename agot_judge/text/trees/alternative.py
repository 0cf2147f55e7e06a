"""Effects that happen instead of what was said just before: ``(+2 STR instead if ..)``."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability import Condition
from agot_judge.engine.ability.ability import Effect, ForEach, If, May
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.trees.picked_first import asks_of_its_pick, picked_first

Effects = tuple[Effect, ...]

Alternative = Callable[[Reading, Effects], Effects]
"""A change of the effects said before. Called with the reading and those effects. Raises Unclear."""


class Conditional(Struct, frozen=True, kw_only=True):
    """An alternative that is so only if a condition is true, which stands before or after it."""

    condition: Condition = Condition()


class ChangedLast(Conditional, frozen=True, kw_only=True):
    """An alternative to the last effect alone: the same effect, changed."""

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """The effects, of which the last one is another if the condition is true."""
        return other_last(effects, self.condition, self.changed)

    def changed(self, last: Effect) -> Effects:
        """The effect in place of the last one. Raises Unclear for an effect that cannot be so."""
        raise NotImplementedError


def other_last(effects: Effects, condition: Condition, changed: Callable[[Effect], Effects]) -> Effects:
    """The effects, of which the last one is another if the condition is true.

    ``You may kneel your faction card to draw 2 cards. (.. instead if ..)``: another is what is paid for.
    """
    last = last_of(effects)
    if condition == Condition(succeeded=True) and (len(effects) == 1 or isinstance(last, May)):
        # "You may kneel it. If you do, return that character to your hand instead": not in place of kneeling it
        raise Unclear("instead of what")
    paid = paid_for(last)
    if isinstance(last, May) and paid is not None:
        other = replace(paid, effects=other_last(paid.effects, condition, changed))
        return (*effects[:-1], replace(last, effects=(*last.effects[:-1], other)))
    if asks_of_its_pick(last, condition):
        return (*effects[:-1], picked_first(last, condition, changed))
    return (*effects[:-1], If(condition=condition, effects=changed(last), otherwise=(last,)))


def paid_for(effect: Effect) -> If | None:
    """The part of ``you may .. to ..`` that is done if the first part is done; None for another effect."""
    is_one = isinstance(effect, May) and bool(effect.effects) and not effect.otherwise
    last = effect.effects[-1] if isinstance(effect, May) and is_one else None
    done = isinstance(last, If) and last.condition == Condition(succeeded=True) and not last.otherwise
    return last if isinstance(last, If) and done else None


def other_number_last(
    effects: Effects, condition: Condition, changed: Callable[[Effect], Effects]
) -> Effects:
    """The same for a number: of what each of several players does, it is another for each."""
    each = last_of(effects)
    if not isinstance(each, ForEach) or each.player is None:
        return other_last(effects, condition, changed)
    return (*effects[:-1], replace(each, effects=other_number_last(each.effects, condition, changed)))


def last_of(effects: Effects) -> Effect:
    """The effect that was said last. Raises Unclear where there is none."""
    if not effects:
        raise Unclear("instead of what")
    return effects[-1]
