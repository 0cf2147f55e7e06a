"""The parse table of a fragment's grammar: what its parser needs, and nothing of what the table was made with."""

from msgspec import Struct


class Form(Struct, frozen=True, array_like=True):
    """A terminal: the words of the templates that it stands for."""

    name: str
    text: str
    is_pattern: bool
    """True where the text is a regular expression for them; else it is the word."""


class Production(Struct, frozen=True, array_like=True):
    """One way to make a rule: what becomes of its parts."""

    origin: str
    """The rule as other rules name it."""
    name: str
    """The name of its meaning."""
    size: int
    """The number of its parts."""
    kept: tuple[int | None, ...]
    """The parts that its node has, by their index; ``~index`` for one whose own parts stand in its place; None for what
    could have been said and was not."""
    is_transparent: bool
    """True where a part that is alone stands for the whole, without a node."""


class Table(Struct, frozen=True, array_like=True):
    """An LALR table without conflicts."""

    forms: tuple[Form, ...]
    productions: tuple[Production, ...]
    states: tuple[dict[str, int], ...]
    """The actions by the name of what comes next: the state to go on in, or ``~index`` of a production that is complete."""
    starts: dict[str, int]
    """By the name of a start rule, the state before its first word; and the one in which all of it was read."""
    ends: dict[str, int]
