"""Who may add which entry: by role, and by what has happened before."""

from msgspec import Struct

from agot_judge.events.bodies import CaseAmended
from agot_judge.events.entry import Entry
from agot_judge.events.state import Case, Event

BY_ROLE: dict[str, frozenset[str]] = {
    "reader": frozenset(),
    "judge": frozenset(
        (
            "case.opened",
            "case.ruled",
            "case.amended",
            "case.withdrawn",
            "case.appealed",
            "person.named",
            "person.merged",
            "note.added",
        )
    ),
}
BY_ROLE["head judge"] = BY_ROLE["judge"] | {"case.decided", "case.announced"}
BY_ROLE["organiser"] = BY_ROLE["judge"] | {"event.opened", "event.changed", "person.erased"}
ONLY_HERE = ("member.invited", "member.joined", "member.revoked")
"""Kinds that change who may do what: only the server itself adds them, when somebody presses a button."""
LEADING = ("organiser", "head judge")


class Author(Struct, frozen=True, kw_only=True):
    """A member as the server knows them."""

    uuid: str
    role: str
    label: str
    revoked_at: int = 0
    """When the membership ended, in milliseconds; 0 while it goes on."""


def refused(entry: Entry, by: Author, event: Event) -> str:
    """A sentence that says why this entry is not taken from this member; empty where it is taken."""
    if entry.event != event.id:
        return "It belongs to another event."
    if entry.member != by.uuid:
        return "It says that somebody else made it."
    if by.revoked_at and entry.at >= by.revoked_at:
        return (
            f"The membership of {by.label or by.role} had ended when this was made. It stays on this device."
        )
    if entry.kind in ONLY_HERE:
        return "Members are invited, join and leave on the pages of the event."
    if entry.kind not in BY_ROLE.get(by.role, frozenset()):
        may = [role for role, kinds in BY_ROLE.items() if entry.kind in kinds]
        return f"A {by.role} may not do this: {' or '.join(may)}."
    case = event.case_of(entry.subject)
    if entry.kind in ("case.amended", "case.withdrawn") and case is not None:
        return _not_theirs(entry, by, case)
    return ""


def may_amend(case: Case, by: Author) -> bool:
    """True where a member may write another text for what stands."""
    decided = any(one.kind == "case.decided" for one in case.stands)
    return by.role == "head judge" or (
        by.role in BY_ROLE and not decided and any(one.member == by.uuid for one in case.wordings)
    )


def may_withdraw(case: Case, by: Author) -> bool:
    """True where a member may withdraw a case: who opened or ruled on it, and the head judge."""
    return by.role == "head judge" or (
        by.role != "reader" and by.uuid in {case.opened_by, *(one.member for one in case.wordings)}
    )


def _not_theirs(entry: Entry, by: Author, case: Case) -> str:
    if isinstance(entry.body, CaseAmended):
        mine = {one.uuid for one in case.wordings if one.member == by.uuid}
        if by.role == "head judge" or mine & set(entry.body.replaces):
            return ""
        return "Only the judge who ruled, or the head judge, may amend it. Add a note in place of it."
    if may_withdraw(case, by):
        return ""
    return "Only the judge who opened or ruled it, or the head judge, may withdraw a case. Add a note in place of it."
