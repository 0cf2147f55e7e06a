"""Corrections of one text at the places where their words stand in a newer one."""

import json
from bisect import bisect_right
from collections.abc import Callable
from difflib import SequenceMatcher
from typing import Any

from agot_judge.citation import Span
from agot_judge.corpus.reader import read_lines

EXPECTED = ("raw", "begins", "words")
"""The keys that hold what must stand at a place; the first one that is there counts."""

COMPARED = 40_000_000
"""Pairs of characters; changed lines that have more are not compared character by character."""

Place = Callable[[int], int | None]


def shifted(corrections: dict[str, Any], old: str, new: str) -> tuple[dict[str, Any], list[str]]:
    """``corrections``, as their file has them, for ``new`` instead of ``old``, and what had to be left out, in words.

    A correction moves with the characters that it is about. Where they were changed, it holds if its words stand exactly
    once in ``new``.
    """
    place = _places(old, new)
    dropped: list[str] = []

    def moved(value: Any) -> Any:
        if isinstance(value, list):
            return [item for item in map(moved, value) if item is not None]
        if isinstance(value, dict):
            if "start" in value or "pieces" in value:
                found = _moved(value, place, new)
                if found is None:
                    dropped.append(_said(value))
                return found
            # A sign that stands nowhere in the newer text needs no correction there.
            if "raw" in value and value["raw"] not in new:
                return None
            return {key: moved(item) for key, item in value.items()}
        return value

    return moved(corrections), dropped


def written(corrections: dict[str, Any], head: str) -> str:
    """The text of a corrections file, under the comment ``head``."""
    lines = [f"# {head}"]
    tables = []
    for key, value in corrections.items():
        if isinstance(value, list):
            for item in value:
                tables += ["", f"[[{key}]]", *_pairs(item)]
        elif isinstance(value, dict):
            tables += ["", f"[{key}]", *_pairs(value)]
        else:
            lines.append(f"{key} = {_value(value)}")
    return "\n".join([*lines, *tables, ""])


def _pairs(table: dict[str, Any]) -> list[str]:
    return [f"{key} = {_value(value)}" for key, value in table.items()]


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(_pairs(value)) + " }"
    if isinstance(value, list):
        return "[" + "".join(f"\n  {_value(item)}," for item in value) + "\n]"
    # What is left are strings, numbers and truth values, which JSON writes as TOML does; but for U+007F.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _places(old: str, new: str) -> Place:
    """Finds for a position in ``old`` that of the same character in ``new``; None where it is gone."""
    before, after = read_lines(old), read_lines(new)
    matcher = SequenceMatcher(None, [line.text for line in before], [line.text for line in after], False)
    runs: list[tuple[int, int, int]] = []
    for tag, start, end, new_start, new_end in matcher.get_opcodes():
        if tag in ("equal", "replace"):
            span = Span(before[start].span.start, before[end - 1].span.end)
            other = Span(after[new_start].span.start, after[new_end - 1].span.end)
            runs += [(span.start, other.start, len(span))] if tag == "equal" else _runs(old, new, span, other)
    starts = [start for start, _, _ in runs]

    def place(position: int) -> int | None:
        at = bisect_right(starts, position) - 1
        if at < 0 or position >= runs[at][0] + runs[at][2]:
            return None
        return runs[at][1] + position - runs[at][0]

    return place


def _runs(old: str, new: str, span: Span, other: Span) -> list[tuple[int, int, int]]:
    """Runs of equal characters in changed lines: start in ``old``, start in ``new``, length; none where there are too many."""
    if len(span) * len(other) > COMPARED:
        return []
    matcher = SequenceMatcher(None, old[span.start : span.end], new[other.start : other.end], False)
    return [
        (span.start + block.a, other.start + block.b, block.size)
        for block in matcher.get_matching_blocks()
        if block.size
    ]


def _moved(correction: dict[str, Any], place: Place, new: str) -> dict[str, Any] | None:
    """The correction at its new place; None where that cannot be told."""
    if "pieces" in correction:
        pieces = [[place(start), _end(place, end)] for start, end in correction["pieces"]]
        whole = all(edge is not None for piece in pieces for edge in piece)
        return {**correction, "pieces": pieces} if whole else None
    expected = next((correction[key] for key in EXPECTED if key in correction), "")
    start = place(correction["start"])
    if start is None and expected and new.count(expected) == 1:
        start = new.find(expected)
    if start is None or not new.startswith(expected, start):
        return None
    moved = {**correction, "start": start}
    if "end" in correction:
        end = _end(place, correction["end"])
        if end is None or end <= start:
            return None
        moved["end"] = end
    return moved


def _end(place: Place, end: int) -> int | None:
    last = place(end - 1)
    return None if last is None else last + 1


def _said(correction: dict[str, Any]) -> str:
    words = next((correction[key] for key in EXPECTED if key in correction), "")
    why = correction.get("reason") or correction.get("note") or ""
    return f"“{words}”" + (f" ({why})" if why else "")
