"""Why a card or an occurrence does not fit a description: each field of it, tried alone.

A description holds when every field that is given holds, so the fields that fail alone are what it fails for. This is
for explanations; ``values.matches`` and its like remain the only place that decides.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeVar

import msgspec

from agot_judge.engine.ability import Cards, Condition, Trigger
from agot_judge.engine.events import Event
from agot_judge.engine.state import State
from agot_judge.engine.values import holds, matches

if TYPE_CHECKING:
    from agot_judge.engine.machine import Machine

Description = TypeVar("Description", Cards, Condition, Trigger)
IsMet = Callable[["Machine", State, Trigger, Event, int, int], bool]


def fields_given(description: Cards | Condition | Trigger) -> Iterator[str]:
    """The fields that a description gives, in the order in which it has them."""
    for field in msgspec.structs.fields(description):
        if not field.required and getattr(description, field.name) != field.default:
            yield field.name


def unfit(
    machine: "Machine", state: State, cards: Cards, card: int, source: int, you: int
) -> tuple[str, ...]:
    """The fields of a description that the card does not fit; empty where it fits."""
    if matches(machine, state, cards, card, source, you):
        return ()
    if not matches(machine, state, Cards(zone=cards.zone), card, source, you):
        return ("zone",)  # what it is elsewhere does not count
    return _failing(cards, ("zone",), lambda one: matches(machine, state, one, card, source, you))


def untrue(machine: "Machine", state: State, condition: Condition, source: int, you: int) -> tuple[str, ...]:
    """The fields of a condition that do not hold; empty where it holds."""
    if holds(machine, state, condition, source, you):
        return ()
    return _failing(condition, ("count_at_least",), lambda one: holds(machine, state, one, source, you))


def unmet(
    machine: "Machine", state: State, trigger: Trigger, event: Event, source: int, you: int, is_met: IsMet
) -> tuple[str, ...]:
    """The fields of a triggering condition that an occurrence does not meet; empty where it meets it.

    ``is_met`` is the edition's own test.
    """
    if is_met(machine, state, trigger, event, source, you):
        return ()
    if not is_met(machine, state, Trigger(event=trigger.event), event, source, you):
        return ("event",)
    return _failing(trigger, ("event", "would"), lambda one: is_met(machine, state, one, event, source, you))


def _failing(
    description: Description, always: tuple[str, ...], test: Callable[[Description], bool]
) -> tuple[str, ...]:
    """The fields that fail together with ``always`` alone; all that are given where each alone holds."""
    kept = {name: getattr(description, name) for name in always}
    given = [name for name in fields_given(description) if name not in always]
    alone = type(description)
    failing = tuple(name for name in given if not test(alone(**{**kept, name: getattr(description, name)})))
    return failing or tuple(given)
