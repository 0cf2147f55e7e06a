"""The meaning of a printed text, as far as the text was understood."""

from typing import Literal

from msgspec import Struct

from agot_judge.citation import Span
from agot_judge.engine.ability.ability import Ability
from agot_judge.engine.ability.triggers import Limit, Trigger
from agot_judge.engine.state.game import Keyword

Status = Literal["compiled", "header", "unread"]
"""Everything has a meaning that the engine executes; all but the effect; less than that."""

LineKind = Literal[
    "action",
    "reaction",
    "interrupt",
    "when revealed",
    "constant",
    "keywords",
    "restriction",
    "play restriction",
    "modifier",
    "deck building",
    "rivals",
]
"""``restriction``: what an attachment may be attached to; ``modifier``: ``+1 Income.`` and its like."""


class Correction(Struct, frozen=True):
    """A misprint that was read as what it can only mean; where it is printed."""

    span: Span
    meant: str


class CompiledLine(Struct, frozen=True, kw_only=True):
    """One ability line of a card, and what was understood of it. Spans are offsets in ``text``."""

    text: str
    status: Status
    kind: LineKind | None = None
    """None where not even that was understood."""
    phase: str | None = None
    forced: bool = False
    trigger: Trigger | None = None
    """Of a line that is unread, only as far as it was understood: more may be asked of the occurrence."""
    limit: Limit | None = None
    abilities: tuple[Ability, ...] = ()
    """One for a triggered ability, one for each sentence of a constant line; none for keywords and what is unread."""
    keywords: tuple[Keyword, ...] = ()
    left: tuple[str, ...] = ()
    """Of a line without a header: the sentences that nothing executes, as printed; the others are followed. None where it has
    bullets: then the line is left as a whole."""
    corrections: tuple[Correction, ...] = ()
    """The misprints in it that were read as what is meant."""
    unread: tuple[Span, ...] = ()
    message: str = ""
    """Where reading came to an end, with a caret, and what could have stood there."""
    cause: str = ""
    """The same in a few words, alike for alike lines, to be counted."""
    expected: tuple[str, ...] = ()
