"""The same done to several cards, each of which has a name of its own: ``kill those characters``."""

from agot_judge.engine.ability.ability import AtOnce, Delayed, Effect, Forbid, Later, Modify, Permit
from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.changed_numbers import Adjust, Cost
from agot_judge.text.discourse.referents import Referents

Effects = tuple[Effect, ...]


def at_once(each: tuple[Effects, ...]) -> Effects:
    """What is done to each of them, simultaneously; one after the other where nothing happens at that moment."""
    effects = tuple(effect for one in each for effect in one)
    if not all(each) or all(_waits_or_lasts(effect) for effect in effects):
        return effects
    return (AtOnce(each=each),)


def done_at_once(reading: Referents, effects: Effects) -> Effects:
    """The same deed done to several cards, each named on its own: ``kill this card and that character``.

    What is picked is picked one after the other where a card could be picked for both; costs are paid together in any case.
    """
    if len(effects) < 2 or reading.clause.part == "cost" or not _apart(effects):
        return effects
    reading.was_done_at_once(len(effects))
    return at_once(tuple((one,) for one in effects))


def _apart(effects: Effects) -> bool:
    """True where no card can be picked for two of them: nothing is, or they are picked from cards of different types."""
    worked_on = [getattr(one, "on", None) for one in effects]
    if not any(isinstance(on, Cards) and on.pick is not None for on in worked_on):
        return True
    types = [kind for on in worked_on for kind in (on.type if isinstance(on, Cards) else ("",))]
    of_some_type = all(isinstance(on, Cards) and on.type for on in worked_on)
    return of_some_type and len(types) == len(set(types))


def _waits_or_lasts(effect: Effect) -> bool:
    """True where it only comes into force. A character whose STR is lowered may be killed by that, the others with it."""
    if isinstance(effect, Modify):
        number = effect.strength
        lowers = effect.lower_strength or effect.halve_strength or effect.set_strength is not None
        return not lowers and (not isinstance(number, int) or number >= 0)
    return isinstance(effect, Cost | Forbid | Permit | Adjust | Delayed | Later)
