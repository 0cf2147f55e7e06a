"""The effects of an ability that work on each of its targets: a card is a legal target if one of them could affect it."""

from typing import Any

from agot_judge.engine.ability import (
    Ability,
    ChooseNow,
    Condition,
    Effect,
    ForEach,
    If,
    Ref,
)
from agot_judge.engine.ability.later_choices import TARGETS, is_of_cards, renamed
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.memo import ByIdentity
from agot_judge.rules.targets.asked_of_targets import is_asked_of


def effects_on(effects: tuple[Effect, ...], ref: Ref) -> tuple[Effect, ...] | None:
    """The effects that work on what ``ref`` means, also those within other effects.

    None where one of them works on it in a way that every card allows.
    """
    known = _effects_on(effects)
    if ref not in known:
        known[ref] = _found_on(effects, ref)
    return known[ref]


def effects_with_target(ability: Ability, index: int) -> tuple[Effect, ...]:
    """The effects among which the targets of this choice of cards are affected: those before "then", or those after it."""
    return ability.effects if effects_on(ability.effects, TARGETS[index]) else ability.then


@ByIdentity
def _effects_on(effects: tuple[Effect, ...]) -> dict[Ref, tuple[Effect, ...] | None]:
    return {}


def _found_on(effects: tuple[Effect, ...], ref: Ref) -> tuple[Effect, ...] | None:
    found: list[Any] = []
    alone = True  # whether all before was done to the target, so that nothing else can have changed what is asked of it
    for effect in effects:
        if alone and isinstance(effect, If) and is_asked_of(effect.condition, ref):
            under = _found_if(effect, ref)
            if under:
                found += under
                continue
        alone = alone and getattr(effect, "on", None) == ref
        if isinstance(effect, ChooseNow) and is_of_cards(effect.choose) and ref in TARGETS:
            inner = _found_within(effect, ref)
            if inner is None:
                return None
            found += inner
            continue
        for node in nodes(effect):
            if getattr(node, "on", None) == ref or getattr(node, "source", None) == ref:
                found.append(node)
            if isinstance(node, ForEach) and node.cards == ref:
                inner = effects_on(node.effects, "those")
                if inner is None:
                    return None
                found += inner
            if getattr(node, "to", None) == ref:
                found.append(node)
    return tuple(found)


def _found_if(effect: If, ref: Ref) -> tuple[Effect, ...] | None:
    """Of what is done only if something is true of the target itself: each thing under that condition.

    None where anything is done besides to other cards or players: the target may be chosen for that.
    """
    done, otherwise = _found_on(effect.effects, ref), _found_on(effect.otherwise, ref)
    each = (*effect.effects, *effect.otherwise)
    if done is None or otherwise is None or not all(_found_on((one,), ref) for one in each):
        return None
    untrue = Condition(none_of=(effect.condition,))
    return (
        *(If(condition=effect.condition, effects=(one,)) for one in done),
        *(If(condition=untrue, effects=(one,)) for one in otherwise),
    )


def _found_within(effect: ChooseNow, ref: Ref) -> tuple[Effect, ...] | None:
    """The same of what follows a choice made later: its own targets come first there."""
    index = TARGETS.index(ref) + 1
    if index == len(TARGETS):
        return ()
    found = _found_on((*effect.effects, *effect.then), TARGETS[index])
    if not found:
        return found
    outside: tuple[Effect, ...] = renamed(found, dict(zip(TARGETS[1:], TARGETS, strict=False)))
    return outside
