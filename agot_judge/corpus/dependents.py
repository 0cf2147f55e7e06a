"""Dependents of paragraphs: rules in code, scenarios, exercises, search phrases, relations, saved boards, cases."""

import re
from collections.abc import Collection, Iterable
from pathlib import Path

from msgspec import Struct

_ID = re.compile(r"\b[a-z0-9]+/[a-z0-9-]+/[a-z0-9.-]*[a-z0-9](?:/\d+)?")


class Citing(Struct, frozen=True):
    """Something that names paragraphs or entries by their ids."""

    kind: str
    """``rule``, ``code``, ``card ruling``, ``scenario``, ``lesson``, ``exercise``, ``search phrase``, ``relation``, ``data``,
    ``saved board``, ``case``."""
    name: str
    """The name by which a reader finds the place that cites: a function, a file and its line, an address."""
    ids: frozenset[str]


class Dependent(Struct, frozen=True):
    """One thing that cites changed paragraphs."""

    kind: str
    name: str
    ids: tuple[str, ...]
    """The changed paragraphs and entries that it cites, in alphabetical order."""


def depending(changed: Collection[str], citing: Iterable[Citing]) -> tuple[Dependent, ...]:
    """Everything of ``citing`` that names one of ``changed``, or the whole entry of one."""
    touched = {*changed, *(id_.rpartition("/")[0] for id_ in changed if id_.rpartition("/")[2].isdigit())}
    found = [Dependent(one.kind, one.name, tuple(sorted(one.ids & touched))) for one in citing]
    return tuple(one for one in found if one.ids)


def by_id(citing: Iterable[Citing]) -> dict[str, list[Citing]]:
    """Everything of ``citing`` by the ids that it names."""
    found: dict[str, list[Citing]] = {}
    for one in citing:
        for id_ in one.ids:
            found.setdefault(id_, []).append(one)
    return found


def ids_in_files(kind: str, root: Path, paths: Iterable[Path]) -> list[Citing]:
    """The ids that stand in text files, a line each. ``root`` is left out of their names."""
    found = []
    for path in paths:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            ids = frozenset(_ID.findall(line))
            if ids:
                found.append(Citing(kind, f"{path.relative_to(root)}:{number}", ids))
    return found
