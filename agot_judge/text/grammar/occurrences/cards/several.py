"""Several things that happen to one card, as their fields: which of them have the same said of them."""

from itertools import pairwise
from typing import Any

from agot_judge.text.discourse.reading import Unclear

Fields = dict[str, Any]


def entering_too(found: tuple[Fields, ...]) -> tuple[Fields, ...]:
    """The fields of each happening, where ``or your discard pile`` follows what enters play. Raises Unclear after another."""
    for before, fields in pairwise(found):
        if "_enters_too" in fields and before.get("event") != "enter play":
            raise Unclear("what happens there")
    return tuple({name: value for name, value in fields.items() if name != "_enters_too"} for fields in found)


def parted(found: tuple[Fields, ...]) -> list[list[Fields]]:
    """The happenings, parted where more is said of one than of another, each with what is said of all of them.

    ``is saved or returned to your hand``: only what is returned must be yours.
    """
    of_all = [fields for fields in found if "event" not in fields]
    apart: list[list[Fields]] = []
    for fields in found:
        if "event" not in fields:
            continue
        for others in apart:
            if _besides(others[0]) == _besides(fields):
                others.append(fields)
                break
        else:
            apart.append([fields])
    return [[*alike, *of_all] for alike in apart]


def _besides(fields: Fields) -> Fields:
    """The fields of a happening besides its kind."""
    return {name: value for name, value in fields.items() if name not in ("event", "or_events")}
