"""Lasting effects of which nothing says how long they last."""

from agot_judge.engine.ability.ability import (
    Adjust,
    AtOnce,
    ChooseNow,
    Cost,
    Delayed,
    Either,
    Forbid,
    ForEach,
    If,
    Instead,
    Later,
    May,
    Modify,
    Permit,
)


def lasts_without_end(node: object) -> bool:
    """Whether there is such an effect among these, or within one of them."""
    if isinstance(node, tuple):
        return any(lasts_without_end(part) for part in node)
    if isinstance(node, (Modify, Cost, Forbid, Permit, Adjust)):
        return node.until is None
    if isinstance(node, (If, May, Either, ForEach, AtOnce, ChooseNow, Instead, Delayed, Later)):
        return any(
            lasts_without_end(getattr(node, name, ())) for name in ("effects", "otherwise", "options", "each")
        )
    return False
