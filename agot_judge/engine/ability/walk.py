"""A walk over an ability tree."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct, structs

_INNER = (tuple, Struct)


@cache
def fields_of(kind: type[Struct]) -> tuple[structs.FieldInfo, ...]:
    """The fields of a kind of node, with their defaults. msgspec evaluates all annotations each time it is asked."""
    return structs.fields(kind)


def nodes(tree: object, outside: tuple[type[Struct], ...] = ()) -> Iterator[Struct]:
    """Every node of the tree, itself first; none that is of these kinds or within such a one."""
    waiting = [tree]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Struct):
            if outside and isinstance(part, outside):
                continue
            yield part
            part = structs.astuple(part)
        elif not isinstance(part, tuple):
            continue
        waiting += [inner for inner in reversed(part) if isinstance(inner, _INNER)]


def without_words(tree: Any) -> Any:
    """The same tree without the words that it came from: two texts mean the same if these are equal."""
    if isinstance(tree, tuple):
        return tuple(without_words(part) for part in tree)
    if not isinstance(tree, Struct):
        return tree
    words: dict[str, Any] = {name: "" for name in ("text", "label") if name in tree.__struct_fields__}
    if "labels" in tree.__struct_fields__:
        words["labels"] = ()
    kept = {name: without_words(getattr(tree, name)) for name in tree.__struct_fields__ if name not in words}
    return structs.replace(tree, **kept, **words)
