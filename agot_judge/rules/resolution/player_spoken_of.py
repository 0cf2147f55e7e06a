"""The player whose card it was of which an ability spoke last: "its controller .." and then "that player", who stays the same
player wherever the card goes meanwhile."""

from agot_judge.engine.ability import Cards, Effect, Move, ReturnToHand
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import Who
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.values.matching import cards_meant, each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import players_said
from agot_judge.rules.resolution.scope_of import scope_of_resolution
from agot_judge.rules.targets.picking import picked_cards

_TO_ITS_OWNER = ("hand", "deck", "top of deck", "bottom of deck", "discard", "dead", "shadows")
_FIELDS = ("player", "controller", "by", "from_player", "to_player", "owner")


def _find_word(effect: Effect) -> Who | None:
    values = (getattr(node, name, None) for node in nodes(effect) for name in _FIELDS)
    return next((value for value in values if value in ("controller", "owner")), None)


_word = ByIdentity(_find_word)
"""By which word an effect speaks of the player whose the card is; None: by none."""


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
