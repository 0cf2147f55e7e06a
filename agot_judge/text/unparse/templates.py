"""Templates of the lexicon, filled: ``place {number} gold from the treasury on {on}``.

A part in braces is a field, or one of a node within (``{left.cards:bare}``), in one of the ``FORMS`` (``{player:whose}``) or as
it is (``{type}``); something of the whole node (``PARTS``); or a verb, which agrees with the player of the node. Words in angle
brackets are said only where the fields in them are given (``< against {against:who}>``), or the field before their question
mark (``<facedown? facedown>``).
"""

import re
from collections.abc import Callable
from operator import attrgetter
from typing import Any

from agot_judge.text.lexicon import is_given
from agot_judge.text.unparse.wording import WORDS, Unworded, Wording, inflected, listed

FORMS: dict[str, Callable[[Wording, Any], str]] = {}
"""The forms in which a field is said, by name: each module adds its own."""
PARTS: dict[str, Callable[[Wording, Any], str]] = {}
"""The parts of a node that are not said of one of its fields alone."""
OF_PARTS: dict[str, tuple[str, ...]] = {}
"""The fields that a part says, where a template has to say all."""
PART = re.compile(r"\{([\w.]+)(?::(\w+))?\}")
_OPTION = re.compile(r"<(?:(\w+)\?)?(.*?)>")


def filled(template: str, wording: Wording, node: Any) -> str:
    """The template with its parts, and without the words for what the node has not."""

    def option(found: re.Match[str]) -> str:
        names = [found[1]] if found[1] else [name for name, _ in PART.findall(found[2])]
        return found[2] if all(is_given(node, name) for name in names) else ""

    def part(found: re.Match[str]) -> str:
        name, form = found.groups()
        if form is not None:
            return _in_form(form, wording, attrgetter(name)(node))
        if name in PARTS:
            return PARTS[name](wording, node)
        return str(getattr(node, name)) if name in node.__struct_fields__ else inflected(name, node.player)

    return PART.sub(part, _OPTION.sub(option, template))


def _in_form(form: str, wording: Wording, value: Any) -> str:
    """A value in a form. Raises Unworded where there is none, or where the form has no words for it."""
    said = "" if value is None else FORMS[form](wording, value)
    if not said:
        raise Unworded
    return said


def names_in(template: str) -> set[str]:
    """The names of the fields that a template says, those of its parts among them."""
    names = {name for name, _ in PART.findall(template)} | {name for name, _ in _OPTION.findall(template)}
    return names.union(*(OF_PARTS.get(name, ()) for name in names))


def said_of(table: str, name: str, wording: Wording, node: Any) -> str:
    """The node in the words that a table of the lexicon has for this name. Raises Unworded where it has none."""
    template = WORDS.template(table, name, node)
    if template is None:
        raise Unworded
    return filled(template, wording, node)


def all_said(table: str, wording: Wording, node: Any) -> list[str]:
    """All that a table of the lexicon says of the node, field by field."""
    fields = [name for name in getattr(WORDS, table) if " " not in name and is_given(node, name)]
    true = [name for name in fields if getattr(node, name) is not False]
    return [said for name in true if (said := said_of(table, name, wording, node))]


FORMS["or"] = lambda wording, words: listed(list(words), "or")
