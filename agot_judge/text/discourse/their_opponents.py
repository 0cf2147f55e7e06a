"""``each player chooses a character an opponent controls``: an opponent of whoever chooses, not of "you"."""

from typing import Any, TypeVar

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.walk import nodes, rewritten
from agot_judge.engine.ability.words import Who

T = TypeVar("T")


def of_their_opponents(tree: T, who: Who) -> T:
    """The tree, in which cards in play that an opponent controls are those that this player does not control."""

    def change(node: Any) -> Any:
        if not isinstance(node, Cards) or node.controller != "opponent" or node.zone != "play":
            return node
        return replace(node, controller="any", excluding=(*node.excluding, Cards(zone="any", controller=who)))

    return rewritten(tree, change)


def speaks_of_opponents(tree: object) -> bool:
    """True where there are cards of an opponent in it."""
    return any(isinstance(node, Cards) and node.controller == "opponent" for node in nodes(tree))
