"""X: what a text says it is, put in its place."""

from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.cards import Capped, Cards, Compare, Paid
from agot_judge.engine.ability.words import Who
from agot_judge.text.phrases.person import Unclear
from agot_judge.text.trees.rebuilt import rebuilt

T = TypeVar("T")


def with_x(tree: T, definition: Any) -> T:
    """The tree with ``definition`` wherever it speaks of X; X as paid, where the text does not say what X is."""
    if definition is None:
        return tree
    found: T = _replaced(tree, definition)
    return found


def spoken_of(tree: T, who: Who, said: Who = "this opponent") -> T:
    """The tree with ``who`` wherever it speaks of the player ``said``, outside comparisons with any of several."""
    found: T = _with_player(tree, who, said)
    return found


def _with_player(node: Any, who: Who, said: Who) -> Any:
    if isinstance(node, tuple):
        return tuple(_with_player(part, who, said) for part in node)
    if not isinstance(node, Struct) or (isinstance(node, Compare) and node.versus):
        return node
    changed: dict[str, Any] = {}
    for name in node.__struct_fields__:
        before = getattr(node, name)
        after = who if before == said else _with_player(before, who, said)
        if after != before:
            changed[name] = after
    return replace(node, **changed) if changed else node


def of_that_player(tree: T) -> T:
    """The tree in which the cards that were shown are those of the player who does it: of each player's own deck."""

    def change(node: Any) -> Any:
        shown = isinstance(node, Cards) and node.among in ("those", "shown") and node.owner == "any"
        return replace(node, owner="that player") if shown else node

    found: T = rebuilt(tree, change)
    return found


def _replaced(node: Any, definition: Any) -> Any:
    if isinstance(node, Paid):
        return scaled(definition, node.times, node.plus)
    if isinstance(node, tuple):
        return tuple(_replaced(part, definition) for part in node)
    if isinstance(node, Capped) and isinstance(node.of, Paid):
        return _capped(scaled(definition, node.of.times, node.of.plus), node.most)
    if isinstance(node, Struct):
        changed = {
            name: new
            for name in node.__struct_fields__
            if (new := _replaced(old := getattr(node, name), definition)) is not old and new != old
        }
        if (
            "amount" in changed
            and getattr(node, "at_least", None) is not None
            and not _is_paid(changed["amount"])
        ):
            changed["at_least"] = None  # nobody chooses what the text says
        return replace(node, **changed) if changed else node
    return node


def _is_paid(amount: Any) -> bool:
    return isinstance(amount, Paid)


def _capped(found: Any, most: int) -> Any:
    """The amount, but no more than so much."""
    if isinstance(found, int):
        return min(found, most)
    if isinstance(found, Capped):
        return replace(found, most=min(found.most, most))
    return Capped(of=found, most=most)


def scaled(definition: Any, times: int, plus: int = 0) -> Any:
    """The amount so many times over, and ``plus`` more. Raises Unclear of an amount to which nothing can be added."""
    if isinstance(definition, int):
        return definition * times + plus
    if isinstance(definition, Capped):
        return Capped(of=scaled(definition.of, times, plus), most=definition.most * times + plus)
    if plus and "plus" not in definition.__struct_fields__:
        raise Unclear("how much more that is")
    changed = {"times": definition.times * times}
    if plus or getattr(definition, "plus", 0):
        changed["plus"] = definition.plus * times + plus
    return replace(definition, **changed)
