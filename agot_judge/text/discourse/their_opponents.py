"""``each player chooses a character an opponent controls``: an opponent of whoever chooses, not of "you"."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import Who


def of_their_opponents(tree: Any, who: Who) -> Any:
    """The tree, in which cards in play that an opponent controls are those that this player does not control."""
    if isinstance(tree, tuple):
        return tuple(of_their_opponents(part, who) for part in tree)
    if not isinstance(tree, Struct):
        return tree
    changes: dict[str, Any] = {}
    for name in tree.__struct_fields__:
        value = getattr(tree, name)
        if isinstance(value, tuple | Struct):
            changed = of_their_opponents(value, who)
            if changed != value:
                changes[name] = changed
    found = replace(tree, **changes) if changes else tree
    if isinstance(found, Cards) and found.controller == "opponent" and found.zone == "play":
        own = Cards(zone="any", controller=who)
        return replace(found, controller="any", excluding=(*found.excluding, own))
    return found


def speaks_of_opponents(tree: Any) -> bool:
    """True where there are cards of an opponent in it."""
    return any(isinstance(node, Cards) and node.controller == "opponent" for node in nodes(tree))
