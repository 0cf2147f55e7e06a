"""Walks over an ability tree: its nodes, and the tree with other nodes."""

from collections.abc import Callable, Iterator
from functools import cache
from operator import attrgetter, is_
from typing import Any, TypeVar, get_args

from msgspec import Struct, structs

_INNER = (tuple, Struct)
T = TypeVar("T")


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


def _is_never_kept(node: Struct) -> bool:
    return False


def rewritten(tree: T, change: Callable[[Any], Any], is_kept: Callable[[Struct], bool] = _is_never_kept) -> T:
    """The tree with each node as ``change`` makes it, the inner ones first; a node that is kept stays with all within it.

    A part in which nothing changes is the same object.
    """
    part: Any = tree
    if isinstance(part, tuple):
        parts: Any = tuple(rewritten(inner, change, is_kept) for inner in part)
        return tree if all(map(is_, parts, part)) else parts
    if not isinstance(part, Struct) or is_kept(part):
        return tree
    changed: Any = {
        name: new
        for name in part.__struct_fields__
        if isinstance(inner := getattr(part, name), _INNER)
        and (new := rewritten(inner, change, is_kept)) is not inner
    }
    found: T = change(structs.replace(part, **changed) if changed else part)
    return found
