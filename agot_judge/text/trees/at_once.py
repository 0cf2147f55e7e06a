"""Effects on several cards at once, each of which has a name of its own: ``kill those characters``."""

from agot_judge.engine.ability.ability import AtOnce, Delayed, Effect, Forbid, Later, Modify, Permit
from agot_judge.engine.ability.changed_numbers import Adjust, Cost

Effects = tuple[Effect, ...]


def at_once(each: tuple[Effects, ...]) -> Effects:
    """The effects on each of several cards, simultaneous; one after the other where nothing happens at that moment."""
    effects = tuple(effect for one in each for effect in one)
    if not all(each) or all(_waits_or_lasts(effect) for effect in effects):
        return effects
    return (AtOnce(each=each),)


def _waits_or_lasts(effect: Effect) -> bool:
    """True where it only comes into force. A character whose STR is lowered may be killed by that, the others with it."""
    if isinstance(effect, Modify):
        number = effect.strength
        lowers = effect.lower_strength or effect.halve_strength or effect.set_strength is not None
        return not lowers and (not isinstance(number, int) or number >= 0)
    return isinstance(effect, Cost | Forbid | Permit | Adjust | Delayed | Later)
