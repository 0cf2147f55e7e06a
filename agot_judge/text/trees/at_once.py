"""Effects on several cards at once: ``kill those characters``, ``one of those characters gets -1 STR, one gets -2 STR``."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import (
    AtOnce,
    ChooseNow,
    Delayed,
    Effect,
    Forbid,
    Later,
    Modify,
    Permit,
)
from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.changed_numbers import Adjust, Cost
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.triggers import Choose

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


def each_gets_one(changes: tuple[Modify, ...]) -> Effect:
    """The first of the changes for one of the targets, the next for another of them, and so on, all at once: what is
    chosen last is ``target`` within, what before it ``target 2``; the one that is left is described."""
    last = len(changes) - 1
    chosen = tuple((replace(change, on=TARGETS[last - 1 - at]),) for at, change in enumerate(changes[:-1]))
    found: Effect = AtOnce(each=(*chosen, (replace(changes[-1], on=_another(last)),)))
    for before in range(last - 1, -1, -1):
        found = ChooseNow(choose=Choose(cards=_another(before)), effects=(found,))
    return found


def _another(before: int) -> Cards:
    """One of the targets, than those that were chosen among them before."""
    others = tuple(Cards(zone="any", among=TARGETS[number]) for number in range(before))
    return Cards(zone="any", among=TARGETS[before], excluding=others)


def one_gets_each(found: Effect) -> tuple[Modify, ...]:
    """The changes, where the effect is such a choice; otherwise none."""
    inner = found
    while isinstance(inner, ChooseNow) and len(inner.effects) == 1:
        inner = inner.effects[0]
    if not isinstance(inner, AtOnce) or not 2 <= len(inner.each) <= len(TARGETS):
        return ()
    changes = tuple(one for part in inner.each for one in part if isinstance(one, Modify))
    return changes if len(changes) == len(inner.each) and each_gets_one(changes) == found else ()
