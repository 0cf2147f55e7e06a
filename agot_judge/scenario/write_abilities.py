"""The ability tree as plain values: what ``structured`` reads, without what has its default."""

from typing import Any

from msgspec import NODEFAULT, Struct

from agot_judge.engine.ability import Ability, Effect
from agot_judge.engine.ability.walk import fields_of
from agot_judge.scenario.yaml_writer import Data


def tree_as_data(nodes: tuple[Ability, ...] | tuple[Effect, ...]) -> list[Data]:
    """Abilities or effects as lists and mappings."""
    return [_node(node) for node in nodes]


def struct_as_data(node: Struct) -> Data:
    """Any node of the tree: an ability, a triggering condition, a limit."""
    return _node(node)


def _node(node: Any) -> Data:
    if isinstance(node, tuple):
        return [_node(item) for item in node]
    if not isinstance(node, Struct):
        return node if node is None or isinstance(node, bool | int | str) else str(node)
    config = node.__struct_config__
    data: dict[str, Data] = {str(config.tag_field): str(config.tag)} if config.tag is not None else {}
    for field in fields_of(type(node)):
        value = getattr(node, field.name)
        if field.default is NODEFAULT or value != field.default:
            data[field.encode_name] = _node(value)
    return data
