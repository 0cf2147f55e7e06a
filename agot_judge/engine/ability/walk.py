"""A walk over an ability tree."""

from collections.abc import Iterator

from msgspec import Struct, structs


def nodes(tree: object) -> Iterator[Struct]:
    """Every node of the tree, itself first."""
    if isinstance(tree, tuple):
        for part in tree:
            yield from nodes(part)
    elif isinstance(tree, Struct):
        yield tree
        for part in structs.astuple(tree):
            yield from nodes(part)
