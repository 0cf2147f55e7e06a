"""The value of a line as a common error reckons it: what is printed, and each change in its order."""

import re
from collections.abc import Callable

_VALUE = re.compile(
    r"^(?P<what>.+ has (?:STR|claim|income|initiative|reserve)) (?P<value>\d+): (?P<printed>\d+) printed, (?P<changes>.+)\.$"
)
_ADDED = re.compile(r"([+-]\d+) from ([^,]+)")
_SET = re.compile(r"set to (\d+) by")
_TIMES = re.compile(r"times (\d+) by")
_COPY = re.compile(r"#\d+$")


def misreckoned(text: str, way: str) -> str:
    """The line with the value that somebody would reckon in this way; empty where it is the same, or no value is told.

    Raises KeyError for a way that nobody reckons in.
    """
    reckon = _WAYS[way]
    found = _VALUE.match(text)
    if found is None:
        return ""
    value = reckon(int(found["printed"]), found["changes"])
    return (
        ""
        if value is None or value == int(found["value"])
        else (f"{found['what']} {value}: {found['printed']} printed, {found['changes']}.")
    )


def _bonuses(changes: str) -> list[tuple[int, str]]:
    return [(int(number), source) for number, source in _ADDED.findall(changes)]


def _added_to_what_is_set(_: int, changes: str) -> int | None:
    found = _SET.search(changes)
    return None if found is None else max(0, int(found[1]) + sum(number for number, _ in _bonuses(changes)))


def _doubled_first(printed: int, changes: str) -> int | None:
    found = _TIMES.search(changes)
    if found is None or _SET.search(changes):
        return None
    return max(0, printed * int(found[1]) + sum(number for number, _ in _bonuses(changes)))


def _lost_below_0(printed: int, changes: str) -> int | None:
    if _SET.search(changes) or _TIMES.search(changes):
        return None
    value = printed
    for number, _ in _bonuses(changes):
        value = max(0, value + number)
    return value


def _one_copy_counts(printed: int, changes: str) -> int | None:
    if _SET.search(changes) or _TIMES.search(changes):
        return None
    of_title = {_COPY.sub("", source): number for number, source in _bonuses(changes)}
    return max(0, printed + sum(of_title.values()))


_WAYS: dict[str, Callable[[int, str], int | None]] = {
    "added to what is set": _added_to_what_is_set,
    "doubled first": _doubled_first,
    "lost below 0": _lost_below_0,
    "one copy counts": _one_copy_counts,
}
