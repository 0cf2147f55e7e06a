"""The results of which effects that follow can speak: the cards on which the effect before worked, and that many."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability import Cards, Effect
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import Deed
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Did, Frame, Occurrence, Resolution, Together
from agot_judge.engine.state.state import State
from agot_judge.rules.effects.places import has_moved, not_where_sent

_OF_SOME_CARD = (
    "draw",
    "discard from deck",
    "discard from hand",
    "discard from shadows",
    "move unidentified",
    "reveal unidentified",
)
"""Occurrences that happen to whichever card it is."""
_DEEDS: dict[str, Deed] = {
    "kill": "killed",
    "sacrifice": "sacrificed",
    "discard from play": "discarded",
    "discard from hand": "discarded",
    "discard from deck": "discarded",
    "discard from shadows": "discarded",
    "return to hand": "returned",
    "kneel": "knelt",
    "stand": "stood",
    "put into play": "put into play",
    "put into play from shadows": "put into play",
    "take control": "taken control of",
    "attach": "attached",
    "attach as duplicate": "attached",
    "draw": "drawn",
    "return to shadows": "moved",
    "put into deck": "moved",
    "leave play for": "moved",
    "remove from play": "moved",
    "remove from game": "moved",
    "remove from challenge": "removed from the challenge",
    "gain power": "given power",
    "place gold": "given gold",
    "place token": "given tokens",
    "discard power": "stripped of power",
    "modify": "changed",
    "raise strength": "changed",
    "lower strength": "changed",
}
"""By occurrence: what those cards are called to which it has happened."""
_MOVED: dict[str, Deed] = {"hand": "returned", "discard": "discarded"}
"""The same for what moves from one out-of-play area to another, by where it goes."""


_OF_ITSELF = ("save", "put into used pile")
"""The kinds of event that come about beside what an effect does: the plot card that a revealed one covers is not the one spoken
of."""


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
    """The resolution without cards that were moved as it was about to be revealed: it was not."""
    moved = {event.card for event in occurrence.events if has_moved(state, event)}
    if moved.isdisjoint(frame.those) and moved.isdisjoint(frame.shown):
        return frame
    those = tuple(card for card in frame.those if card not in moved)
    return replace(frame, those=those, shown=tuple(card for card in frame.shown if card not in moved))


def _noted(state: State, frame: Resolution, happened: tuple[Event, ...], failed: bool) -> Resolution:
    own = tuple(event for event in happened if event.parent < 0 and event.kind not in _OF_ITSELF)
    cards = tuple(dict.fromkeys(card for event in own for card in _concerned(event) if card >= 0))
    attached = tuple(event for event in happened if event.kind == "attach" and event.parent >= 0)
    hidden = has_unidentified(own)
    return replace(
        worked_on(frame, own, cards),
        unidentified=hidden or (frame.unidentified and not cards),
        gone=not_where_sent(state, own) if cards else frame.gone,
        that_many=sum(event.amount or 1 for event in own),
        counted=frame.counted or bool(own),
        many_of_each=(),
        deeds=_with_more(frame.deeds, _done(state, (*own, *attached))),
        succeeded=frame.succeeded and not failed,
        latest=frame.latest and not failed,
    )


def worked_on(frame: Resolution, events: tuple[Event, ...], cards: tuple[int, ...]) -> Resolution:
    """The frame with the cards to which all of this happened as ``those``; who drew cards does not speak of whose they are."""
    if not cards and not has_unidentified(events):
        return frame
    if any(event.kind != "draw" for event in events):
        return replace(frame, those=cards, drawn=False, before_drawing=-1)
    before = frame.before_drawing if frame.drawn else next(iter(frame.those), -1)
    return replace(frame, those=cards, drawn=True, before_drawing=before)


def _done(state: State, events: tuple[Event, ...]) -> tuple[Did, ...]:
    """The deeds in all of this, by their kind."""
    by_deed: dict[Deed, tuple[Event, ...]] = {}
    for event in events:
        deed = _deed(event)
        if deed is not None:
            by_deed[deed] = (*by_deed.get(deed, ()), event)
    return tuple(
        Did(
            deed=deed,
            cards=tuple(dict.fromkeys(card for event in these for card in _concerned(event) if card >= 0)),
            many=sum(event.amount or 1 for event in these),
            unidentified=has_unidentified(these),
            gone=not_where_sent(state, these),
        )
        for deed, these in by_deed.items()
    )


def _deed(event: Event) -> Deed | None:
    """The deed to the cards of the occurrence; None: nothing by which they are called afterwards."""
    if event.kind in ("move card", "move unidentified"):
        return _MOVED.get(event.to, "moved")
    if event.kind == "move power":
        return "stripped of power" if "giver" in event.marks else "given power"
    if event.kind == "move gold":
        return None if "giver" in event.marks else "given gold"
    return _DEEDS.get(event.kind)


def _with_more(before: tuple[Did, ...], since: tuple[Did, ...]) -> tuple[Did, ...]:
    """The earlier deeds with those of just now."""
    found = {did.deed: did for did in before}
    for did in since:
        was = found.get(did.deed)
        found[did.deed] = did if was is None else _together((was, did), 0)
    return tuple(found.values())


def done_by_all(before: tuple[Did, ...], branches: tuple[Resolution, ...]) -> tuple[Did, ...]:
    """The deeds that several have done at once, each of whom has kept the earlier ones."""
    had = {did.deed: did.many for did in before}
    done: dict[Deed, tuple[Did, ...]] = {}
    for did in (did for branch in branches for did in branch.deeds):
        done[did.deed] = (*done.get(did.deed, ()), did)
    return tuple(_together(these, had.get(deed, 0)) for deed, these in done.items())


def _together(these: tuple[Did, ...], in_each: int) -> Did:
    """All of it as one; so many are counted ``in_each`` that are the same."""
    return Did(
        deed=these[0].deed,
        cards=tuple(dict.fromkeys(card for did in these for card in did.cards)),
        many=in_each + sum(did.many - in_each for did in these),
        unidentified=any(did.unidentified for did in these),
        gone=tuple(dict.fromkeys(card for did in these for card in did.gone)),
    )


def has_unidentified(events: tuple[Event, ...]) -> bool:
    """True where one of them happened to a card that nobody has identified."""
    return any(event.kind in _OF_SOME_CARD and event.card < 0 for event in events)


def speaks_of_those(effects: tuple[Effect, ...]) -> bool:
    """True where one of the effects speaks of the cards on which the effect before worked, or that it showed."""
    return any(True for _ in parts_about_those(effects))


def parts_about_those(effects: tuple[Effect, ...]) -> Iterator[Struct]:
    """The parts of the effects that speak of them."""
    for node in nodes(effects):
        if (
            isinstance(node, Cards) and (node.among in ("those", "shown", "searched") or node.revealed)
        ) or "those" in (
            getattr(node, "on", None),
            getattr(node, "cards", None),
            getattr(node, "card", None),
        ):
            yield node


def _concerned(event: Event) -> tuple[int, ...]:
    """The cards of which effects that follow speak; of what moved, where it went or from where, as the text describes one."""
    if event.kind in ("move power", "move gold", "give gold"):
        of_giver = event.other_card < 0 or ("giver" in event.marks and event.card >= 0)
        return (event.card if of_giver else event.other_card,)
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
