"""A card as it was at the time of what happened to it, of which is asked afterwards."""

from msgspec.structs import replace

from agot_judge.engine.state.frames import (
    Awaited,
    Delayed,
    Initiation,
    Occurrence,
    Resolution,
    Together,
)
from agot_judge.engine.state.state import CardState, Departure, State
from agot_judge.engine.state.trace import Log
from agot_judge.engine.state.transition import with_card
from agot_judge.engine.values.position import Position

_ONGOING = (Awaited, Delayed, Initiation, Occurrence, Resolution, Together)
"""The frames that may still ask what a card was that has left play."""
PLAYED = frozenset({"play event", "play event from shadows"})
"""The occurrences in which an event card has been played."""


def with_board_left(state: State, cards: tuple[int, ...]) -> State:
    """The state that keeps the board as it is, which these cards are about to leave together."""
    board = replace(state, stack=(), asking=None, log=Log(), departures=(), uses=())
    return replace(state, departures=(*state.departures, Departure(cards=cards, board=board)))


def without_boards(state: State) -> State:
    """The state without the boards of which nothing asks any more: all in which cards left them has resolved."""
    if not state.departures or any(isinstance(frame, _ONGOING) for frame in state.stack):
        return state
    if any(happening.departure >= 0 for happening in state.history):
        return state
    return replace(state, departures=())


def at_departure(state: State, departure: int) -> State:
    """The board that was left, where it is kept; the state itself otherwise."""
    return state.departures[departure].board if 0 <= departure < len(state.departures) else state


def as_it_left(position: Position, card: int) -> Position:
    """The position that the card left when it was in play last, where that is kept; this one for any other card."""
    state = position.state
    if not state.departures or card < 0 or state.cards[card].zone == "play":
        return position
    return next((position.at(one.board) for one in reversed(state.departures) if card in one.cards), position)


def as_played(state: State, card: int, player: int) -> State:
    """The state in which the card is the event that the player is playing, whatever its effect has made of it since."""
    here = state.cards[card]
    if here.zone != "play":
        return state
    played = CardState(zone="being played", controller=player)
    return _off(with_card(state, card, played), here, card)


def _off(state: State, here: CardState, card: int) -> State:
    """The state in which the card lies on no other one."""
    if here.host < 0:
        return state
    host = state.cards[here.host]
    return with_card(
        state,
        here.host,
        replace(
            host,
            attachments=tuple(one for one in host.attachments if one != card),
            duplicates=tuple(one for one in host.duplicates if one != card),
        ),
    )
