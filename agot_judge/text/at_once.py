"""The same done to several cards, each of which has a name of its own: ``kill those characters``."""

from agot_judge.engine.ability.ability import (
    Adjust,
    AtOnce,
    Cost,
    Delayed,
    Effect,
    Forbid,
    Later,
    Modify,
    Permit,
)
from agot_judge.engine.ability.cards import Cards
from agot_judge.text.spoken import Spoken

Effects = tuple[Effect, ...]


def at_once(each: tuple[Effects, ...]) -> Effects:
    """What is done to each of them, simultaneously; one after the other where nothing happens at that moment."""
    effects = tuple(effect for one in each for effect in one)
    if not all(each) or all(_waits_or_lasts(effect) for effect in effects):
        return effects
    return (AtOnce(each=each),)


def done_at_once(reading: Spoken, effects: Effects) -> Effects:
    """The same deed done to several cards, each named on its own: ``kill this card and that character``.

    What is picked is picked one after the other, lest a card be picked for both; costs are paid together in any case.
    """
    picked = any(isinstance(on := getattr(one, "on", None), Cards) and on.pick is not None for one in effects)
    if len(effects) < 2 or picked or reading.part == "cost":
        return effects
    return at_once(tuple((one,) for one in effects))


def _waits_or_lasts(effect: Effect) -> bool:
    """Whether it only comes into force. A character whose STR is lowered may be killed by that, the others with it."""
    if isinstance(effect, Modify):
        number = effect.strength
        lowers = effect.lower_strength or effect.halve_strength or effect.set_strength is not None
        return not lowers and (not isinstance(number, int) or number >= 0)
    return isinstance(effect, Cost | Forbid | Permit | Adjust | Delayed | Later)
