"""Options of which each is chosen once in some time: ``choose 1 that you have not chosen this round``."""

from msgspec.structs import replace

from agot_judge.engine.ability import Either
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State, Use
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope

_ONCE = ("2e/rr/effects/3", "2e/rr/limits-and-maxima/1")
OPTION = -100
"""The number under which the first option of several is counted that can be chosen once: then -101, -102."""


@shared.rule(*_ONCE)
def ways_left(position: Position, effect: Either, scope: Scope) -> tuple[int, ...]:
    """The options, without those that the player has chosen before where each is chosen once in some time."""
    if effect.anew is None:
        return tuple(range(len(effect.options)))
    used = {
        OPTION - use.ability
        for use in position.state.uses
        if use.ability <= OPTION and (use.card, use.player) == (scope.source, scope.you)
    }
    return tuple(way for way in range(len(effect.options)) if way not in used)


@shared.rule(*_ONCE)
def with_chosen(game: Game, state: State, frame: Resolution, effect: Either, ways: list[int]) -> State:
    """The state in which these options have been chosen."""
    if effect.anew is None:
        return state
    title = game.cards[frame.card].definition.face.name
    used = tuple(
        Use(card=frame.card, title=title, ability=OPTION - way, player=frame.player, period=effect.anew)
        for way in ways
    )
    return replace(state, uses=(*state.uses, *used))
