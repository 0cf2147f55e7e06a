"""YAML text to a tree in which every key and value knows its line.

The grammar is PyYAML's, the meaning of plain words is the YAML 1.2 core schema's. Built from parser events with a
stack of its own: neither nesting nor aliases can exhaust anything, and nothing is ever constructed from a tag.
"""

import re
from collections.abc import Iterator

import yaml
from msgspec import Struct
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from agot_judge.editions import DEFAULT_EDITION
from agot_judge.errors import ScenarioError
from agot_judge.scenario.names import shown

MAX_BYTES = 1024 * 1024
MAX_DEPTH = 40
MAX_NODES = 20_000
MAX_DIGITS = 9

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""libyaml where PyYAML was built with it; only its event parser is used."""

FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufffe\uffff]")
ONLY_TABS = re.compile(r"^[ \t]*\t[ \t]*$", re.MULTILINE)
SURROGATE_PAIR = re.compile(r"\\u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})")
NULL = re.compile(r"~|null|Null|NULL|")
TRUE = re.compile(r"true|True|TRUE")
FALSE = re.compile(r"false|False|FALSE")
INTEGER = re.compile(r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+")


class Scalar(Struct, frozen=True):
    """A word or a text. ``plain``: written without quotes, so that it may stand for a number, a flag or nothing."""

    text: str
    plain: bool
    line: int

    @property
    def value(self) -> str | int | bool | None:
        """The value for which it stands by the core schema. Numbers with a fraction and dates are texts here."""
        if not self.plain:
            return self.text
        if NULL.fullmatch(self.text):
            return None
        if TRUE.fullmatch(self.text):
            return True
        if FALSE.fullmatch(self.text):
            return False
        if INTEGER.fullmatch(self.text) and len(self.text) <= MAX_DIGITS + 2:
            base = {"0o": 8, "0x": 16}.get(self.text[:2], 10)
            return int(self.text, base)
        return self.text


class Sequence(Struct, frozen=True):
    """A list."""

    items: "tuple[Node, ...]"
    line: int


class Mapping(Struct, frozen=True):
    """Keys with their values, in the order of the file."""

    entries: "tuple[tuple[Scalar, Node], ...]"
    line: int


Node = Scalar | Sequence | Mapping
Path = tuple[str | int, ...]


class _Open:
    """A list or mapping whose end has not come yet."""

    def __init__(self, event: SequenceStartEvent | MappingStartEvent, line: int) -> None:
        self.is_mapping = isinstance(event, MappingStartEvent)
        self.anchor: str | None = event.anchor
        self.line = line
        self.children: list[Node] = []
        self.keys: dict[str, int] = {}
        self.size = 1

    def closed(self) -> Node:
        if not self.is_mapping:
            return Sequence(tuple(self.children), self.line)
        keys = [child for child in self.children[::2] if isinstance(child, Scalar)]
        return Mapping(tuple(zip(keys, self.children[1::2], strict=True)), self.line)


def read_tree(text: str) -> Mapping:
    """The one mapping that the text consists of.

    Raises ScenarioError with a line for everything that is no such text: too long, not YAML, several documents, tags,
    a key given twice, aliases that expand beyond ``MAX_NODES``, nesting beyond ``MAX_DEPTH``, control characters.
    """
    _refuse_size(len(text) if len(text) > MAX_BYTES else len(text.encode(errors="replace")))
    text = text.removeprefix("\ufeff")
    found = FORBIDDEN.search(text)
    if found is not None:
        line = text.count("\n", 0, found.start()) + 1
        raise ScenarioError(f"A control character (U+{ord(found[0]):04X}) stands here. Remove it.", line)
    # Pasted from a page: what looks like a blank is one, and a line of tabs is an empty one.
    text = ONLY_TABS.sub("", text.replace("\u00a0", " "))
    if text.lstrip()[:1] in ("{", "["):
        # JSON writes what lies beyond the first 65536 characters as two escapes, which YAML does not know.
        text = SURROGATE_PAIR.sub(_joined, text)
    return _Builder().build(text)


def read_file_text(raw: bytes) -> str:
    """The text of a file. Raises ScenarioError where it is too long or not UTF-8."""
    _refuse_size(len(raw))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise ScenarioError("This is not UTF-8 text. Save the file as UTF-8.", line) from None


def line_at(root: Node, path: Path) -> int:
    """The line of the key or item at this path, or of the nearest thing above it that exists."""
    line, node = root.line, root
    for part in path:
        if isinstance(node, Mapping):
            found = next((entry for entry in node.entries if entry[0].text == part), None)
            if found is None:
                break
            line, node = found[0].line, found[1]
        elif isinstance(node, Sequence) and isinstance(part, int) and part < len(node.items):
            node = node.items[part]
            line = node.line
        else:
            break
    return line


def has_path(root: Node, path: Path) -> bool:
    """True where there is a key at each step of the path, through mappings alone."""
    node = root
    for part in path:
        entries = node.entries if isinstance(node, Mapping) else ()
        found = next((value for key, value in entries if key.text == part), None)
        if found is None:
            return False
        node = found
    return True


def _refuse_size(size: int) -> None:
    if size > MAX_BYTES:
        raise ScenarioError(
            "A scenario may have at most 1 MiB; this has more. Leave out what does not matter.", 1
        )


def _joined(pair: re.Match[str]) -> str:
    return (
        f"\\u{pair[1]}\\u{pair[2]}".encode()
        .decode("unicode_escape")
        .encode("utf-16", "surrogatepass")
        .decode("utf-16")
    )


class _Builder:
    """Makes the tree of one text."""

    def __init__(self) -> None:
        self.open: list[_Open] = []
        self.anchors: dict[str, tuple[Node, int]] = {}
        self.nodes = 0
        self.documents = 0
        self.root: Node | None = None

    def build(self, text: str) -> Mapping:
        for event in _events(text):
            self._take(event, event.start_mark.line + 1 if event.start_mark is not None else 0)
        if self.root is None:
            raise ScenarioError(
                f"The scenario is empty. It starts with 'edition: {DEFAULT_EDITION}' and 'players:'.", 1
            )
        if not isinstance(self.root, Mapping):
            raise ScenarioError(
                f"A scenario is a mapping of keys to values, such as 'edition: {DEFAULT_EDITION}'.",
                self.root.line,
            )
        return self.root

    def _take(self, event: Event, line: int) -> None:
        if isinstance(event, DocumentStartEvent):
            self.documents += 1
            if self.documents > 1:
                raise ScenarioError(
                    "A second document begins here ('---'). Put each scenario into its own file.", line
                )
        elif isinstance(event, AliasEvent):
            self._alias(str(event.anchor), line)
        elif isinstance(event, ScalarEvent):
            self._refuse_tag(event, line)
            self._refuse_control(event.value, line)
            plain = event.implicit[0]
            if plain and INTEGER.fullmatch(event.value) and len(event.value) > MAX_DIGITS + 2:
                raise ScenarioError(f"{shown(event.value)} is too large a number.", line)
            self._add(Scalar(event.value, plain, line), 1, event.anchor)
        elif isinstance(event, SequenceStartEvent | MappingStartEvent):
            self._refuse_tag(event, line)
            if len(self.open) >= MAX_DEPTH:
                raise ScenarioError(
                    f"This is nested more than {MAX_DEPTH} deep. No scenario needs that.", line
                )
            self.open.append(_Open(event, line))
        elif isinstance(event, SequenceEndEvent | MappingEndEvent):
            done = self.open.pop()
            self._add(done.closed(), done.size, done.anchor)

    def _alias(self, anchor: str, line: int) -> None:
        if anchor not in self.anchors:
            raise ScenarioError(f"*{anchor} refers to nothing: &{anchor} must be complete before it.", line)
        node, size = self.anchors[anchor]
        self._count(size, line)
        self._attach(node, size)

    def _add(self, node: Node, size: int, anchor: str | None) -> None:
        """Put a finished node where it belongs. It expands to ``size`` values, itself the only one not counted yet."""
        self._count(1, node.line)
        if anchor is not None:
            self.anchors[anchor] = (node, size)
        self._attach(node, size)

    def _count(self, new: int, line: int) -> None:
        self.nodes += new
        if self.nodes > MAX_NODES:
            raise ScenarioError(
                f"This has more than {MAX_NODES} values, aliases expanded. No scenario needs that.", line
            )

    def _attach(self, node: Node, size: int) -> None:
        if not self.open:
            self.root = node
            return
        parent = self.open[-1]
        parent.size += size
        if parent.is_mapping and len(parent.children) % 2 == 0:
            _refuse_key(parent, node)
        parent.children.append(node)

    def _refuse_tag(self, event: ScalarEvent | SequenceStartEvent | MappingStartEvent, line: int) -> None:
        if event.tag is not None and event.tag != "!":
            raise ScenarioError(f"Tags such as {shown(str(event.tag))} are not read. Remove the tag.", line)

    def _refuse_control(self, value: str, line: int) -> None:
        found = FORBIDDEN.search(value)
        if found is not None:
            raise ScenarioError(
                f"A control character (U+{ord(found[0]):04X}) is written here. Remove it.", line
            )


def _refuse_key(parent: _Open, node: Node) -> None:
    if not isinstance(node, Scalar):
        raise ScenarioError("A key must be a word or a text, not a list or a mapping.", node.line)
    if node.text in parent.keys:
        first = parent.keys[node.text]
        raise ScenarioError(
            f"The key {shown(node.text)} is given twice (first in line {first}). Join the two or remove one.",
            node.line,
        )
    parent.keys[node.text] = node.line


def _events(text: str) -> Iterator[Event]:
    try:
        yield from yaml.parse(text, Loader=LOADER)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark is not None else 1
        raise ScenarioError(f"This is not YAML{_broken(error)}", line) from None
    except yaml.YAMLError as error:
        first = str(error).splitlines()[0] if str(error) else "the text cannot be read"
        raise ScenarioError(f"This is not YAML: {first}.", 1) from None


_CONTEXTS = {
    "flow sequence": "the list in brackets",
    "flow mapping": "the mapping in braces",
    "block mapping": "the mapping",
    "block collection": "the list",
    "quoted scalar": "the text in quotation marks",
}
"""The names of the parts that a parser was reading when it could not go on, by the parser's own words."""


