"""What effects that follow can speak of: the cards on which the effect before worked, and that many."""

from msgspec.structs import replace

from agot_judge.editions.second.places import not_where_sent
from agot_judge.engine.events import Event
from agot_judge.engine.frames import Frame, Occurrence, Resolution, Together
from agot_judge.engine.state import State


def remembered(state: State, frame: Frame, occurrence: Occurrence) -> Frame:
    """The frame that brought this occurrence about, with what came of it: for ``those``, "that many", "if you do"."""
    if type(frame) is Resolution:
        return _noted(state, frame, occurrence.happened, occurrence.failed)
    if type(frame) is Together:
        return replace(frame, branches=tuple(_own(state, branch, occurrence) for branch in frame.branches))
    return frame


def _noted(state: State, frame: Resolution, happened: tuple[Event, ...], failed: bool) -> Resolution:
    own = tuple(event for event in happened if event.parent < 0 and event.kind != "save")
    cards = tuple(dict.fromkeys(card for event in own for card in _concerned(event) if card >= 0))
    return replace(
        frame,
        those=cards or frame.those,
        gone=not_where_sent(state, own) if cards else frame.gone,
        that_many=sum(event.amount or 1 for event in own),
        succeeded=frame.succeeded and not failed,
        latest=frame.latest and not failed,
    )


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
