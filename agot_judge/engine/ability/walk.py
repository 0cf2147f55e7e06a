"""A walk over an ability tree."""

from collections.abc import Callable, Iterator
from functools import cache
from operator import attrgetter
from typing import Any, get_args

from msgspec import Struct, structs

_INNER = (tuple, Struct)


@cache
def fields_of(kind: type[Struct]) -> tuple[structs.FieldInfo, ...]:
    """The fields of a kind of node, with their defaults. msgspec evaluates all annotations each time it is asked."""
    return structs.fields(kind)


def given(node: Struct) -> dict[str, Any]:
    """The fields of a node that say something: those that differ from their defaults."""
    plain = node.__class__()
    return {
        name: value
        for name in node.__struct_fields__
        if (value := getattr(node, name)) != getattr(plain, name)
    }


@cache
def _parts_of(kind: type[Struct]) -> Callable[[Struct], tuple[object, ...]]:
    """The contents of a node's fields that can be or contain a node: most fields are words and numbers."""
    names = [field.name for field in fields_of(kind) if _may_hold_a_node(field.type)]
    if not names:
        return lambda node: ()
    if len(names) == 1:  # an attrgetter of one name gives no tuple
        one = attrgetter(names[0])
        return lambda node: (one(node),)
    return attrgetter(*names)


def _may_hold_a_node(kind: Any) -> bool:
    """True where a value of this type can be a node or contain one; of a type that says nothing it can."""
    if isinstance(kind, type) and not get_args(kind):
        return kind in (object, tuple) or issubclass(kind, Struct)
    return kind is Any or any(_may_hold_a_node(inner) for inner in get_args(kind))


def nodes(tree: object, outside: tuple[type[Struct], ...] = ()) -> Iterator[Struct]:
    """Every node of the tree, itself first; none that is of these kinds or within such a one."""
    waiting = [tree]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Struct):
            if outside and isinstance(part, outside):
                continue
            yield part
            part = _parts_of(part.__class__)(part)
        elif not isinstance(part, tuple):
            continue
        for inner in reversed(part):  # not a list of them to be added: most parts hold no node
            if isinstance(inner, _INNER):
                waiting.append(inner)
