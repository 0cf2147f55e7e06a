"""What effects that follow can speak of: the cards on which the effect before worked, and that many."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.editions.second.places import has_moved, not_where_sent
from agot_judge.engine.ability import Cards, Effect
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.events import Event
from agot_judge.engine.frames import Frame, Occurrence, Resolution, Together
from agot_judge.engine.state import State

_OF_SOME_CARD = (
    "draw",
    "discard from deck",
    "discard from hand",
    "discard from shadows",
    "move unidentified",
)
"""Occurrences that happen to whichever card it is."""


def remembered(state: State, frame: Frame, occurrence: Occurrence) -> Frame:
    """The frame that brought this occurrence about, with what came of it: for ``those``, "that many", "if you do"."""
    if type(frame) is Resolution:
        noted = _noted(state, frame, occurrence.happened, occurrence.failed)
        return _without_moved(state, noted, occurrence)
    if type(frame) is Together:
        branches = (_own(state, branch, occurrence) for branch in frame.branches)
        return replace(
            frame, branches=tuple(_without_moved(state, branch, occurrence) for branch in branches)
        )
    return frame


def _without_moved(state: State, frame: Resolution, occurrence: Occurrence) -> Resolution:
    """What follows speaks of no card that was moved as it was about to be revealed: it was not."""
    moved = {event.card for event in occurrence.events if has_moved(state, event)}
    if moved.isdisjoint(frame.those) and moved.isdisjoint(frame.shown):
        return frame
    those = tuple(card for card in frame.those if card not in moved)
    return replace(frame, those=those, shown=tuple(card for card in frame.shown if card not in moved))


def _noted(state: State, frame: Resolution, happened: tuple[Event, ...], failed: bool) -> Resolution:
    own = tuple(event for event in happened if event.parent < 0 and event.kind != "save")
    cards = tuple(dict.fromkeys(card for event in own for card in _concerned(event) if card >= 0))
    hidden = has_unidentified(own)
    return replace(
        frame,
        those=cards if cards or hidden else frame.those,
        unidentified=hidden or (frame.unidentified and not cards),
        gone=not_where_sent(state, own) if cards else frame.gone,
        that_many=sum(event.amount or 1 for event in own),
        many_of_each=(),
        succeeded=frame.succeeded and not failed,
        latest=frame.latest and not failed,
    )


def has_unidentified(events: tuple[Event, ...]) -> bool:
    """Whether one of them happened to a card that nobody has identified."""
    return any(event.kind in _OF_SOME_CARD and event.card < 0 for event in events)


def speaks_of_those(effects: tuple[Effect, ...]) -> bool:
    """Whether one of the effects speaks of the cards on which the effect before worked, or that it showed."""
    return any(True for _ in parts_about_those(effects))


def parts_about_those(effects: tuple[Effect, ...]) -> Iterator[Struct]:
    """The parts of the effects that speak of them."""
    for node in nodes(effects):
        if (isinstance(node, Cards) and (node.among in ("those", "shown") or node.revealed)) or "those" in (
            getattr(node, "on", None),
            getattr(node, "cards", None),
            getattr(node, "card", None),
        ):
            yield node


def _concerned(event: Event) -> tuple[int, ...]:
    """The cards of which effects that follow speak; of what moved from this card, or a player's, where it went."""
    if event.kind in ("move power", "move gold", "give gold") and event.other_card >= 0:
        return (event.other_card,)
    return event.cards or (event.card,)


def _own(state: State, branch: Resolution, occurrence: Occurrence) -> Resolution:
    """One of several branches: what happened to its own cards, or to its own player."""
    happened = tuple(
        event
        for event in occurrence.happened
        if (
            event.card in branch.those
            if branch.those and event.card >= 0
            else event.player == branch.that_player
        )
    )
    failed = occurrence.failed and not happened
    return _noted(state, branch, happened, failed)
