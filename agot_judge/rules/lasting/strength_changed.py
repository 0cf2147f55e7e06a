"""STR that rises or falls by constant abilities, or by what sets, doubles or halves it, as an occurrence to react to."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine.ability import Modify
from agot_judge.engine.machine import Machine
from agot_judge.engine.reading import ITS_STRENGTH
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import in_play
from agot_judge.engine.state.events import STRENGTHS, TO_ZERO, Event
from agot_judge.engine.state.state import State
from agot_judge.engine.values.amounts import amount_on
from agot_judge.engine.values.continuous import modifiers
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.engine.values.values import strength

_Part = tuple[int, int, Modify]
"""Since when it is in force, its source, and what it says."""


@shared.rule("2e/rr/effects/1", "2e/rr/modifiers/1", "2e/rr/constant-abilities/1", "2e/rr/effects/5")
def strength_changed(
    machine: Machine, before: State, after: State, event: Event, index: int
) -> Iterator[Event]:
    """For each character in play: that its STR is higher or lower now, where some effect in force says so.

    A lasting effect that adds STR or takes it away is such an occurrence itself. That an effect has ended is none.
    """
    earlier, now = machine.at(before), machine.at(after)
    if earlier.shares(now, ITS_STRENGTH):
        return
    itself = event.cards if event.kind in STRENGTHS else ()
    stayed = set(in_play(before)).difference(itself)
    for card in in_play(after):
        if card not in stayed:
            continue
        old, new = strength(earlier, card), strength(now, card)
        if old == new:
            continue
        source = _by_what(earlier, now, card, raised=new > old)
        if source >= 0:
            yield Event(
                kind="raise strength" if new > old else "lower strength",
                card=card,
                player=after.cards[card].controller,
                cards=(card,),
                source=source,
                by=event.by if source == event.source else after.cards[source].controller,
                cause="effect",
                flag=old > 0,
                parent=index,
            )


@shared.rule("2e/rr/modifiers/6", "2e/faq/2.6/8")
def marked_at_zero(position: Position, happened: tuple[Event, ...]) -> tuple[Event, ...]:
    """The occurrences, with the mark of STR that they have lowered from above 0 to 0: that is seen before the card is
    killed for it, or saved by what raises its STR."""
    return tuple(
        replace(event, marks=(*event.marks, TO_ZERO))
        if event.kind == "lower strength"
        and event.flag
        and TO_ZERO not in event.marks
        and position.state.cards[event.card].zone == "play"
        and strength(position, event.card) == 0
        else event
        for event in happened
    )


def _by_what(before: Position, after: Position, card: int, raised: bool) -> int:
    """The source of a modifier that is new, or that adds (takes away) more than before; -1: something has only ended."""
    was = _parts(before, card)
    for part, amount in _parts(after, card).items():
        more = amount - was[part] if part in was else amount
        if part not in was and _changes_otherwise(part[2]):
            return part[1]
        if (amount > 0 and more > 0) if raised else (amount < 0 and more < 0):
            return part[1]
    return -1


def _parts(position: Position, card: int) -> dict[_Part, int]:
    """The amount that each modifier of the card's STR adds or, below 0, takes away."""
    return {
        (since, scope.source, modify): _added(position, card, modify, scope)
        for modify, scope, since in modifiers(position, card, "strength")
    }


def _added(position: Position, card: int, modify: Modify, scope: Scope) -> int:
    added = amount_on(position, modify.strength, scope, card)
    return added - amount_on(position, modify.lower_strength, scope, card)


def _changes_otherwise(modify: Modify) -> bool:
    return modify.set_strength is not None or modify.multiply_strength != 1 or modify.halve_strength != ""
