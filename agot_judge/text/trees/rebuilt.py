"""Trees made anew from changed nodes."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace


def rebuilt(tree: Any, change: Callable[[Any], Any]) -> Any:
    """The tree with each node as ``change`` makes it, the inner ones first."""
    if isinstance(tree, tuple):
        return tuple(rebuilt(part, change) for part in tree)
    if not isinstance(tree, Struct):
        return tree
    parts = ((name, getattr(tree, name)) for name in tree.__struct_fields__)
    inner = {name: rebuilt(part, change) for name, part in parts if isinstance(part, tuple | Struct)}
    return change(replace(tree, **inner) if inner else tree)
