"""The rest of a card's traits, keywords or icons when effects take some of it away, one instance each, or all."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from agot_judge.engine.values.position import Position
from agot_judge.engine.values.prohibitions import is_prohibited
from agot_judge.engine.values.scope import Apart

if TYPE_CHECKING:
    from agot_judge.engine.values.continuous import Change

NONE: frozenset[str] = frozenset()


def losses(found: Iterable["Change"], what: str) -> list[str]:
    """The losses by the changes of a card's ``icons``, ``keywords`` or ``traits``; ``all``: everything."""
    return [name for change in found for name in getattr(change.modify, f"loses_{what}")]


def instances(have: list[str], lost: Iterable[str], kept: frozenset[str] = NONE) -> frozenset[str]:
    """The rest when each loss takes one instance, and ``all`` takes each.

    ``kept``: what the card cannot lose.
    """
    left = have
    for one in lost:
        if one == "all":
            left = [name for name in left if name in kept]
        elif one in left and one not in kept:
            left.remove(one)
    return frozenset(left)


def kept(position: Position, card: int, what: str, names: Iterable[str], apart: Apart) -> frozenset[str]:
    """The icons or keywords of these that the card cannot lose, whatever takes them away."""
    if not position.index.keeps_what_it_has:
        return NONE
    if is_prohibited(position, card, f"lose {what}s", apart):
        return frozenset(names)
    return frozenset(name for name in names if is_prohibited(position, card, f"lose {name}", apart))


def permitted(position: Position, card: int, what: str, names: Iterable[str], apart: Apart) -> list[str]:
    """The icons or keywords among these that the card can gain."""
    if not position.index.forbids_gaining:
        return [*names]
    if is_prohibited(position, card, f"gain {what}s", apart):
        return []
    ending = " icon" if what == "icon" else ""
    return [name for name in names if not is_prohibited(position, card, f"gain {name}{ending}", apart)]
