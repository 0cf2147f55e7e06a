"""Source lines to blocks: one block a non-blank line, with the signs by which a parser tells what it is."""

import re

from msgspec import Struct

from agot_judge.citation import Span
from agot_judge.corpus.reader import read_lines

_MARK = re.compile(r"(?:[•*-]|\d{1,2}\.|x)(?=\s)")
"""Marks of list items: bullets, markdown's star and dash, numbers, and the letter that 004 has for a bullet."""


class Block(Struct, frozen=True):
    """One non-blank line."""

    line: int
    """From 1."""
    span: Span
    """Without the white space around it."""
    text: str
    """``source[span]`` as printed."""
    indent: int
    """Blanks before it: in the Rules Reference the only sign of a list within a list."""
    after_gap: bool
    """True where a blank line or the beginning of the source stands before it."""
    mark: str
    """``•``, ``-``, ``*``, ``3.`` or ``x`` where the line begins with one and a blank, else empty."""


def read_blocks(source: str) -> tuple[Block, ...]:
    """Every non-blank line as a block, in order."""
    blocks = []
    after_gap = True
    for line in read_lines(source):
        text = line.text.strip()
        if not text:
            after_gap = True
            continue
        indent = len(line.text) - len(line.text.lstrip())
        start = line.span.start + indent
        mark = _MARK.match(text)
        blocks.append(
            Block(
                line.number, Span(start, start + len(text)), text, indent, after_gap, mark[0] if mark else ""
            )
        )
        after_gap = False
    return tuple(blocks)


def covering(blocks: list[Block]) -> Span:
    """From the first character of the first block to the last of the last: hard-wrapped lines as one piece."""
    return Span(blocks[0].span.start, blocks[-1].span.end)
