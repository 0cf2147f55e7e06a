"""True where power or gold could move to another place than that where it is; a card under an agenda."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, Instead, Move, MoveGold, MovePower
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import Event
from agot_judge.engine.values.matching import cards_meant, each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.effects.moved_amounts import destinations
from agot_judge.rules.potential.possible_scope import LATER, players_who

Place = tuple[int, int]
"""A card and its controller; a gold pool is no card (-1) of a player."""


@shared.rule("2e/rr/move/2", "2e/rr/abilities/6")
def could_move(position: Position, effect: MoveGold | MovePower, scope: Scope) -> bool:
    """If there is no valid destination for a move, the move attempt cannot be made: no place is one for what is there."""
    sources = _sources(position, effect, scope)
    if sources is None:
        return True
    return any(has_destination(position, effect, place, scope) for place in sources)


def has_something_to_move(position: Position, effect: MoveGold | MovePower, scope: Scope) -> bool:
    """True where there is any at a place from which it would move."""
    return bool(_sources(position, effect, scope))


@shared.rule("2e/rr/move/2")
def has_destination(position: Position, effect: MoveGold | MovePower, place: Place, scope: Scope) -> bool:
    """True where what is at this place could move to another one."""
    reached = _destinations(position, effect, place, scope)
    return reached is None or any(other != place for other in reached)


def place_of(position: Position, card: int) -> Place:
    """A card as the place of what is on it."""
    return card, position.state.cards[card].controller


def _sources(position: Position, effect: MoveGold | MovePower, scope: Scope) -> list[Place] | None:
    """The places from which it would move where there is something; None: that is not settled yet."""
    state = position.state
    what = "gold" if isinstance(effect, MoveGold) else "power"
    if effect.source is None:
        players = players_who(position, effect.from_player, scope)
        if isinstance(effect, MoveGold):
            return [(-1, player) for player in players if state.players[player].gold]
        cards = tuple(state.players[player].faction for player in players)
    elif isinstance(effect.source, Cards):
        cards = each_in(position, effect.source, scope)
    else:
        cards = cards_meant(position, effect.source, scope)
        if not cards and effect.source in LATER:
            return None
    return [place_of(position, card) for card in cards if getattr(state.cards[card], what)]


def _destinations(
    position: Position, effect: MoveGold | MovePower, place: Place, scope: Scope
) -> Iterator[Place] | None:
    """The places to which it could move from there; None: that is not settled yet."""
    card, _ = place
    seen = replace(scope, card=card) if card >= 0 else scope
    if isinstance(effect.to, Cards):
        found = destinations(position, effect, effect.to, (card,) if card >= 0 else (), seen)
        return (place_of(position, one) for one in found)
    if effect.to is not None:
        cards = cards_meant(position, effect.to, seen)
        return None if not cards else (place_of(position, one) for one in cards)
    players = players_who(position, effect.to_player, seen)
    if isinstance(effect, MoveGold):
        return ((-1, player) for player in players)
    return (place_of(position, position.state.players[player].faction) for player in players)


@shared.rule("2e/rr/abilities/6")
def has_agenda(position: Position, effect: Instead, scope: Scope, event: Event) -> bool:
    """True where there is an agenda for a card that is to be placed under one."""
    places = {one.to for one in effect.effects if isinstance(one, Move)}
    whose = event.player if "owner's agenda" in places else scope.you if "agenda" in places else -1
    return whose < 0 or bool(position.state.players[whose].agendas)
