"""Effects that happen instead of what was said just before: ``(+2 STR instead if ..)``.

A card that an effect picks itself is known before it is asked what is true of it: ``Move 1 power to a character. (2 power instead
if that character is standing.)`` And what is done instead is done to the same card.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.ability import ChooseNow, Effect, ForEach, If, May
from agot_judge.engine.ability.cards import Cards, Condition, Pick
from agot_judge.engine.ability.effects_on_cards import Sacrifice
from agot_judge.engine.ability.effects_on_players import DiscardFromDeck, DiscardFromHand, DiscardRandom, Draw
from agot_judge.engine.ability.later_choices import TARGETS, mentions, renamed
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.walk import nodes
from agot_judge.text.discourse.reading import Reading, Unclear

Effects = tuple[Effect, ...]

Alternative = Callable[[Reading, Effects], Effects]
"""A change of the effects said before. Called with the reading and those effects. Raises Unclear."""


class Conditional(Struct, frozen=True, kw_only=True):
    """An alternative that is so only if a condition is true, which stands before or after it."""

    condition: Condition = Condition()


class ChangedLast(Conditional, frozen=True, kw_only=True):
    """An alternative to the last effect alone: the same effect, changed by what is said."""

    change: Callable[[Effect, Any], Effect]
    """Raises Unclear for an effect that cannot be so."""
    said: Any

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """The effects, of which the last one is another if the condition is true."""
        return other_last(effects, self.condition, lambda last: (self.change(last, self.said),))


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


_FIELDS = ("on", "to", "source")


def asks_of_its_pick(effect: Effect, condition: Condition) -> bool:
    """True where the condition asks about the card that the effect picks as it resolves."""
    return condition.card == "those" and _field(effect) is not None


def _field(effect: Effect) -> str | None:
    """The field of the effect by which cards are picked; None: it works on what was spoken of."""
    named = ((field, getattr(effect, field, None)) for field in _FIELDS)
    return next((field for field, on in named if isinstance(on, Cards) and on.pick is not None), None)


def picked_first(effect: Effect, condition: Condition, changed: Callable[[Effect], Effects]) -> ChooseNow:
    """The effect, or what is done instead, to the card picked before. Raises Unclear where several may be picked."""
    field = _field(effect)
    assert field is not None
    on = getattr(effect, field)
    if on.pick != Pick():
        raise Unclear("of which of them it has to be true")
    if any(mentions((effect,), index) for index in range(len(TARGETS))):
        raise Unclear("whether it is the one that was chosen")
    done: Any = replace(effect, **{field: "target"})
    other = changed(done)
    if any(_field(one) is not None for one in other):
        raise Unclear("whether it is the one of which it has to be true")
    whole: If = renamed(If(condition=condition, effects=other, otherwise=(done,)), {"those": "target"})
    return ChooseNow(choose=Choose(cards=replace(on, pick=None)), effects=(whole,))


def as_it_was_said(effect: Effect) -> Effect:
    """The alternative with the pick in what is done otherwise, as a text says it; every other effect as it is."""
    only = effect.effects[0] if isinstance(effect, ChooseNow) and len(effect.effects) == 1 else None
    if not isinstance(effect, ChooseNow) or not isinstance(only, If) or not only.otherwise:
        return effect
    if effect.choose != Choose(cards=effect.choose.cards) or effect.then or only.condition.card != "target":
        return effect
    if len(only.otherwise) > 1:
        return effect
    on = replace(effect.choose.cards, pick=Pick())
    other: If = renamed(replace(only, otherwise=()), {"target": "those"})
    return replace(other, otherwise=(_with_pick(only.otherwise[0], on),))


def _with_pick(effect: Effect, on: Cards) -> Effect:
    field = next((field for field in _FIELDS if getattr(effect, field, None) == "target"), None)
    changed: Any = effect if field is None else replace(effect, **{field: on})
    found: Effect = changed
    return found


_BRINGING = (DiscardFromDeck, DiscardFromHand, DiscardRandom, Draw)
"""Effects by which alone the cards are known that they concern."""


def of_the_same(effects: Effects, last: Effect, condition: Condition | None) -> Effects:
    """The effects that are done instead of ``last``, to the card that would be picked for ``last``. Raises Unclear where the card
    is only known once ``last`` is done, or where the condition asks about the card."""
    on = getattr(last, "on", None)
    picks = isinstance(on, Cards) and on.pick is not None
    if not picks and not isinstance(last, _BRINGING):
        return effects
    if not _speak_of_those(effects):
        return effects
    first, *rest = effects
    # one's own, said or not
    own = isinstance(last, Sacrifice) and isinstance(on, Cards) and on.controller != "you"
    if not picks or own or getattr(first, "on", None) != "those" or _speak_of_those((condition,)):
        raise Unclear("which card it is, where the other thing is not done")
    change: Callable[..., Any] = replace
    return (change(first, on=on), *rest)


def _speak_of_those(found: tuple[object, ...]) -> bool:
    names = ("on", "card", "among", "of", "to")
    return any(getattr(node, name, None) == "those" for node in nodes(found) for name in names)
