"""An effect's deeds to cards, as occurrences: the same whether it is an effect or pays a cost."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from agot_judge.engine import ability as tree
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
    position: Position, effect: tree.Effect, cards: tuple[int, ...], scope: Scope, cause: str
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


_PLAIN: dict[type, str] = {
    tree.Kill: "kill",
    tree.Discard: "discard from play",
    tree.DrawCards: "draw",
    tree.Kneel: "kneel",
    tree.Stand: "stand",
    tree.RemoveFromChallenge: "remove from challenge",
    tree.PlaceToken: "place token",
    tree.RemoveToken: "remove token",
    tree.GainPower: "gain power",
    tree.PlaceGold: "place gold",
}
"""By effect: the occurrence, of which nothing is to be said but what the effect says itself."""


def _plain(position: Position, effect: Any, card: int, scope: Scope) -> Event:
    return Event(
        kind=_PLAIN[type(effect)],
        amount=amount_of(position, getattr(effect, "amount", 0), scope),
        word=getattr(effect, "token", ""),
        can_be_saved=getattr(effect, "can_be_saved", True),
    )


def works_on_cards(effect: tree.Effect) -> bool:
    """True where this module knows what the effect does to cards."""
    return type(effect) in _DEEDS


def _sacrifice(position: Position, effect: tree.Sacrifice, card: int, scope: Scope) -> Event:
    return Event(kind="sacrifice", can_be_saved=False)


def _return(position: Position, effect: tree.ReturnToHand, card: int, scope: Scope) -> Event:
    if position.state.cards[card].zone == "play":
        return Event(kind="return to hand", can_be_saved=effect.can_be_saved)
    return Event(kind="move card", to="hand")


def _move(position: Position, effect: tree.Move, card: int, scope: Scope) -> Event:
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


def _discard_card(
    position: Position, effect: tree.DiscardCards | tree.Move, card: int, scope: Scope
) -> Event:
    zone = position.state.cards[card].zone
    if zone == "deck":
        of_end = effect.on if isinstance(effect.on, tree.Cards) else tree.Cards()
        place = () if of_end.top is not None else ("bottom",) if of_end.bottom is not None else ("found",)
        return Event(kind="discard from deck", marks=place)
    if zone in ("hand", "shadows"):
        return Event(kind=f"discard from {zone}")
    return Event(kind="move card", to="discard")


def _participate(position: Position, effect: tree.Participate, card: int, scope: Scope) -> Event:
    challenge = position.state.challenge
    side = challenge.defender if effect.defending and challenge is not None else scope.you
    return Event(kind="participate", other_player=side)


def _discard_power(position: Position, effect: tree.DiscardPower, card: int, scope: Scope) -> Event:
    amount = amount_of(position, effect.amount, scope)
    return Event(kind="discard power", amount=min(amount, position.state.cards[card].power))


def _discard_gold(position: Position, effect: tree.DiscardGold, card: int, scope: Scope) -> Event:
    there = position.state.cards[card].gold
    amount = scope.x if effect.at_least is not None else amount_of(position, effect.amount, scope)
    return Event(kind="discard gold", amount=min(amount, there))


def _take_control(position: Position, effect: tree.TakeControl, card: int, scope: Scope) -> Event:
    player = player_of(position, effect.player, card, scope)
    return Event(
        kind="take control",
        player=player,
        other_player=position.state.cards[card].controller,
        word=effect.until or "",
    )


def _put_into_play(position: Position, effect: tree.PutIntoPlay, card: int, scope: Scope) -> Event:
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


def _reveal(position: Position, effect: tree.Reveal, card: int, scope: Scope) -> Event:
    return Event(kind="reveal", out_of=position.state.cards[card].zone)


_DEEDS: dict[type, Deed] = {
    **dict.fromkeys(_PLAIN, _plain),
    tree.Sacrifice: _sacrifice,
    tree.ReturnToHand: _return,
    tree.Move: _move,
    tree.DiscardCards: _discard_card,
    tree.Participate: _participate,
    tree.DiscardPower: _discard_power,
    tree.DiscardGold: _discard_gold,
    tree.TakeControl: _take_control,
    tree.Reveal: _reveal,
    tree.PutIntoPlay: _put_into_play,
}
