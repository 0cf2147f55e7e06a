"""Who "the losing opponent" or "that player" is in an effect that lasts: known when it comes into force, not any more later."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability import Ability
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said

SEVERAL_SPOKEN_OF = "it speaks of two players, of whom one alone is known later"
_GONE_LATER = frozenset({"winner", "loser", "acting player", "that player"})
_NOT_PLAYERS = frozenset({"player_is", "you_are", "event"})
"""Fields in which these words say something else: which part a player has."""


def _find_words(effect: object) -> tuple[Any, ...]:
    found = {
        value
        for node in nodes(effect, (Ability,))
        for name in node.__struct_fields__
        if name not in _NOT_PLAYERS and isinstance(value := getattr(node, name), str) and value in _GONE_LATER
    }
    return tuple(sorted(found))


_words: ByIdentity[object, tuple[Any, ...]] = ByIdentity(_find_words)


@shared.rule("2e/rr/lasting-effects/1")
def with_players_settled(position: Position, effect: Any, scope: Scope) -> tuple[Any, int] | None:
    """The effect with "that player" in the place of these words, and who that is (-1: nobody is spoken of so).

    None where they mean two players: that cannot be kept. Of an ability that a card gains, they are its own words.
    """
    words = _words(effect)
    if not words:
        return effect, -1
    meant = {player for word in words for player in players_said(position.game, position.state, word, scope)}
    if not meant:  # nobody has won or lost yet
        return effect, -1
    return (_with_that_player(effect), meant.pop()) if len(meant) == 1 else None


def _with_that_player(tree: Any) -> Any:
    if isinstance(tree, tuple):
        return tuple(_with_that_player(part) for part in tree)
    if not isinstance(tree, Struct) or isinstance(tree, Ability):
        return tree
    changed: dict[str, Any] = {}
    for name in tree.__struct_fields__:
        value = getattr(tree, name)
        if isinstance(value, str):
            new = "that player" if name not in _NOT_PLAYERS and value in _GONE_LATER else value
        else:
            new = _with_that_player(value)
        if new != value:
            changed[name] = new
    return replace(tree, **changed) if changed else tree
