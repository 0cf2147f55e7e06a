"""Numbers of the rules as constant abilities and lasting effects change them for players."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine.ability import Adjust, Cards
from agot_judge.engine.state.state import InForce
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Apart, Scope, players_said
from agot_judge.engine.values.standing import active


def adjusted(position: Position, player: int, what: str, apart: Apart = ()) -> int:
    """By how much a number of the rules is changed for the player (``draw phase cards``, ``setup gold`` ...)."""
    from_all = 0
    for effect, scope, _ in active(position, Adjust, apart, lambda one: one.what == what):
        if _means(position, effect, player, scope):
            from_all += amount_of(position, effect.amount, scope)
    return from_all


def number_as_changed(position: Position, player: int, what: str, number: int) -> int:
    """A number of the rules as it is for the player, 0 or more: what it is set to last, else with all that is added.

    What is set overrides what is added.
    """
    if not position.index.adjusts and not position.state.in_force:
        return number
    fixed: int | None = None
    for effect, scope, _ in number_changes(position, player, what):
        if effect.set_to is not None:
            fixed = amount_of(position, effect.set_to, scope)
        number += amount_of(position, effect.amount, scope)
    return max(0, number if fixed is None else fixed)


def number_changes(
    position: Position, player: int, what: str
) -> Iterator[tuple[Adjust, Scope, InForce | None]]:
    """The changes of that number of the rules for the player, from where it looks at the game, and by which lasting effect."""
    for effect, scope, lasting in active(position, Adjust, (), lambda one: one.what == what):
        if _means(position, effect, player, scope):
            yield effect, scope, lasting


def considered(position: Position, cards: Cards, scope: Scope) -> int:
    """The number of such cards more that a player is considered to have in hand or in the used pile: of no trait, where none is
    said of them."""
    total = 0
    for effect, own, _ in active(position, Adjust, scope.apart, lambda one: one.what == cards.zone):
        traits = () if effect.cards is None else effect.cards.trait
        if cards.trait and not set(cards.trait) & set(traits):
            continue
        for player in players_said(position.game, position.state, cards.controller, scope):
            if _means(position, effect, player, own):
                total += amount_of(position, effect.amount, own)
    return total


def _means(position: Position, effect: Adjust, player: int, scope: Scope) -> bool:
    if player not in players_said(position.game, position.state, effect.player, scope):
        return False
    return effect.where is None or holds_in(position, effect.where, replace(scope, this_opponent=player))
