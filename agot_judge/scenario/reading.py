"""From the tree of a text to values: each function takes a node, notes what is wrong with it, and goes on."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from msgspec.structs import replace

from agot_judge.editions import DEFAULT_EDITION, framework_for
from agot_judge.engine.framework import Framework
from agot_judge.scenario.names import did_you_mean, shown
from agot_judge.scenario.problems import Problems
from agot_judge.scenario.yaml_reader import Mapping, Node, Scalar, Sequence

Item = TypeVar("Item")
LARGEST_NUMBER = 1000


class Reader:
    """Reads nodes. What is wrong goes to ``problems``; the value given then is empty, so that reading can go on."""

    def __init__(
        self, problems: Problems, players: tuple[str, ...] = (), edition: str = DEFAULT_EDITION
    ) -> None:
        self.problems = problems
        self.players = players
        self.edition = edition

    @property
    def framework(self) -> Framework:
        """The declarations of the scenario's edition about itself."""
        return framework_for(self.edition)

    def phase(self, node: Node, what: str) -> str:
        """One of the phases, in whatever spelling."""
        word = self.text(node, what)
        return self.framework.spellings.get(word) or self.word(node, what, self.framework.phase_names)

    def wrong(self, node: Node, message: str, suggestion: str = "") -> None:
        """Note a problem at this node."""
        self.problems.add(node.line, message, suggestion)

    def fields(
        self, node: Node, what: str, known: Iterable[str], near: Iterable[str] | None = None
    ) -> dict[str, Node]:
        """The keys of a mapping with their values. Every key that is not known is a problem; ``near``: those that may be meant
        by it, where not all are."""
        if not isinstance(node, Mapping):
            self.wrong(
                node,
                f"{what} must be a mapping of keys to values, not {_kind(node)}.",
                did_you_mean("", known),
            )
            return {}
        possible = tuple(known)
        found: dict[str, Node] = {}
        for key, value in node.entries:
            if key.text in possible:
                found[key.text] = value
            elif key.text == "<<" and key.plain:
                self.wrong(key, f"{what} has the key '<<': YAML 1.2 merges nothing. Write the keys out.")
            else:
                self.wrong(
                    key,
                    f"{what} has no key {shown(key.text)}.",
                    did_you_mean(key.text, possible if near is None else near),
                )
        return found

    def entries(self, node: Node, what: str) -> tuple[tuple[Scalar, Node], ...]:
        """The keys and values of a mapping whose keys are names."""
        if isinstance(node, Mapping):
            return node.entries
        if not _is_null(node):
            self.wrong(node, f"{what} must be a mapping of names to values, not {_kind(node)}.")
        return ()

    def items(self, node: Node) -> tuple[Node, ...]:
        """The items of a list; a single value stands for the list of it, nothing for the empty list."""
        if isinstance(node, Sequence):
            return node.items
        return () if _is_null(node) else (node,)

    def each(self, node: Node, read: Callable[[Node], Item]) -> tuple[Item, ...]:
        """Every item of a list, read by the function given."""
        return tuple(read(item) for item in self.items(node))

    def text(self, node: Node, what: str) -> str:
        """A text or a word. A number, and yes or no, are taken as written."""
        if isinstance(node, Scalar) and is_given(node):
            return node.text
        self.wrong(node, f"{what} must be a text, not {_kind(node)}.")
        return ""

    def texts(self, node: Node, what: str) -> tuple[str, ...]:
        """A list of texts, or a single one."""
        return self.each(node, lambda item: self.text(item, what))

    def word(self, node: Node, what: str, known: Iterable[str]) -> str:
        """One of the words known."""
        word = self.text(node, what)
        possible = tuple(known)
        if word not in possible and is_given(node):
            self.wrong(node, f"{what} cannot be {shown(word)}.", did_you_mean(word, possible))
            return ""
        return word

    def words(self, node: Node, what: str, known: Iterable[str]) -> tuple[str, ...]:
        """A list of the words known, or a single one."""
        possible = tuple(known)
        return tuple(word for word in self.each(node, lambda item: self.word(item, what, possible)) if word)

    def number(self, node: Node, what: str, least: int = 0, most: int = LARGEST_NUMBER) -> int:
        """A whole number."""
        value = node.value if isinstance(node, Scalar) else None
        if isinstance(value, int) and not isinstance(value, bool):
            if least <= value <= most:
                return value
            self.wrong(node, f"{what} must be a whole number from {least} to {most}, not {value}.")
        else:
            self.wrong(node, f"{what} must be a whole number, not {_kind(node)}{_in_quotes(node)}.")
        return least

    def flag(self, node: Node, what: str) -> bool:
        """Yes or no, which ``true`` and ``false`` also stand for."""
        value = node.value if isinstance(node, Scalar) else None
        if isinstance(value, str):
            value = {"yes": True, "no": False}.get(value.lower(), value)
        if isinstance(value, bool):
            return value
        self.wrong(node, f"{what} must be yes or no, not {_kind(node)}.")
        return False

    def player(self, node: Node, what: str) -> str:
        """The name of one of the players."""
        name = self.text(node, what)
        if name not in self.players and is_given(node):
            self.wrong(
                node,
                f"{what} cannot be {shown(name)}: no player has this name.",
                did_you_mean(name, self.players),
            )
            return ""
        return name

    def player_or_none(self, node: Node, what: str) -> str:
        """The name of one of the players, or ``none``."""
        if isinstance(node, Scalar) and node.text == "none" and "none" not in self.players:
            return "none"
        return self.player(node, what)

    def only(self, node: Node, what: str) -> tuple[Scalar, Node] | None:
        """The one key of a mapping that must have just one, with its value."""
        if isinstance(node, Mapping) and len(node.entries) == 1:
            return node.entries[0]
        if isinstance(node, Mapping) and len(node.entries) > 1:
            second = node.entries[1][0]
            self.wrong(
                second,
                f"{what} must have one key, not {len(node.entries)}: {shown(second.text)} is one too many.",
            )
        else:
            self.wrong(node, f"{what} must be a mapping with one key, not {_kind(node)}.")
        return None


def _is_null(node: Node) -> bool:
    return isinstance(node, Scalar) and node.value is None


def is_given(node: Node) -> bool:
    """True where it is a word at all, be it an empty one: whatever else it is has been said to be wrong."""
    return isinstance(node, Scalar) and node.value is not None


def _in_quotes(node: Node) -> str:
    """The advice about a number that is written as a text."""
    meant = replace(node, plain=True).value if isinstance(node, Scalar) and not node.plain else None
    return " in quotation marks: remove them" if type(meant) is int else ""


def _kind(node: Node) -> str:
    """The kind of a node, for a message."""
    if isinstance(node, Sequence):
        return "a list"
    if isinstance(node, Mapping):
        return "a mapping"
    return "nothing" if node.value is None else shown(node.text)
