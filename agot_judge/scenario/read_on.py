"""The tree of a text whose beginning was read before: only its run is parsed, and stands behind the rest.

A run that is the last key of a text, in lines of its own, says the same behind whatever board. Where it is not certain from
the letters that the two parts are two keys of one mapping, nothing is said here and the whole text is parsed.
"""

import re

from msgspec import Struct

from agot_judge.errors import ScenarioError
from agot_judge.scenario.yaml_reader import MAX_NODES, Mapping, Node, Scalar, Sequence, read_tree

RUN = "\nrun:\n"
LONGEST = 2 * MAX_NODES
"""A shorter text cannot hold more values than are read: each takes two letters."""
_BOARD = re.compile(r"(?:#[^\n]*\n|\n)*[A-Za-z_]+:[ \n]")
"""The beginning of a text whose outermost keys stand at the beginning of their lines."""
_WHOLE_ONLY = re.compile(r"(?m)^(?:---|\.\.\.|%)|[&*]\S|[\t\r\x85\ufeff\u2028\u2029]")
"""The signs that may reach across the two parts, or that count lines otherwise: documents, anchors, other line ends."""
_MOVES = re.compile(r"run:\n(?:[ ]{2}[^\n]*\n)+")


class Parted(Struct, frozen=True):
    """A text in two parts."""

    board: str
    run: str


def parted(text: str) -> Parted | None:
    """The text before its run, and the run; None where they are not certain to be two parts of one mapping."""
    place = text.rfind(RUN) + 1
    board, run = text[:place], text[place:]
    is_certain = (
        place > 0
        and len(text) < LONGEST
        and _BOARD.match(board) is not None
        and _MOVES.fullmatch(run) is not None
        and _WHOLE_ONLY.search(text) is None
    )
    return Parted(board, run) if is_certain else None


def tree_of_both(board: Mapping, parts: Parted) -> Mapping | None:
    """The tree of a text in two parts, of which the first has been read; None where the whole is to be parsed."""
    if any(key.text == "run" for key, _ in board.entries):
        return None
    try:
        run = read_tree(parts.run)
    except ScenarioError:
        return None
    lines = parts.board.count("\n")
    (key, value), *others = run.entries
    return (
        None if others else Mapping((*board.entries, (_scalar(key, lines), _below(value, lines))), board.line)
    )


def _scalar(node: Scalar, lines: int) -> Scalar:
    return Scalar(node.text, node.plain, node.line + lines)


def _below(node: Node, lines: int) -> Node:
    """The node so many lines further down."""
    if isinstance(node, Scalar):
        return _scalar(node, lines)
    if isinstance(node, Sequence):
        return Sequence(tuple(_below(item, lines) for item in node.items), node.line + lines)
    entries = tuple((_scalar(key, lines), _below(value, lines)) for key, value in node.entries)
    return Mapping(entries, node.line + lines)
