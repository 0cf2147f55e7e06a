"""Things that happened at once on several devices: shown until somebody settles it, never settled without a word."""

from itertools import combinations

from msgspec.structs import replace

from agot_judge.events.entry import Entry
from agot_judge.events.state import Case, Conflict, Wording

MINUTES_BETWEEN = 5
"""Two cases of one table that are opened within so many minutes are one, or one of them is a mistake."""
_DECIDED = ("upheld", "overturned", "changed", "withdrawn")


def conflicts_of(
    wordings: tuple[Wording, ...], stands: tuple[Wording, ...], entries: tuple[Entry, ...]
) -> tuple[Conflict, ...]:
    """The conflicts within one case."""
    found: list[Conflict] = []
    decided = tuple(one.uuid for one in wordings if one.kind == "case.decided")
    if len(stands) > 1:
        both_amend = all(one.kind == "case.amended" for one in stands)
        found.append(
            Conflict(
                kind="two texts" if both_amend else "two rulings",
                entries=tuple(one.uuid for one in stands),
                is_open=True,
            )
        )
    if len(decided) > 1:
        found.append(Conflict(kind="two decisions", entries=decided, is_open=False))
    late = tuple(one.uuid for one in wordings if one.is_late)
    if late:
        found.append(Conflict(kind="after the decision", entries=late, is_open=False))
    after = _after_withdrawal(entries)
    if after:
        found.append(Conflict(kind="after the withdrawal", entries=after, is_open=False))
    return tuple(found)


def _after_withdrawal(entries: tuple[Entry, ...]) -> tuple[str, ...]:
    """The texts that arrived after the case was withdrawn."""
    kinds = [one.kind for one in entries]
    if "case.withdrawn" not in kinds:
        return ()
    rest = entries[kinds.index("case.withdrawn") :]
    return tuple(
        one.uuid
        for one in rest
        if one.kind in ("case.ruled", "case.amended", "case.decided", "case.appealed")
    )


def with_tables(cases: tuple[Case, ...]) -> tuple[Case, ...]:
    """The same cases, those marked that two devices opened for one table at about the same time."""
    by_table: dict[str, list[Case]] = {}
    for one in cases:
        table = " ".join(one.opened.table.casefold().split()) if one.opened is not None else ""
        if table and one.standing != "withdrawn":
            by_table.setdefault(table, []).append(one)
    beside: dict[str, list[Case]] = {}
    for same in by_table.values():
        for one, other in combinations(same, 2):
            if (
                one.device != other.device
                and abs(one.opened_at - other.opened_at) <= MINUTES_BETWEEN * 60_000
                and _round(one) == _round(other)
            ):
                beside.setdefault(one.uuid, []).append(other)
                beside.setdefault(other.uuid, []).append(one)
    return tuple(
        replace(
            one,
            conflicts=(
                *one.conflicts,
                Conflict(
                    kind="one table",
                    entries=(one.uuid, *(other.uuid for other in beside[one.uuid])),
                    is_open=not any(each.standing in _DECIDED for each in (one, *beside[one.uuid])),
                ),
            ),
        )
        if one.uuid in beside
        else one
        for one in cases
    )


def _round(case: Case) -> str:
    return case.opened.round.strip() if case.opened is not None else ""
