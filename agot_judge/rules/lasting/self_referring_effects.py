"""A lasting effect's questions about the very card that it changes: the occurrence that told which it is will be gone."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability import Modify
from agot_judge.engine.memo import ByIdentity

_GONE_LATER = ("occurrence", "doer", "cost")
_NAMING = ("card", "on", "of", "among")
"""The fields of conditions and descriptions that name cards."""


@ByIdentity
def about_itself(effect: Modify) -> Modify:
    """The effect in whose conditions the card of the occurrence, which it changes, is ``those``: each card changed."""
    if effect.on not in _GONE_LATER:
        return effect
    asked = {name: _renamed(getattr(effect, name), effect.on) for name in ("condition", "during", "unless")}
    return replace(effect, **asked)


def _renamed(node: Any, ref: object) -> Any:
    if isinstance(node, tuple):
        return tuple(_renamed(part, ref) for part in node)
    if not isinstance(node, Struct):
        return node
    return replace(
        node,
        **{
            name: "those" if name in _NAMING and value == ref else _renamed(value, ref)
            for name in node.__struct_fields__
            for value in (getattr(node, name),)
        },
    )
