"""A parse table written in a way in which the numbers of its states and productions do not matter."""

from agot_judge.text.parsing.table import Table


def numbered_anew(table: Table) -> str:
    """The table with its states numbered in the order in which they are reached, what may come next by its name."""
    numbers: dict[int, int] = {}
    waiting = [table.starts[name] for name in sorted(table.starts)]
    lines = []
    while waiting:
        state = waiting.pop(0)
        if state in numbers:
            continue
        numbers[state] = len(numbers)
        lines.append(sorted(table.states[state].items()))
        waiting += [action for _, action in lines[-1] if action >= 0]
    written = [
        [(name, numbers[one] if one >= 0 else table.productions[~one]) for name, one in line]
        for line in lines
    ]
    ends = sorted((name, numbers[state]) for name, state in table.ends.items())
    return f"{sorted(map(repr, table.forms))} {written} {ends}"
