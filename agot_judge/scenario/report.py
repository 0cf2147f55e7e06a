"""A result in words, for people: the trace line by line, checks that fail, how it ended."""

from collections.abc import Callable, Iterator

from agot_judge.scenario.result import BY_HAND, CheckResult, Result, TraceLine

Label = Callable[[str], str]
"""From a paragraph's id to what a reader sees of it."""


def report(result: Result, name: str, label: Label) -> Iterator[str]:
    """The lines of a report. ``name`` is what the scenario is called where it has no title."""
    yield result.title or name
    for line in result.trace:
        yield trace_line(line, label)
    for check in result.checks:
        if not check.ok:
            yield check_line(check)
    if result.error is not None:
        message = result.error.message
        # The problems of a file come one a line, each with its own line number.
        at = f"line {result.error.line}: " if result.error.line and not message.startswith("line ") else ""
        word = "to resolve by hand" if result.exit == BY_HAND else "error"
        yield f"{word}: {at}{message}{_cites(result.error.cites, label)}"
    yield summary(result)


def trace_line(line: TraceLine, label: Label) -> str:
    """One line of the trace, indented by its depth, with its citations."""
    return f"{line.n:>4} {'  ' * line.depth}{line.text}{_cites(line.cites, label)}"


def check_line(check: CheckResult) -> str:
    """A check that fails: what was expected and what there is."""
    return f"line {check.line}: {check.field} is {_shown(check.got)}, expected {_shown(check.expected)}"


def summary(result: Result) -> str:
    """The end of a run in a few words."""
    held = sum(check.ok for check in result.checks)
    counted = f"{held} of {len(result.checks)} checks hold"
    if result.error is not None:
        how = "must be resolved by hand" if result.exit == BY_HAND else "stopped"
        return f"{how} ({counted})" if result.checks else how
    return f"ok ({counted})" if result.ok else f"FAILS ({counted})"


def _cites(cites: tuple[str, ...], label: Label) -> str:
    return f"  [{'; '.join(map(label, cites))}]" if cites else ""


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(str, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {_shown(inner)}' for key, inner in value.items())}}}"
    return str(value)
