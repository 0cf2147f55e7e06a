"""From where cards come and in which pile they are placed, where an ability waits for it."""

from msgspec.structs import replace

from agot_judge.engine.ability import Permit
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label
from agot_judge.engine.state.events import ENTER_PILE, Event
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say, with_card
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.standing import active
from agot_judge.rules.effects.piles import put_in_pile

_OUT_OF_PLAY = frozenset({"discard", "dead", "hand", "deck", "shadows", "used"})
_PLAYED = ("2e/rr/event-cards/3", "2e/faq/1.5/2")
_ELSEWHERE = ("2e/rr/replacement-effects/1",)
BEING_PLAYED = "being played"
SENT_TO = {
    "kill": "dead",
    "sacrifice": "discard",
    "discard from play": "discard",
    "discard from hand": "discard",
    "discard from deck": "discard",
    "discard from shadows": "discard",
    "return to hand": "hand",
}
"""By occurrence: the out-of-play area to which it sends its card, and with which what follows interacts."""


def from_where(position: Position, event: Event) -> Event:
    """The event with the zone in which its card still is, where an ability of the game asks for that."""
    if not position.index.asks_whence or event.card < 0 or event.out_of:
        return event
    return replace(event, out_of=position.state.cards[event.card].zone)


@shared.rule("2e/rr/dead-pile/2", "2e/rr/discard-pile/2", "2e/rr/leaves-play/4", "2e/rr/event-cards/3")
def placed_in_piles(game: Game, before: State, after: State, event: Event, index: int) -> tuple[Event, ...]:
    """The events that the card, and each of its duplicates, has been placed in its owner's pile: together with it.

    ``index``: that of the event in its occurrence.
    """
    if event.card < 0 or event.kind == ENTER_PILE:
        return ()
    moved = (event.card, *before.cards[event.card].duplicates)
    return tuple(
        replace(
            placed(card, game.cards[card].owner, after.cards[card].zone, before.cards[card].zone, index),
            cause=event.cause if after.cards[card].zone == "shadows" else "",
        )
        for card in moved
        if card >= 0
        and after.cards[card].zone in _OUT_OF_PLAY
        and after.cards[card].zone != before.cards[card].zone
    )


@shared.rule("2e/faq/2.4/1")
def sent_to(event: Event) -> str:
    """The zone to which the occurrence sends its card; empty for one that sends it nowhere."""
    return event.to if event.kind == ENTER_PILE else SENT_TO.get(event.kind, "")


@shared.rule("2e/faq/2.4/1")
def not_where_sent(state: State, events: tuple[Event, ...]) -> tuple[int, ...]:
    """The cards that these occurrences sent to an out-of-play area and that are not there: it was replaced."""
    return tuple(
        event.card
        for event in events
        if event.card >= 0
        and state.cards[event.card].zone != (sent_to(event) or state.cards[event.card].zone)
    )


@shared.rule("2e/faq/2.4/1")
def has_moved(state: State, event: Event) -> bool:
    """True where an interrupt has moved the card from where it was about to be revealed."""
    return event.kind == "reveal" and bool(event.out_of) and state.cards[event.card].zone != event.out_of


def placed(card: int, owner: int, to: str, out_of: str, index: int) -> Event:
    """The occurrence that the card is placed in its owner's pile, brought about by the one at this position."""
    return Event(kind=ENTER_PILE, card=card, player=owner, to=to, out_of=out_of, parent=index)


def waits_to_be_placed(position: Position, card: int) -> bool:
    """True where the event, which is still being played, is placed in a pile by an occurrence that can be interrupted."""
    return ENTER_PILE in position.index.interrupted and position.state.cards[card].zone == BEING_PLAYED


@shared.rule(*_PLAYED, *_ELSEWHERE)
def placed_afterwards(position: Position, card: int) -> Event | None:
    """Where the event, which is still being played, is placed instead of in its owner's discard pile: what let it be played
    from where it was says so. None: in that pile."""
    state = position.state
    if state.cards[card].zone != BEING_PLAYED or not state.in_force:
        return None
    played = next((deed for deed in reversed(state.deeds) if (deed.way, deed.card) == ("play", card)), None)
    for effect, scope, _ in active(position, Permit):
        cards = effect.cards
        if effect.afterwards is None or cards is None or played is None or played.out_of != cards.zone:
            continue
        if played.player == scope.you and matches_in(
            position, replace(cards, zone=BEING_PLAYED), card, scope
        ):
            kind = "remove from game" if effect.afterwards == "out of game" else "move card"
            owner = position.game.cards[card].owner
            return Event(
                kind=kind, card=card, player=owner, to=effect.afterwards, source=scope.source, by=scope.you
            )
    return None


def discard_when_resolved(machine: Machine, state: State, card: int) -> State:
    """The state with the event in its owner's discard pile, unless that can be interrupted once it has been played, or it is
    placed elsewhere then."""
    position = machine.at(state)
    waits = waits_to_be_placed(position, card) or placed_afterwards(position, card) is not None
    return state if waits else discard_played_event(machine, state, card)


@shared.rule(*_PLAYED, *_ELSEWHERE)
def placed_as_played(machine: Machine, state: State, card: int) -> tuple[State, tuple[Event, ...]]:
    """The state with the event that has been played where it comes to lie, and what is about to happen to it besides: that
    it is placed there, where something can react to that or it is elsewhere than in its owner's discard pile."""
    elsewhere = placed_afterwards(machine.at(state), card)
    if elsewhere is not None:
        source = label(machine.game, elsewhere.source)
        text = f"{source} says where it is placed instead of in its owner's discard pile."
        return say(state, "effect", text, _ELSEWHERE), (elsewhere,)
    waits = waits_to_be_placed(machine.at(state), card)
    state = discard_when_resolved(machine, state, card)
    if not waits and (ENTER_PILE not in machine.index.awaited or state.cards[card].zone != "discard"):
        return state, ()
    return state, (placed(card, machine.game.cards[card].owner, "discard", BEING_PLAYED, 0),)


@shared.rule(*_PLAYED)
def discard_played_event(machine: Machine, state: State, card: int) -> State:
    """The state with the event card, if it is still being played, in its owner's discard pile; not before it leaves, where
    the edition has it leave later."""
    here = state.cards[card]
    if here.zone != BEING_PLAYED or here.leaving:
        return state
    owner = machine.game.cards[card].owner
    text = f"{label(machine.game, card)} is placed in its owner's discard pile."
    state = say(state, "state", text, _PLAYED)
    state = with_card(state, card, replace(here, zone="discard", controller=owner))
    return put_in_pile(state, owner, card, "discard")


@shared.event(ENTER_PILE, "2e/rr/dead-pile/2", "2e/rr/discard-pile/2", "2e/rr/event-cards/3")
def enters_pile(machine: Machine, state: State, event: Event) -> State | None:
    """An event that was played is placed there now; other cards have been already, and can be reacted to."""
    return discard_played_event(machine, state, event.card) if event.out_of == BEING_PLAYED else state
