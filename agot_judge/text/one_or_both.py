"""``.. or .. (or both if ..)``: a third choice that only a condition opens; ``(both instead if ..)``: no choice any more."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect, Either
from agot_judge.text.alternative import Conditional, Effects, other_last
from agot_judge.text.reading import Reading, Unclear


class OrBoth(Conditional, frozen=True, kw_only=True):
    """The player may choose to do the two after each other, if the condition is true."""

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """The effects, of which the last one is a choice between two. Raises Unclear where it is none."""
        return other_last(effects, self.condition, _with_both)


class Both(Conditional, frozen=True, kw_only=True):
    """The two are done after each other, if the condition is true; nothing is chosen then."""

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """The effects, of which the last one is a choice between two. Raises Unclear where it is none."""
        return other_last(effects, self.condition, _the_two)


def _the_two(last: Effect) -> Effects:
    first, second = _options(last)
    return (*first, *second)


def _options(last: Effect) -> tuple[Effects, Effects]:
    if not isinstance(last, Either) or len(last.options) != 2 or last.times != 1:
        raise Unclear("both of what")
    first, second = last.options
    return first, second


def _with_both(last: Effect) -> Effects:
    first, second = _options(last)
    assert isinstance(last, Either)
    labels = (*last.labels, "both") if last.labels else ()
    return (replace(last, options=(first, second, (*first, *second)), labels=labels),)
