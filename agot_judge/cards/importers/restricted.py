"""Restricted lists, in ThronesDB's shape and in throneteki's."""

from collections import Counter
from collections.abc import Iterator

from agot_judge.cards.importers.fields import Fields
from agot_judge.cards.importers.sources import Pod, RestrictedList, Restrictions


def read_lists(place: str, listed: list[object], unused: Counter[str]) -> tuple[RestrictedList, ...]:
    """Every list of a file; fields that nothing is kept of are counted in ``unused``. Raises CardDataError."""
    found = []
    for number, data in enumerate(listed, 1):
        fields = Fields(f"{place}, list {number}", data)
        found.append(_read(fields))
        unused.update(fields.unused())
    return tuple(found)


def _read(fields: Fields) -> RestrictedList:
    return RestrictedList(
        name=fields.line("title") or fields.required("name"),
        issuer=fields.line("issuer"),
        date=fields.line("date") or fields.line("effectiveOn"),
        formats=tuple(_formats(fields)),
    )


def _formats(fields: Fields) -> Iterator[Restrictions]:
    """``contents: {joust: {...}}`` (ThronesDB) or ``formats: [{name: joust, ...}]`` (throneteki)."""
    if fields.has("contents"):
        contents = fields.part("contents")
        for name in contents.data:
            yield _restrictions(name, contents.part(name))
    for number, data in enumerate(fields.list("formats"), 1):
        one = Fields(f"{fields.place}, format {number}", data)
        yield _restrictions(one.required("name"), one)


def _restrictions(name: str, fields: Fields) -> Restrictions:
    pods = (*fields.list("pods"), *fields.list("restricted_pods"))
    return Restrictions(
        format=name,
        restricted=fields.texts("restricted"),
        banned=fields.texts("banned"),
        pods=tuple(_pod(Fields(f"{fields.place}, pod {n}", one)) for n, one in enumerate(pods, 1)),
    )


def _pod(fields: Fields) -> Pod:
    return Pod(fields.texts("cards"), fields.line("restricted"))
