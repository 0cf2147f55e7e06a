"""A number of one opponent, of whom the text does not say which: ``X is an opponent's claim value``.

Of several opponents with different numbers no paragraph says whose it is. Where a card is compared with it, one of whom it is
true is enough: ``with printed cost lower than an opponent's claim value``.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.cards import (
    Amount,
    CardNumber,
    Cards,
    Comparison,
    Condition,
    Count,
    PlayerNumber,
)
from agot_judge.engine.ability.walk import nodes, rewritten
from agot_judge.engine.ability.words import Who
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said

T = TypeVar("T")
Find = Callable[[Position, Amount, Scope], int]


def is_of_one(node: object) -> bool:
    """True where it is a number of one of several opponents."""
    return isinstance(node, Count | CardNumber | PlayerNumber) and node.of_several == "one"


def of_opponent(tree: T, who: Who) -> T:
    """The tree with this player in the place of the one opponent of whom its numbers are; what is asked of cards and of
    players stays."""
    return rewritten(tree, lambda node: _with_player(node, who) if is_of_one(node) else node, is_asked)


def is_asked(node: Struct) -> bool:
    """True where it is asked of cards or of players, of whom any may be meant."""
    return isinstance(node, Condition | Comparison)


def _with_player(number: Any, who: Who) -> Any:
    if isinstance(number, PlayerNumber):
        return replace(number, of_several="total", player=who)
    field = "cards" if isinstance(number, Count) else "on"
    return replace(number, of_several="total", **{field: replace(getattr(number, field), controller=who)})


@ByIdentity
def numbers_of_one(tree: object) -> tuple[Any, ...]:
    """The numbers of one opponent in it, conditions left out."""
    return tuple(node for node in nodes(tree, (Condition, Comparison)) if is_of_one(node))


@ByIdentity
def speaks_of_plot_of_one(tree: object) -> bool:
    """True where it changes something of one opponent's plot card."""
    return any(
        isinstance(node, Cards) and is_plot_of_one(node) for node in nodes(tree, (Condition, Comparison))
    )


def each_reading(position: Position, amount: Amount, scope: Scope, find: Find) -> tuple[int, ...]:
    """The number, for each of the opponents whose it may be."""
    theirs = of_opponent(amount, "this opponent")
    opponents = players_said(position.game, position.state, "opponent", scope)
    return tuple(find(position, theirs, replace(scope, this_opponent=one)) for one in opponents)


def is_plot_of_one(cards: Cards) -> bool:
    """``an opponent's revealed plot card``: that of one of them."""
    return cards.the_one and cards.type == ("plot",) and cards.controller == "opponent"
