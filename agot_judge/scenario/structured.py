"""Abilities and effects in structured form: the engine's ability tree as YAML, with errors at their lines, and back."""

import re
from collections.abc import Iterator
from types import UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Struct

from agot_judge.engine.ability import Ability, Changes, Effect
from agot_judge.engine.ability.walk import fields_of, nodes
from agot_judge.scenario.names import did_you_mean, shown
from agot_judge.scenario.reading import Reader
from agot_judge.scenario.structured_words import unknown_words
from agot_judge.scenario.yaml_reader import Mapping, Node, Scalar, Sequence, line_at
from agot_judge.scenario.yaml_writer import Data

Tree = TypeVar("Tree")
WHERE = re.compile(r" - at `\$(?P<path>.*)`$")
PART = re.compile(r"\.(?P<key>[^.\[\]]+)|\[(?P<index>\d+)\]|\[\.\.\.\]")
QUOTED = re.compile(r"(?:unknown field|Invalid value|Invalid enum value) [`'](?P<word>.*?)[`']")
TRIGGERED = ("interrupt", "reaction")
"""The kinds of abilities that have a triggering condition."""
MISSING = re.compile(r"missing required field [`'](?P<field>.*?)[`']")


def read_abilities(reader: Reader, node: Node) -> tuple[Ability, ...]:
    """The abilities of a card; a single one may stand without a list."""
    abilities = _checked(reader, node, _converted(reader, _listed(node), tuple[Ability, ...]))
    for ability, written in zip(abilities, _listed(node).items, strict=False):
        if ability.trigger is not None and ability.kind not in TRIGGERED:
            message = f"A structured ability cannot be read: {shown(ability.kind)} has no trigger."
            line = line_at(written, ("trigger",)) if isinstance(written, Mapping) else written.line
            reader.problems.add(line, message, f"A trigger belongs to {' or '.join(map(shown, TRIGGERED))}.")
    return abilities


def read_effects(reader: Reader, node: Node) -> tuple[Effect, ...]:
    """Effects in the order in which they resolve; a single one may stand without a list."""
    return _checked(reader, node, _converted(reader, _listed(node), tuple[Effect, ...]))


def _checked(reader: Reader, node: Node, tree: tuple[Tree, ...]) -> tuple[Tree, ...]:
    if any(isinstance(found, Changes) for found in nodes(tree)):
        reader.wrong(node, "A structured ability cannot be read: 'changes' are said with 'by_hand' in run.")
    for unknown in unknown_words(tree, reader.edition):
        message = f"A structured ability cannot be read: {unknown.field} cannot be {shown(unknown.word)}."
        line = _line_of(node, unknown.word) or node.line
        reader.problems.add(line, message, did_you_mean(unknown.word, unknown.known))
    return tree


def _line_of(node: Node, word: str) -> int:
    """The line of the first value that is this word; 0 where there is none."""
    if isinstance(node, Scalar):
        return node.line if node.text == word else 0
    values = node.items if isinstance(node, Sequence) else [value for _, value in node.entries]
    return next((line for value in values if (line := _line_of(value, word))), 0)


def _listed(node: Node) -> Sequence:
    return node if isinstance(node, Sequence) else Sequence((node,), node.line)


def _converted(reader: Reader, node: Sequence, kind: type[tuple[Tree, ...]]) -> tuple[Tree, ...]:
    try:
        return msgspec.convert(plain(node), kind)
    except msgspec.ValidationError as error:
        _report(reader, node, str(error))
        return ()


def plain(node: Node) -> Any:
    """The node as plain Python values; ``yes`` and ``no`` without quotes are flags."""
    if isinstance(node, Mapping):
        keys = {key.text for key, _ in node.entries}
        return {key.text: plain(_several(key.text, value, keys)) for key, value in node.entries}
    if isinstance(node, Sequence):
        return [plain(item) for item in node.items]
    if node.plain and node.text in ("yes", "no"):
        return node.text == "yes"
    return node.value


def _several(key: str, value: Node, beside: set[str]) -> Node:
    """The choices of an ability, of which a single one may stand without a list."""
    return _listed(value) if key == "choose" and "kind" in beside else value


def _report(reader: Reader, root: Sequence, message: str) -> None:
    where = WHERE.search(message)
    line = root.line
    what = message
    if where is not None:
        what = message[: where.start()]
        node, path = _walk(root, where["path"])
        line = node.line
        unknown = QUOTED.search(what)
        if unknown is not None and isinstance(node, Mapping):
            line = line_at(node, (unknown["word"],))
        what = f"{_sentence(what)} (at {path or 'the top'})."
    else:
        what = f"{_sentence(what)}."
    word = QUOTED.search(message)
    missing = MISSING.search(message)
    if word is not None:
        suggestion = did_you_mean(word["word"], sorted(VOCABULARY - {word["word"]}))
        suggestion = suggestion if suggestion.startswith("Did") else ""
    elif missing is not None:
        suggestion = f"Add {shown(missing['field'])}."
    else:
        suggestion = ""
    reader.problems.add(line, f"A structured ability cannot be read: {what}", suggestion)


def _sentence(message: str) -> str:
    """A message of the converter in this program's words."""
    return (
        message.replace("Object contains", "it has an")
        .replace("unknown field", "unknown key")
        .replace("Object missing required field", "it lacks the key")
        .replace("Expected `array`", "a list [..] was expected")
        .replace("Expected `object`", "a mapping was expected")
        .replace("Expected `str`", "a word was expected")
        .replace("Expected `int` >= ", "a whole number was expected, at least ")
        .replace("Expected `int`", "a whole number was expected")
        .replace("Expected `bool`", "yes or no was expected")
        .replace("`array`", "a list")
        .replace("`object`", "a mapping")
        .replace("`str`", "a word")
        .replace("`int`", "a number")
        .replace("`bool`", "yes or no")
        .replace("`null`", "nothing")
    )


def _walk(root: Node, path: str) -> tuple[Node, str]:
    """The node at a converter's path, as far as it can be followed, and the path for the reader."""
    node = root
    steps: list[str] = []
    for part in PART.finditer(path):
        following: Node | None = None
        if part["key"] is not None and isinstance(node, Mapping):
            following = next((value for key, value in node.entries if key.text == part["key"]), None)
            steps.append(part["key"])
        elif (
            part["index"] is not None and isinstance(node, Sequence) and int(part["index"]) < len(node.items)
        ):
            following = node.items[int(part["index"])]
            steps.append(str(int(part["index"]) + 1))
        if following is None and part["index"] == "0":
            continue  # a single one that stands without a list
        if following is None:
            break
        node = following
    return node, " ".join(steps)


def _words(kind: Any) -> Iterator[str]:
    """Every key, tag and fixed word of the ability tree, found by walking its types."""
    seen: set[Any] = set()
    waiting = [kind]
    while waiting:
        one = waiting.pop()
        if one in seen:
            continue
        seen.add(one)
        if get_origin(one) in (Union, UnionType, tuple):
            waiting.extend(get_args(one))
        elif get_origin(one) is Literal:
            yield from (word for word in get_args(one) if isinstance(word, str))
        elif isinstance(one, type) and issubclass(one, msgspec.Struct):
            if one.__struct_config__.tag is not None:
                yield str(one.__struct_config__.tag)
            for field in msgspec.structs.fields(one):
                yield field.encode_name
                waiting.append(field.type)


VOCABULARY = frozenset(_words(Ability)) | frozenset(_words(Effect))
"""Every word of the structured form, for the nearest spelling."""


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
