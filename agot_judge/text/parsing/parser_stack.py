"""An LALR parser by the table of a grammar that is fed word by word; its stack is shared by the branches of a reading.

Lark's own parser state is a list to be copied for each branch, which takes longer than the step that follows.
"""

from typing import Any, Final

from agot_judge.text.parsing.table import Production, Table

END: Final = "$END"


class Node:
    """A rule that was read: the name of its meaning, and its parts."""

    __slots__ = ("name", "parts")

    def __init__(self, name: str, parts: list[Any]) -> None:
        self.name = name
        self.parts = parts


class Row:
    """A state of a parser: what may come next."""

    __slots__ = ("actions", "chunks", "is_end")

    def __init__(self, actions: dict[str, int], declared: frozenset[str]) -> None:
        self.actions = actions
        """By the name of a word, a chunk or a rule: what the table does with it."""
        self.chunks = tuple(sorted(declared.intersection(actions)))
        """The kinds of declared words and chunks that may come next; always in the same order."""
        self.is_end = END in actions


Stack = tuple[Row, Any, "Stack | None"]
"""The state of a parser, what it read last, and what is below it. A tuple: nothing is made as often."""


class Parser:
    """Reads by the table of one grammar."""

    def __init__(self, table: Table, declared: frozenset[str]) -> None:
        self._rows = tuple(Row(actions, declared) for actions in table.states)
        self._starts = {start: self._rows[number] for start, number in table.starts.items()}
        self._ends = {start: self._rows[number] for start, number in table.ends.items()}
        self._productions = table.productions

    def start(self, start: str) -> Row:
        """The state before the first word of the start rule."""
        return self._starts[start]

    def fed(self, stack: Stack, name: str, value: Any) -> Stack | None:
        """The stack after a word; None where the word does not fit."""
        while True:
            action = stack[0].actions.get(name)
            if action is None:
                return None
            if action >= 0:
                return (self._rows[action], value, stack)
            stack = self._reduced(stack, self._productions[~action])

    def tree(self, stack: Stack, start: str) -> Any:
        """The tree, if the text ends here; None where it cannot end."""
        end = self._ends[start]
        while stack[0] is not end:
            action = stack[0].actions.get(END)
            if action is None:
                return None
            stack = self._reduced(stack, self._productions[~action])
        return stack[1]

    def _reduced(self, stack: Stack, production: Production) -> Stack:
        """The stack after the parts of a rule became one."""
        below, read = stack, []
        for _ in range(production.size):
            _, value, under = below
            read.append(value)
            assert under is not None
            below = under
        read.reverse()
        parts: list[Any] = []
        for index in production.kept:
            if index is None:
                parts.append(None)
            elif index >= 0:
                parts.append(read[index])
            else:
                parts += read[~index].parts
        alone = production.is_transparent and len(parts) == 1
        value = parts[0] if alone else Node(production.name, parts)
        return (self._rows[below[0].actions[production.origin]], value, below)
