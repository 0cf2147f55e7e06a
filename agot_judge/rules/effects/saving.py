"""Saving a card from leaving play: whether it may be, and what is left of the occurrence that it is saved from."""

from msgspec.structs import replace

from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import NO_LONGER, Event
from agot_judge.engine.state.frames import Occurrence


@shared.rule("2e/rr/sacrifice/4", "2e/rr/save/3", "2e/faq/3.2/1")
def may_be_saved(event: Event) -> bool:
    """True where a card that leaves play so may be saved: not from a sacrifice, a cost, or what says that it cannot be."""
    return event.card >= 0 and event.can_be_saved and event.kind != "sacrifice"


@shared.rule("2e/rr/save/1", "2e/rr/triggering-condition/5", "2e/rr/the-word-would/3")
def save(occurrence: Occurrence, index: int, player: int) -> Occurrence:
    """The occurrence in which this card is about to be saved instead of leaving play, with all that it took along."""
    events = [NO_LONGER if event.parent == index else event for event in occurrence.events]
    saved = occurrence.events[index]
    events[index] = Event(kind="save", card=saved.card, player=player, cause=saved.cause)
    kept = tuple(one for one in occurrence.replaced if events[one[0]].kind not in ("save", NO_LONGER.kind))
    return replace(occurrence, events=tuple(events), replaced=kept)
