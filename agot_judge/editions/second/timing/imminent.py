"""The imminent occurrence while interrupts are used: of what has gone nothing is any more; what lies on a card goes with it."""

from msgspec.structs import replace

from agot_judge.editions.second.leaving.leaving_play import what_leaves_with_it
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.state.events import LEAVING, NO_LONGER, Event, no_longer
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.state import State
from agot_judge.engine.values.position import Position

_FROM = {"discard from hand": "hand", "discard from shadows": "shadows"}
"""By occurrence: the out-of-play area in which its card is as long as it is imminent."""


@second.rule("2e/rr/triggering-condition/4", "2e/rr/leaves-play/5", "2e/rr/attachment-cards/4")
def brought_up_to_date(position: Position, occurrence: Occurrence) -> Occurrence:
    """The occurrence with what interrupts have made of it.

    A card that is no longer where it was about to go from is about to go nowhere; an attachment that has come onto a card
    that is about to leave play is about to return with it.
    """
    state = position.state
    events = tuple(no_longer(event) if _has_gone(state, event) else event for event in occurrence.events)
    known = {(event.card, event.parent) for event in events if event.parent >= 0}
    saved = {event.card for event in events if event.kind == "save"}
    for index, event in enumerate(events):
        if event.parent < 0 and event.kind in LEAVING:
            come = what_leaves_with_it(position, event, index)
            events += tuple(one for one in come if (one.card, index) not in known and one.card not in saved)
    return occurrence if events == occurrence.events else replace(occurrence, events=events)


def _has_gone(state: State, event: Event) -> bool:
    """True where an interrupt has moved the card from the area out of play from which it was about to go."""
    zone = _FROM.get(event.kind)
    return zone is not None and event.card >= 0 and state.cards[event.card].zone != zone


def named(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events that are still to be spoken of."""
    return tuple(event for event in events if event.kind != NO_LONGER.kind)
