"""The cards among which those are looked for that a description fits."""

from collections.abc import Sequence

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.state.board import in_play
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said


def not_ruled_out(position: Position, cards: Cards, pool: Sequence[int], scope: Scope) -> Sequence[int]:
    """Those of the pool that no plain fact rules out: what else is asked of a card is only asked of these."""
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
        # Of what lies facedown or on another card it is not print alone that says its type.
        pool = [
            card
            for card in pool
            if game[card].definition.face.type in types or here[card].host >= 0 or here[card].facedown
        ]
    if cards.kneeling is not None:
        pool = [card for card in pool if here[card].kneeling == cards.kneeling]
    return pool


def cards_in_play(position: Position) -> tuple[int, ...]:
    """Every card in play, player by player."""
    kept = position.kept("in play")[0]
    found: tuple[int, ...] | None = kept.get("in play")
    if found is None:
        found = kept["in play"] = in_play(position.state)
    return found
