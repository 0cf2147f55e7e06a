"""Plain values to YAML text: short and readable, the outer levels on lines of their own, the inner ones in brackets."""

import re
from collections.abc import Iterator, Mapping
from typing import Union

Data = Union[None, bool, int, str, "list[Data]", "Mapping[str, Data]"]

WIDTH = 110
LONGEST_KEY = 1000
"""YAML knows a longer key only after a question mark, on a line of its own."""
PLAIN = re.compile(r"[12]e|[A-Za-zÀ-ÿ](?:[\w !.’()/'+-]*[\w!.’)'])?")
RESERVED = frozenset(("null", "true", "false", "yes", "no", "on", "off", "y", "n"))
"""Plain words that this or an older version of YAML reads as something else than a word."""
ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def as_yaml(data: Mapping[str, Data]) -> str:
    """The text of a mapping."""
    return "".join(f"{line}\n" for line in _mapping(data, 0))


def scalar(value: bool | int | str | None) -> str:
    """One value as it stands in YAML, quoted where it would mean something else without quotes."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if PLAIN.fullmatch(value) and value.lower() not in RESERVED:
        return value
    return f'"{"".join(map(_escaped, value))}"'


def in_one_line(data: Data) -> str:
    """A value in one line; the outermost mapping without its brackets."""
    flow = _flow(data)
    return flow[1:-1] if isinstance(data, Mapping) and data else flow


def _escaped(character: str) -> str:
    if character in ESCAPES:
        return ESCAPES[character]
    if character.isprintable():
        return character
    code = ord(character)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def _flow(data: Data) -> str:
    """A value in one line."""
    if isinstance(data, Mapping):
        return "{" + ", ".join(f"{scalar(key)}: {_flow(value)}" for key, value in data.items()) + "}"
    if isinstance(data, list):
        return "[" + ", ".join(map(_flow, data)) + "]"
    return scalar(data)


def _fits(text: str, indent: int) -> bool:
    return len(text) + indent <= WIDTH


def _mapping(data: Mapping[str, Data], indent: int) -> Iterator[str]:
    for key, value in data.items():
        head = f"{' ' * indent}{scalar(key)}:"
        if len(head) > LONGEST_KEY:
            yield f"{' ' * indent}? {scalar(key)}"
            head = f"{' ' * indent}:"
        flow = _flow(value)
        short = _fits(flow, len(head) + 1) and (indent > 0 or _is_flat(value))
        if not isinstance(value, Mapping | list) or not value or short:
            yield f"{head} {flow}"
        elif isinstance(value, Mapping):
            yield head
            yield from _mapping(value, indent + 2)
        else:
            yield head
            yield from _sequence(value, indent + 2)


def _is_flat(value: Data) -> bool:
    """True where a mapping holds nothing but single values and lists of them."""
    if not isinstance(value, Mapping):
        return False
    parts = [item for part in value.values() for item in (part if isinstance(part, list) else [part])]
    return not any(isinstance(part, Mapping | list) for part in parts)


def _sequence(data: "list[Data]", indent: int) -> Iterator[str]:
    for item in data:
        flow = _flow(item)
        if not isinstance(item, Mapping | list) or not item or _fits(flow, indent + 2):
            # A mapping of one key stands without brackets.
            one = isinstance(item, Mapping) and len(item) == 1
            yield f"{' ' * indent}- {in_one_line(item) if one else flow}"
        elif isinstance(item, Mapping):
            lines = list(_mapping(item, indent + 2))
            yield f"{' ' * indent}- {lines[0].lstrip()}"
            yield from lines[1:]
        else:
            yield f"{' ' * indent}-"
            yield from _sequence(item, indent + 2)
