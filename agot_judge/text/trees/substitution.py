"""Trees in which a number is put in the place of X, or one player in the place of another."""

from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.cards import Capped, Cards, Compare, Paid
from agot_judge.engine.ability.walk import rewritten
from agot_judge.engine.ability.words import Who
from agot_judge.text.phrases.person import Unclear

T = TypeVar("T")


def with_x(tree: T, definition: Any) -> T:
    """The tree with ``definition`` wherever it speaks of X; X as paid, where the text does not say what X is."""
    if definition is None:
        return tree

    def change(node: Any) -> Any:
        if isinstance(node, Paid):
            return scaled(definition, node.times, node.plus)
        return _capped(node.of, node.most) if isinstance(node, Capped) else node

    if isinstance(definition, Paid):
        return rewritten(tree, change)
    return rewritten(rewritten(tree, _not_chosen), change)


def _not_chosen(node: Any) -> Any:
    """The node without the choice of X: nobody chooses what the text says."""
    is_chosen = getattr(node, "at_least", None) is not None and _speaks_of_x(getattr(node, "amount", 0))
    return replace(node, at_least=None) if is_chosen else node


def _speaks_of_x(amount: Any) -> bool:
    return isinstance(amount, Paid) or (isinstance(amount, Capped) and _speaks_of_x(amount.of))


def spoken_of(tree: T, who: Who, said: Who = "this opponent") -> T:
    """The tree with ``who`` wherever it speaks of the player ``said``, outside comparisons with any of several."""

    def change(node: Any) -> Any:
        theirs = [name for name in node.__struct_fields__ if getattr(node, name) == said]
        return replace(node, **dict.fromkeys(theirs, who)) if theirs else node

    return rewritten(tree, change, _compares_with_any)


def _compares_with_any(node: Struct) -> bool:
    return isinstance(node, Compare) and bool(node.versus)


def of_that_player(tree: T) -> T:
    """The tree in which the cards that were shown are those of the player who does it: of each player's own deck."""

    def change(node: Any) -> Any:
        shown = isinstance(node, Cards) and node.among in ("those", "shown") and node.owner == "any"
        return replace(node, owner="that player") if shown else node

    return rewritten(tree, change)


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
