"""Lasting effects of which nothing says how long they last."""

from msgspec.structs import replace

from agot_judge.engine.ability import Condition
from agot_judge.engine.ability.ability import (
    Adjust,
    AtOnce,
    ChooseNow,
    Cost,
    Delayed,
    Effect,
    Either,
    Forbid,
    ForEach,
    If,
    Instead,
    Later,
    May,
    Modify,
    Permit,
)

_IN_A_CHALLENGE = Condition(challenge=("any",))


def lasts_without_end(node: object) -> bool:
    """Whether there is such an effect among these, or within one of them."""
    if isinstance(node, tuple):
        return any(lasts_without_end(part) for part in node)
    if isinstance(node, (Modify, Cost, Forbid, Permit, Adjust)):
        return node.until is None
    if isinstance(node, (If, May, Either, ForEach, AtOnce, ChooseNow, Instead, Delayed, Later)):
        return any(
            lasts_without_end(getattr(node, name, ())) for name in ("effects", "otherwise", "options", "each")
        )
    return False


def until_its_end(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects, of which some are so "during this challenge": those that last do so until its end."""
    return tuple(one for effect in effects for one in _until_its_end(effect))


def _until_its_end(effect: Effect) -> tuple[Effect, ...]:
    if isinstance(effect, If) and effect.condition == _IN_A_CHALLENGE and not effect.otherwise:
        so_long = (isinstance(one, Modify | Forbid) and one.until is None for one in effect.effects)
        if all(so_long):
            return tuple(replace(one, until="challenge") for one in effect.effects)
    if isinstance(effect, Modify) and effect.until is None and effect.condition == _IN_A_CHALLENGE:
        return (replace(effect, condition=None, until="challenge"),)
    if isinstance(effect, Modify | Forbid) and effect.until is None and effect.during == _IN_A_CHALLENGE:
        return (replace(effect, during=None, until="challenge"),)
    return (effect,)
