"""The players whom an effect means: "the losing opponent" or "that player" in one that lasts, known when it comes into force,
who did what an ability reacted to, and whose card it was of which an ability spoke last."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability import (
    Ability,
    Adjust,
    Cards,
    Condition,
    Cost,
    Effect,
    Forbid,
    Move,
    Permit,
    ReturnToHand,
)
from agot_judge.engine.ability.walk import nodes, rewritten
from agot_judge.engine.ability.words import Who
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.matching import cards_meant, each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.rules.resolution.scope_of import scope_of_resolution
from agot_judge.rules.targets.picking import picked_cards

SEVERAL_SPOKEN_OF = "it speaks of two players, of whom one alone is known later"
_GONE_LATER = frozenset({"winner", "loser", "acting player", "that player"})
_NOT_PLAYERS = frozenset({"player_is", "you_are", "event"})
"""Fields in which these words say something else: which part a player has."""


@ByIdentity
def _words(effect: object) -> tuple[Any, ...]:
    found = {getattr(node, name) for node in nodes(effect, (Ability,)) for name in _naming_them(node)}
    return tuple(sorted(found))


def _naming_them(node: Struct) -> list[str]:
    """The fields in which a node names a player by such a word."""
    return [
        name
        for name in node.__struct_fields__
        if name not in _NOT_PLAYERS and isinstance(value := getattr(node, name), str) and value in _GONE_LATER
    ]


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
    return (rewritten(effect, _with_that_player, _is_gained), meant.pop()) if len(meant) == 1 else None


def _is_gained(node: Struct) -> bool:
    return isinstance(node, Ability)


def _with_that_player(node: Struct) -> Struct:
    changed = dict.fromkeys(_naming_them(node), "that player")
    return replace(node, **changed) if changed else node


_TO_ITS_OWNER = ("hand", "deck", "top of deck", "bottom of deck", "discard", "dead", "shadows")
_FIELDS = ("player", "controller", "by", "from_player", "to_player", "owner")


@ByIdentity
def _word(effect: Effect) -> Who | None:
    """The word by which an effect speaks of the player whose the card is; None where it does not."""
    values = (getattr(node, name, None) for node in nodes(effect) for name in _FIELDS)
    return next((value for value in values if value in ("controller", "owner")), None)


def player_spoken_of(position: Position, frame: Resolution, effect: Effect) -> int:
    """Who it is once this effect has resolved: whom it names, or into whose area its card goes; else who it was."""
    word = _word(effect)
    if word is not None:
        return next(
            iter(players_said(position.game, position.state, word, scope_of_resolution(frame))),
            frame.its_player,
        )
    if isinstance(effect, ReturnToHand) or (isinstance(effect, Move) and effect.to in _TO_ITS_OWNER):
        known = (card for card in _cards(position, frame, effect) if card >= 0)
        return next((position.game.cards[card].owner for card in known), frame.its_player)
    return frame.its_player


def _cards(position: Position, frame: Resolution, effect: Move | ReturnToHand) -> tuple[int, ...]:
    on = effect.on
    if not isinstance(on, Cards):
        return cards_meant(position, on, scope_of_resolution(frame))
    if on.pick is not None:
        return picked_cards(position, frame, effect, "on")
    return each_in(position, on, scope_of_resolution(frame))


_ROLE_GONE_LATER = frozenset({"winner", "loser", "triggering player", "acting player"})
_NEVER = Condition(none_of=(Condition(),))


def _asks(node: object) -> bool:
    return (
        isinstance(node, Condition) and node.player == "this opponent" and node.player_is in _ROLE_GONE_LATER
    )


@ByIdentity
def speaks_of_roles(effect: object) -> bool:
    """True where it speaks of players by a part that nobody has by then: ``each opponent other than the losing one``."""
    return any(_asks(node) for node in nodes(effect))


@shared.rule("2e/rr/lasting-effects/1")
def with_roles_settled(
    position: Position, effect: Forbid | Cost | Permit | Adjust, scope: Scope
) -> Forbid | Cost | Permit | Adjust:
    """The effect as it is for this player, who is ``this opponent`` in the scope: whether he or she has the part is known now."""

    def settled(node: Struct) -> Struct:
        if not isinstance(node, Condition) or not _asks(node):
            return node
        return Condition() if holds_in(position, node, scope) else _NEVER

    return rewritten(effect, settled)