def _broken(error: yaml.MarkedYAMLError) -> str:
    """In which column it is no YAML, what was expected there, within what, and what most often lies behind that."""
    mark, begun = error.problem_mark, error.context_mark
    column = f" at column {mark.column + 1}" if mark is not None else ""
    problem = str(error.problem).replace("did not find expected", "expected")
    what = next((words for name, words in _CONTEXTS.items() if name in str(error.context)), "")
    within = ""
    if what and begun is not None:
        within = f", in {what} that begins in line {begun.line + 1}, column {begun.column + 1}"
    return f"{column}: {problem}{within}.{_hint(problem)}"


def _hint(problem: str) -> str:
    """The fault that most often lies behind a parser's message."""
    if "mapping values are not allowed" in problem:
        return " Quote a text that contains ': ', and indent keys of one mapping alike."
    if "cannot start any token" in problem:
        return (
            " Indent with blanks, not with tabs, and quote texts that begin with @, ` or %; "
            "within braces also those that begin with | or >."
        )
    if "expected ',' or" in problem or "end of stream" in problem or "expected <block end>" in problem:
        return " A bracket or a quotation mark is not closed, or lines are not indented alike."
    if "expected key" in problem or "expected '-'" in problem:
        return " The keys of one mapping, and the dashes of one list, stand in the same column."
    return ""
