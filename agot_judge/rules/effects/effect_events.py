"""An effect's deeds to cards, as occurrences: the same whether it is an effect or pays a cost."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability import (
    Cards,
    Discard,
    DiscardCards,
    DiscardGold,
    DiscardPower,
    DrawCards,
    Effect,
    GainPower,
    Kill,
    Kneel,
    Move,
    Participate,
    PlaceGold,
    PlaceToken,
    PutIntoPlay,
    RemoveFromChallenge,
    RemoveToken,
    ReturnToHand,
    Reveal,
    Sacrifice,
    Stand,
    TakeControl,
)
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import State
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.rules.potential.can_affect import player_of

Deed = Callable[[Position, Any, int, Scope], Event]
FROM_PLAY = {
    "hand": "return to hand",
    "shadows": "return to shadows",
    "discard": "discard from play",
    "out of game": "remove from play",
    "top of deck": "put into deck",
    "bottom of deck": "put into deck",
    "deck": "put into deck",
}
"""By destination: what happens to a card that goes there from play; everything else is ``leave for`` it."""


def events_on(
    position: Position, effect: Effect, cards: tuple[int, ...], scope: Scope, cause: str
) -> tuple[Event, ...]:
    """The events of the effect on these cards, all at once; ``cause`` is ``effect`` or ``cost``."""
    deed = _DEEDS[type(effect)]
    found: list[Event] = []
    for card in cards:
        event = deed(position, effect, card, scope)
        found.append(
            replace(
                event,
                card=card,
                player=event.player if event.player >= 0 else position.state.cards[card].controller,
                source=scope.source,
                by=scope.you,
                cause=cause,
                can_be_saved=event.can_be_saved and cause != "cost",
            )
        )
    return tuple(found)


def works_on_cards(effect: Effect) -> bool:
    """True where this module knows what the effect does to cards."""
    return type(effect) in _DEEDS


def _kill(position: Position, effect: Kill, card: int, scope: Scope) -> Event:
    return Event(kind="kill", can_be_saved=effect.can_be_saved)


def _sacrifice(position: Position, effect: Sacrifice, card: int, scope: Scope) -> Event:
    return Event(kind="sacrifice", can_be_saved=False)


def _discard(position: Position, effect: Discard, card: int, scope: Scope) -> Event:
    return Event(kind="discard from play", can_be_saved=effect.can_be_saved)


def _return(position: Position, effect: ReturnToHand, card: int, scope: Scope) -> Event:
    if position.state.cards[card].zone == "play":
        return Event(kind="return to hand", can_be_saved=effect.can_be_saved)
    return Event(kind="move card", to="hand")


def _move(position: Position, effect: Move, card: int, scope: Scope) -> Event:
    marks = ("facedown",) if effect.facedown else ()
    who: tuple[int, ...] = ()
    if effect.order:
        marks = (*marks, effect.order)
        who = players_said(position.game, position.state, effect.ordered_by, scope)
    until = effect.until or ""
    if position.state.cards[card].zone == "play":
        kind = FROM_PLAY.get(effect.to, "leave play for")
        return Event(
            kind=kind, to=effect.to, can_be_saved=effect.can_be_saved, marks=marks, word=until, players=who
        )
    if effect.to == "discard":
        return _discard_card(position, effect, card, scope)
    if effect.to == "out of game":
        return Event(kind="remove from game", to=effect.to, word=until)
    return Event(kind="move card", to=effect.to, marks=marks, word=until, players=who)


def _discard_card(position: Position, effect: DiscardCards | Move, card: int, scope: Scope) -> Event:
    zone = position.state.cards[card].zone
    if zone == "deck":
        of_end = effect.on if isinstance(effect.on, Cards) else Cards()
        place = () if of_end.top is not None else ("bottom",) if of_end.bottom is not None else ("found",)
        return Event(kind="discard from deck", marks=place)
    if zone in ("hand", "shadows"):
        return Event(kind=f"discard from {zone}")
    return Event(kind="move card", to="discard")


def _draw(position: Position, effect: DrawCards, card: int, scope: Scope) -> Event:
    return Event(kind="draw")


def _kneel(position: Position, effect: Kneel, card: int, scope: Scope) -> Event:
    return Event(kind="kneel")


def _stand(position: Position, effect: Stand, card: int, scope: Scope) -> Event:
    return Event(kind="stand")


def _remove_from_challenge(position: Position, effect: RemoveFromChallenge, card: int, scope: Scope) -> Event:
    return Event(kind="remove from challenge")


def _participate(position: Position, effect: Participate, card: int, scope: Scope) -> Event:
    challenge = position.state.challenge
    side = challenge.defender if effect.defending and challenge is not None else scope.you
    return Event(kind="participate", other_player=side)


def _place_token(position: Position, effect: PlaceToken, card: int, scope: Scope) -> Event:
    amount = amount_of(position, effect.amount, scope)
    return Event(kind="place token", word=effect.token, amount=amount)


def _remove_token(position: Position, effect: RemoveToken, card: int, scope: Scope) -> Event:
    amount = amount_of(position, effect.amount, scope)
    return Event(kind="remove token", word=effect.token, amount=amount)


def _gain_power(position: Position, effect: GainPower, card: int, scope: Scope) -> Event:
    return Event(kind="gain power", amount=amount_of(position, effect.amount, scope))


def _discard_power(position: Position, effect: DiscardPower, card: int, scope: Scope) -> Event:
    amount = amount_of(position, effect.amount, scope)
    return Event(kind="discard power", amount=min(amount, position.state.cards[card].power))


def _place_gold(position: Position, effect: PlaceGold, card: int, scope: Scope) -> Event:
    return Event(kind="place gold", amount=amount_of(position, effect.amount, scope))


def _discard_gold(position: Position, effect: DiscardGold, card: int, scope: Scope) -> Event:
    there = position.state.cards[card].gold
    amount = scope.x if effect.at_least is not None else amount_of(position, effect.amount, scope)
    return Event(kind="discard gold", amount=min(amount, there))


def _take_control(position: Position, effect: TakeControl, card: int, scope: Scope) -> Event:
    player = player_of(position, effect.player, card, scope)
    return Event(
        kind="take control",
        player=player,
        other_player=position.state.cards[card].controller,
        word=effect.until or "",
    )


def _put_into_play(position: Position, effect: PutIntoPlay, card: int, scope: Scope) -> Event:
    kind = "put into play from shadows" if position.state.cards[card].zone == "shadows" else "put into play"
    side: str = effect.participating
    if side == "your side":
        side = side_of(position.state, scope.you)
    marks = tuple(
        mark
        for mark, given in (
            ("kneeling", effect.kneeling),
            ("facedown", effect.facedown),
            (side, bool(side)),
        )
        if given
    )
    return Event(kind=kind, player=player_of(position, effect.under, card, scope), marks=marks)


@shared.rule("2e/rr/participating/1", "2e/faq/2.10/1")
def side_of(state: State, player: int) -> str:
    """The player's side of the challenge; empty where he or she has none."""
    if state.challenge is None:
        return ""
    if player == state.challenge.attacker:
        return "attacking"
    return "defending" if player == state.challenge.defender else ""


def _reveal(position: Position, effect: Reveal, card: int, scope: Scope) -> Event:
    return Event(kind="reveal", out_of=position.state.cards[card].zone)


_DEEDS: dict[type, Deed] = {
    Kill: _kill,
    Sacrifice: _sacrifice,
    Discard: _discard,
    ReturnToHand: _return,
    Move: _move,
    DiscardCards: _discard_card,
    DrawCards: _draw,
    Kneel: _kneel,
    Stand: _stand,
    RemoveFromChallenge: _remove_from_challenge,
    Participate: _participate,
    PlaceToken: _place_token,
    RemoveToken: _remove_token,
    GainPower: _gain_power,
    DiscardPower: _discard_power,
    PlaceGold: _place_gold,
    DiscardGold: _discard_gold,
    TakeControl: _take_control,
    Reveal: _reveal,
    PutIntoPlay: _put_into_play,
}
