"""Prohibitions on players by something in force: gain gold or power, draw, at all or beyond a number."""

from collections.abc import Iterable

from msgspec.structs import replace

from agot_judge.engine.ability import Forbid
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label
from agot_judge.engine.state.events import Event, effect_source
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.engine.values.standing import active
from agot_judge.engine.values.values import is_prohibited
from agot_judge.rules.prohibitions.forbidden_players import forbidden_to

_CANNOT = ("2e/rr/cannot/1",)
FOR_THE_FACTION = ("gain power", "gain power for faction")
"""The words in which prohibitions speak of power that a player gains for his or her faction."""
NO_CARD_ABILITY = ("2e/faq/catelyn-stark/2",)
"""A duplicate grants a game ability, and a keyword is no triggered one."""


@shared.rule(*_CANNOT)
def is_forbidden(position: Position, player: int, what: str, source: int = -1) -> bool:
    """True where something in force says that the player cannot do this (``draw``, ``gain gold``, ``gain power``), or cannot
    any more.

    ``source`` is the card by whose effect it would be done; -1: by no card effect. What forbids only such cards is not
    looked at here.
    """
    return room_for(position, player, what, source) == 0


@shared.rule(*_CANNOT, "2e/rr/limits-and-maxima/4")
def room_for(position: Position, player: int, what: str, source: int = -1) -> int | None:
    """The amount (cards drawn, gold or power gained) that the player may still have; None where nothing limits it."""
    if position.state.despite:
        return None
    rooms = [
        0 if effect.more_than is None else _left(position, effect, scope, player)
        for effect, scope in forbidden_to(
            position, player, lambda one: one.cannot == what and one.cards is None
        )
        if effect.by is None or (source >= 0 and matches_in(position, effect.by, source, scope))
    ]
    return min(rooms, default=None)


@shared.rule(*NO_CARD_ABILITY)
def forbids_triggering(position: Position) -> bool:
    """True where something in force keeps anybody from triggering card abilities, which duplicates and keywords are not."""
    return any(
        effect.cannot == "trigger" and not effect.reacts_to for effect, _, _ in active(position, Forbid)
    )


@shared.rule(*_CANNOT)
def as_far_as_permitted(position: Position, event: Event) -> Event:
    """The gain of gold or power, of no more than the player, and the card that gains power, may still gain."""
    on_a_card = event.kind == "gain power" and event.card >= 0
    if on_a_card and is_prohibited(position, event.card, "gain power", source=effect_source(event)):
        return replace(event, amount=0)
    source = effect_source(event)
    if event.kind == "gain power" and any(
        is_forbidden(position, event.player, what, source) for what in _kinds_of_gain(position, event)
    ):
        return replace(event, amount=0)
    if event.kind == "collect income" and is_forbidden(position, event.player, "collect income"):
        return replace(event, amount=0)
    # Income is collected by gaining gold (2e/rr/income/1).
    what = "gain gold" if event.kind == "collect income" else event.kind
    room = room_for(position, event.player, what, source)
    return event if room is None or room >= event.amount else replace(event, amount=room)


_BONUSES = ("unopposed", "rivals bonus")
"""The causes of power that is gained as a challenge bonus (2e/rr/4.2.3/1, 2e/rr/4.2.3/2)."""


@shared.rule(*_CANNOT, "2e/rr/for-your-faction/1")
def _kinds_of_gain(position: Position, event: Event) -> tuple[str, ...]:
    """The names by which prohibitions may speak of this gain of power: by what brings it about, and for what it is gained."""
    to_faction = event.card in (-1, position.state.players[event.player].faction)
    return (
        f"gain power for {event.cause}",
        *(("gain power for challenge bonuses",) if event.cause in _BONUSES else ()),
        *(("gain power for faction",) if to_faction else ()),
    )


