"""What happens instead of what was said just before. The meaning is a change of the effects before."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Cost, Delayed, Effect, ForEach, If, Later, May, Modify
from agot_judge.engine.ability.cards import Amount
from agot_judge.engine.ability.conditions import Condition
from agot_judge.engine.ability.effects_on_players import (
    DiscardFromHand,
    DiscardRandom,
    Draw,
    GainGold,
    GainPower,
    MovePower,
    PlaceGold,
)
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.substitution import with_x
from agot_judge.text.topic import Topic
from agot_judge.text.topics.changes import added
from agot_judge.text.topics.sentences import Effects, Sentence

alternatives = Topic("alternatives", "alternative", "instead", "sentence", "effects")

Alternative = Callable[[Effects], Effects]

THINGS: dict[str, tuple[type[Any], ...]] = {
    "gold": (GainGold, PlaceGold),
    "power": (GainPower, MovePower),
    "card": (Draw, DiscardFromHand, DiscardRandom),
    "cards": (Draw, DiscardFromHand, DiscardRandom),
}


def _instead_of_last(effects: Effects, condition: Condition, change: Callable[[Effect], Effects]) -> Effects:
    """The last effect, or if the condition is true what it is changed to."""
    if not effects:
        raise Unclear("instead of what")
    last = effects[-1]
    return (*effects[:-1], If(condition=condition, effects=change(last), otherwise=(last,)))


@alternatives.rule
def strength(reading: Reading, change: str, condition: Condition) -> Alternative:
    def changed(last: Effect) -> Effects:
        if not isinstance(last, Modify) or (last.strength == 0 and last.lower_strength == 0):
            raise Unclear("what has another STR")
        plain = replace(last, strength=0, lower_strength=0)
        fields: dict[str, Any] = added("strength", change)
        return (replace(plain, **fields),)

    return lambda effects: _instead_of_last(effects, condition, changed)


@alternatives.rule
def contributed(reading: Reading, many: int, condition: Condition) -> Alternative:
    def changed(last: Effect) -> Effects:
        if not isinstance(last, Modify) or not isinstance(last.contributes, int):
            raise Unclear("what contributes another STR")
        return (replace(last, contributes=many),)

    return lambda effects: _instead_of_last(effects, condition, changed)


@alternatives.rule
def amount(reading: Reading, many: Amount, thing: str, condition: Condition) -> Alternative:
    def changed(last: Effect) -> Effects:
        if not isinstance(last, THINGS[thing]):
            raise Unclear("of what there is another number")
        other: Effect = replace(last, amount=many)
        return (other,)

    return lambda effects: _instead_of_last(effects, condition, changed)


@alternatives.rule
def power(reading: Reading, many: Amount, condition: Condition) -> Alternative:
    return amount(reading, many, "power", condition)


@alternatives.rule
def by(reading: Reading, many: int, condition: Condition) -> Alternative:
    def changed(effects: Effects) -> Effects:
        last = effects[-1] if effects else None
        if not isinstance(last, Cost):
            raise Unclear("what costs less")
        if condition.fits is not None:
            return (*effects[:-1], replace(last, instead=(condition.fits, many)))
        return _instead_of_last(effects, condition, lambda cost: (replace(last, reduce=many),))

    return changed


@alternatives.rule
def effect(reading: Reading, found: Effects, condition: Condition) -> Alternative:
    return effect_if(reading, condition, found)


@alternatives.rule
def effect_if(reading: Reading, condition: Condition, found: Effects) -> Alternative:
    if not found:
        raise Unclear("a choice instead of something")

    def changed(last: Effect) -> Effects:
        """``you may .. instead``: if the player does not, what was said before happens."""
        first = found[0]
        if len(found) == 1 and isinstance(first, May) and not first.otherwise:
            return (replace(first, otherwise=(last,)),)
        return found

    return lambda effects: _instead_of_last(effects, condition, changed)


@alternatives.rule
def may_if(reading: Reading, condition: Condition, found: Effects) -> Alternative:
    if not found:
        raise Unclear("a choice instead of something")
    return lambda effects: _instead_of_last(
        effects, condition, lambda last: (May(effects=found, otherwise=(last,)),)
    )


@alternatives.rule
def unsaved(reading: Reading) -> Alternative:
    """``(Cannot be saved.)``: what the sentence before brings about."""

    def changed(effects: Effects) -> Effects:
        found = tuple(_unsaved(effect) for effect in effects)
        if found == effects:
            raise Unclear("only what leaves play can be saved")
        return found

    return changed


def _unsaved(effect: Effect) -> Effect:
    if isinstance(effect, Delayed | Later | ForEach | If | May):
        inner: Effect = replace(effect, effects=tuple(_unsaved(one) for one in effect.effects))
        return inner
    if hasattr(effect, "can_be_saved"):
        outer: Effect = replace(effect, can_be_saved=False)
        return outer
    return effect


@alternatives.rule
def where_x(reading: Reading, found: Effects, number: Amount) -> Sentence:
    reading.choices = [with_x(choice, number) for choice in reading.choices]
    return Sentence(with_x(found, number))


@alternatives.rule
def effects(reading: Reading, *found: Effects) -> Effects:
    return tuple(effect for one in found for effect in one)


@alternatives.rule
def otherwise(reading: Reading, found: Effects) -> Alternative:
    """``If .., ... Otherwise, ...``."""
    if not found:
        raise Unclear("a choice instead of something")

    def changed(effects: Effects) -> Effects:
        last = effects[-1] if effects else None
        if isinstance(last, If) and not last.otherwise:
            return (*effects[:-1], replace(last, otherwise=found))
        if isinstance(last, May) and not last.otherwise:
            return (*effects, If(condition=Condition(succeeded=False), effects=found))
        raise Unclear("otherwise than what")

    return changed
