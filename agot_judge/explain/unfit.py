"""The reasons why a card or an occurrence does not fit a description: each field of it, tried alone.

A description holds when every field that is given holds, so the fields that fail alone are what it fails for. This is
for explanations; ``values.matches`` and its like remain the only place that decides.
"""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from agot_judge.engine.ability import Cards, Condition, Trigger
from agot_judge.engine.ability.walk import fields_of
from agot_judge.engine.state.events import Event
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import holds, matches

Description = TypeVar("Description", bound=Cards | Condition | Trigger)
IsMet = Callable[[Position, Trigger, Event, int, int], bool]


_BESIDE: dict[type, dict[str, tuple[str, ...]]] = {
    Cards: {"same": ("of",), "different": ("of",), "in_history": ("history_period",)},
    Condition: {
        "exists": ("count_at_least", "count_at_most"),
        "player_is": ("player",),
        "fits": ("card",),
        "nth_challenge": ("nth_type", "nth_by", "nth_period"),
    },
    Trigger: {},
}
"""Fields that mean something only together with others."""
_SILENT: dict[type, tuple[str, ...]] = {
    Cards: ("zone", "pick", "the_one", "eligible"),
    Condition: (),
    Trigger: ("event", "or_events", "or_else", "would", "one_or_more"),
}
"""Fields that restrict nothing by themselves, or that are looked at before the others."""


def fields_given(description: Cards | Condition | Trigger) -> Iterator[str]:
    """The fields that a description gives, in the order in which it has them; those beside another one left out."""
    beside = {name for others in _BESIDE[type(description)].values() for name in others}
    for field in fields_of(type(description)):
        if not field.required and field.name not in beside:
            value = getattr(description, field.name)
            if value != field.default and field.name not in _SILENT[type(description)]:
                yield field.name


def unfit(position: Position, cards: Cards, card: int, source: int, you: int) -> tuple[str, ...]:
    """The fields of a description that the card does not fit; empty where it fits."""
    if matches(position, cards, card, source, you):
        return ()
    if not matches(position, Cards(zone=cards.zone), card, source, you):
        return ("zone",)  # what it is elsewhere does not count
    kept = {"zone": cards.zone}
    return _failing(cards, kept, lambda one: matches(position, one, card, source, you))


def untrue(position: Position, condition: Condition, source: int, you: int) -> tuple[str, ...]:
    """The fields of a condition that do not hold; empty where it holds."""
    if holds(position, condition, source, you):
        return ()
    return _failing(condition, {}, lambda one: holds(position, one, source, you))


def unmet(
    position: Position, trigger: Trigger, event: Event, source: int, you: int, is_met: IsMet
) -> tuple[str, ...]:
    """The fields of a triggering condition that an occurrence does not meet; empty where it meets it.

    ``is_met`` is the edition's own test.
    """
    if is_met(position, trigger, event, source, you):
        return ()
    kept: dict[str, Any] = {
        "event": trigger.event,
        "or_events": trigger.or_events,
        "or_else": trigger.or_else,
    }
    if not is_met(position, Trigger(**kept), event, source, you):
        return ("event",)
    return _failing(trigger, kept, lambda one: is_met(position, one, event, source, you))


def _failing(
    description: Description, kept: dict[str, Any], test: Callable[[Description], bool]
) -> tuple[str, ...]:
    """The fields that fail when each is tried with ``kept`` alone; all that are given where none does."""
    given = tuple(fields_given(description))
    kind: Callable[..., Description] = type(description)
    beside = _BESIDE[type(description)]
    failing: list[str] = []
    for name in given:
        tried = {field: getattr(description, field) for field in (name, *beside.get(name, ()))}
        if not test(kind(**kept, **tried)):
            failing.append(name)
    return tuple(failing) or given