@shared.rule(*_CANNOT)
def gains_permitted(
    machine: Machine, state: State, gains: tuple[Event, ...]
) -> tuple[State, tuple[Event, ...]]:
    """The gains of power of which anything is possible, and a line for each of which nothing is."""
    found: list[Event] = []
    left = _rooms(machine.at(state), gains, "gain power")
    for gain in gains:
        room = left[gain.player, effect_source(gain)]
        if as_far_as_permitted(machine.at(state), gain).amount > 0 and room != 0:
            found.append(gain)
            _less(left, gain.player, gain.amount)
            continue
        who = machine.game.players[gain.player] if gain.card < 0 else label(machine.game, gain.card)
        more = "more " if room == 0 and found else ""
        text = f"{who} cannot gain {more}power: none is gained ({gain.cause})."
        state = say(state, "effect", text, (*_CANNOT, "2e/rr/gains/3"), gain.player)
    return state, tuple(found)


@shared.rule(*_CANNOT)
def draws_permitted(
    machine: Machine, state: State, draws: tuple[Event, ...]
) -> tuple[State, tuple[Event, ...]]:
    """As many of the draws as each player may still make, and a line for each player who makes fewer."""
    found: list[Event] = []
    left = _rooms(machine.at(state), draws, "draw")
    fewer: dict[int, Event] = {}
    for draw in draws:
        if left[draw.player, effect_source(draw)] == 0:
            fewer.setdefault(draw.player, draw)
            continue
        found.append(draw)
        _less(left, draw.player, 1)
    for player, draw in fewer.items():
        many = sum(one.player == player for one in found)
        text = (
            f"{machine.game.players[player]} cannot draw more cards: {many or 'none'} drawn ({draw.cause})."
        )
        state = say(state, "effect", text, (*_CANNOT, "2e/rr/drawing-cards/1"), player)
    return state, tuple(found)


_KEPT = {"discard from hand": "hand", "discard from deck": "deck"}
"""By kind of occurrence: where the cards stay."""


@shared.rule(*_CANNOT)
def saying_what_is_kept(position: Position, event: Event, others: Iterable[Event] = ()) -> State:
    """The state with a line, where this did not happen because cards cannot be discarded from the player's hand or deck;
    one for all ``others`` with it."""
    place = _KEPT.get(event.kind)
    said = any((one.kind, one.player) == (event.kind, event.player) for one in others)
    if place is None or said or not is_forbidden(position, event.player, event.kind, effect_source(event)):
        return position.state
    text = f"Cards cannot be discarded from {position.game.players[event.player]}'s {place}."
    return say(position.state, "effect", text, _CANNOT, event.player)


_AMOUNTS = ("gain gold", "gain power")
"""The kinds of events with an amount that comes about at once, or not at all: an income of 0."""

_Rooms = dict[tuple[int, int], int | None]


def _rooms(position: Position, events: tuple[Event, ...], what: str) -> _Rooms:
    """By player, and card by whose effect, how much of this he or she may still do; None where nothing limits it."""
    found = {(event.player, effect_source(event)) for event in events}
    return {(player, source): room_for(position, player, what, source) for player, source in sorted(found)}


def _less(rooms: _Rooms, player: int, many: int) -> None:
    """The amount that has been done is taken off what is still open."""
    for who, source in rooms:
        room = rooms[who, source]
        if who == player and room is not None:
            rooms[who, source] = max(0, room - many)


def _left(position: Position, effect: Forbid, scope: Scope, player: int) -> int:
    """The rest of "no more than so many", after what the player did in the period (in the round, if none is named)."""
    state = position.state
    assert effect.more_than is not None
    most = amount_of(position, effect.more_than, scope)
    challenge = len(state.past) if state.challenge is not None else -1
    done = sum(
        happening.amount if effect.cannot in _AMOUNTS else 1
        for happening in state.history
        if effect.cannot in happening.kinds
        and happening.player == player
        and happening.round == state.round
        and (effect.period != "phase" or happening.phase in ("", state.phase))
        and (effect.period != "challenge" or happening.challenge == challenge)
    )
    return max(0, most - done)
