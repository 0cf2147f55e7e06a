"""An LALR parser by Lark's table that is fed word by word; its stack is shared by the branches of a reading.

Lark's own parser state is a list to be copied for each branch, which takes longer than the step that follows.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from lark.parsers.lalr_analysis import ParseTableBase, Shift

END: Final = "$END"


class Row:
    """A state of a parser: what may come next."""

    __slots__ = ("actions", "chunks", "is_end")

    def __init__(self, actions: dict[str, Any], declared: frozenset[str]) -> None:
        self.actions = {
            str(name): action for name, action in actions.items()
        }  # Lark's own are slow to compare
        """By the name of a word, a chunk or a rule: Lark's action and its argument."""
        self.chunks = tuple(sorted(declared.intersection(self.actions)))
        """The kinds of declared words and chunks that may come next; always in the same order."""
        self.is_end = END in actions


class Stack:
    """Where a parser stands, what it read last, and what is below it."""

    __slots__ = ("below", "row", "value")

    def __init__(self, row: Row, value: Any = None, below: "Stack | None" = None) -> None:
        self.row = row
        self.value = value
        self.below = below


class Parser:
    """The table of one grammar."""

    def __init__(
        self,
        table: ParseTableBase[int],
        callbacks: Mapping[Any, Callable[[list[Any]], Any]],
        declared: frozenset[str],
    ) -> None:
        self._rows = {number: Row(actions, declared) for number, actions in table.states.items()}
        self._starts = {start: self._rows[number] for start, number in table.start_states.items()}
        self._ends = {start: self._rows[number] for start, number in table.end_states.items()}
        self._reductions = {
            id(rule): (callbacks[rule], len(rule.expansion), str(rule.origin.name))
            for actions in table.states.values()
            for action, rule in actions.values()
            if action is not Shift
        }

    def start(self, start: str) -> Row:
        """Where it stands before the first word of the start rule."""
        return self._starts[start]

    def fed(self, stack: Stack, name: str, value: Any) -> Stack | None:
        """The stack after a word; None where the word does not fit."""
        while True:
            found = stack.row.actions.get(name)
            if found is None:
                return None
            action, argument = found
            if action is Shift:
                return Stack(self._rows[argument], value, stack)
            stack = self._reduced(stack, argument)

    def tree(self, stack: Stack, start: str) -> Any:
        """What was read if the text ends here; None where it cannot end."""
        end = self._ends[start]
        while stack.row is not end:
            found = stack.row.actions.get(END)
            if found is None:
                return None
            stack = self._reduced(stack, found[1])
        return stack.value

    def _reduced(self, stack: Stack, rule: Any) -> Stack:
        """The stack after the parts of a rule became one."""
        made_by, size, origin = self._reductions[id(rule)]
        parts: list[Any] = []
        below = stack
        for _ in range(size):
            parts.append(below.value)
            assert below.below is not None
            below = below.below
        parts.reverse()
        return Stack(self._rows[below.row.actions[origin][1]], made_by(parts), below)
