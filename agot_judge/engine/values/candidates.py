"""The cards among which those are looked for that a description fits."""

from collections.abc import Sequence

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.state.board import in_play
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, cards_said, players_said


def candidates(position: Position, cards: Cards, scope: Scope) -> Sequence[int]:
    """The cards that no plain fact rules out."""
    state = position.state
    if cards.this:
        return (scope.source,)
    if cards.among is not None:
        return cards_said(state, cards.among, scope)
    if cards.host:
        return cards_said(state, "host", scope)
    if cards.zone == "play" and "duplicate" not in cards.type:
        return _not_ruled_out(position, cards, cards_in_play(position), scope)
    return _not_ruled_out(position, cards, range(len(state.cards)), scope)


def _not_ruled_out(position: Position, cards: Cards, pool: Sequence[int], scope: Scope) -> Sequence[int]:
    """The cards of the pool that no plain fact rules out: what else is asked of a card is only asked of these."""
    here, game = position.state.cards, position.game.cards
    zone = cards.zone
    if zone != "any" and zone != "play":
        zones = (zone,) if isinstance(zone, str) else zone
        pool = [card for card in pool if here[card].zone in zones]
    if cards.name is not None and cards.name != "chosen":
        pool = [card for card in pool if game[card].definition.face.name == cards.name]
    if cards.controller != "any":
        whose = players_said(position.game, position.state, cards.controller, scope)
        pool = [card for card in pool if here[card].controller in whose]
    types = cards.type
    if types and "card" not in types and "chosen" not in types:
        # Of what lies facedown or on another card, or has become something, it is not print alone that says its type.
        pool = [
            card
            for card in pool
            if game[card].definition.face.type in types
            or here[card].host >= 0
            or here[card].facedown
            or here[card].becomes
        ]
    if cards.kneeling is not None:
        pool = [card for card in pool if here[card].kneeling == cards.kneeling]
    return pool


def cards_in_play(position: Position) -> tuple[int, ...]:
    """Every card in play, player by player."""
    kept = position.kept["in play"][0]
    found: tuple[int, ...] | None = kept.get("in play")
    if found is None:
        found = kept["in play"] = in_play(position.state)
    return found
