"""Variables of triggered effects and passives: each is counted once, as the effect is initiated."""

from collections.abc import Iterable
from itertools import groupby

from msgspec.structs import replace

from agot_judge.engine.ability import Capped, CardNumber, Count, Different, Effect, Modify, PlayerNumber
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import WORKED_ON
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import labels
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.amounts import amount_of
from agot_judge.explain.wording import joined
from agot_judge.rules.lasting.lasting import modify as comes_into_force
from agot_judge.rules.resolution.scope_of import scope_of_resolution
from agot_judge.rules.six_steps.assumed import assume
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
_ONCE = (f"{FAQ}/3.11/2",)
_LASTING = (f"{FAQ}/general/2", f"{FAQ}/lasting-effects-conflict/1", f"{FAQ}/lasting-effects-conflict/2")
_UNKNOWN_YET = (*WORKED_ON, "shown", "searched")
"""Cards that are known only once an effect has done something, or that are others for each card that changes."""


@six_steps.rule(*_ONCE)
def counted_as_initiated(machine: Machine, state: State, resolution: Resolution) -> tuple[State, Resolution]:
    """The effects with numbers of this moment in place of what they count; what they have yet to do is counted then."""
    scope = scope_of_resolution(resolution)
    found: list[int] = []
    effects: list[Effect] = []
    for effect in resolution.effects:
        numbers = {
            name: amount_of(machine.at(state), getattr(effect, name), scope)
            for name in _counted(effect)
            if not _is_found_later(getattr(effect, name))
        }
        found += numbers.values()
        effects.append(replace(effect, **numbers) if numbers else effect)
    if not found:
        return state, resolution
    state = assume(machine, state, "plain meaning")
    text = f"The variable is counted once, as the effect is initiated: {_numbers(found)}."
    state = say(state, "effect", text, _ONCE, resolution.player)
    return state, replace(resolution, effects=tuple(effects))


@six_steps.event("modify", *_LASTING, *_ONCE)
@six_steps.event("raise strength", *_LASTING, *_ONCE)
@six_steps.event("lower strength", *_LASTING, *_ONCE)
def modify(machine: Machine, state: State, event: Event) -> State | None:
    """The lasting effect comes into force, with the numbers that it has now: of each card its own."""
    effect = event.effect
    top = state.stack[-1] if state.stack else None
    if not isinstance(effect, Modify) or type(top) is not Resolution:
        return comes_into_force(machine, state, event)
    names = _counted(effect)
    if not names:
        return comes_into_force(machine, state, event)
    scope = scope_of_resolution(top)
    position = machine.at(state)

    def numbers_of(card: int) -> dict[str, int]:
        own = scope if card < 0 else replace(scope, those=(card,), card=card)
        return {name: amount_of(position, getattr(effect, name), own) for name in names}

    state = assume(machine, state, "plain meaning")
    after: State | None = state
    for numbers, same in groupby(event.cards or (event.card,), numbers_of):
        cards = tuple(same)
        of_them = f" for {labels(machine.game, cards)}" if len(event.cards) > len(cards) else ""
        text = f"The variable is counted once: {_numbers(numbers.values())}{of_them}."
        state = say(state, "effect", text, _ONCE, top.player)
        its_own = replace(event, card=cards[0], effect=replace(effect, **numbers))
        after = comes_into_force(machine, state, replace(its_own, cards=cards if event.cards else ()))
        state = state if after is None else after
    return after


def _counted(effect: Effect) -> tuple[str, ...]:
    """The fields of an effect that hold a number which is counted on the table."""
    return tuple(name for name in effect.__struct_fields__ if _is_counted(getattr(effect, name)))


def _is_counted(value: object) -> bool:
    number = value.of if isinstance(value, Capped) else value
    return isinstance(number, Count | CardNumber | PlayerNumber | Different)


def _is_found_later(amount: object) -> bool:
    """True where it is a number of cards that are not known as the effect is initiated, or of each card that changes."""
    return any(
        getattr(node, name, None) in _UNKNOWN_YET
        for node in nodes(amount)
        for name in ("among", "of", "attached_to", "on")
    )


def _numbers(found: Iterable[int]) -> str:
    return joined(", ".join(str(number) for number in found))
