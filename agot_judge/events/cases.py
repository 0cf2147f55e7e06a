"""One case: the texts that it has had, the one that stands, and what is at odds in it."""

from collections.abc import Iterable

from msgspec.structs import replace

from agot_judge.events import bodies
from agot_judge.events.conflicts import conflicts_of
from agot_judge.events.entry import Entry
from agot_judge.events.state import Case, Said, Standing, Wording


def case_of(uuid: str, number: str, entries: Iterable[Entry]) -> Case:
    """The case that these entries come to; they are in order of receipt."""
    ordered = tuple(entries)
    first = ordered[0]
    opening = next((one for one in ordered if isinstance(one.body, bodies.CaseOpened)), None)
    opened = opening.body if opening is not None and isinstance(opening.body, bodies.CaseOpened) else None
    withdrawn = next(
        (body for one in reversed(ordered) if isinstance(body := one.body, bodies.CaseWithdrawn)), None
    )
    wordings = _with_late(_wordings(ordered))
    stands = standing_of(wordings)
    appeals = tuple(_said(one, body) for one in ordered if isinstance(body := one.body, bodies.CaseAppealed))
    by = opening or first
    return Case(
        uuid=uuid,
        number=number,
        opened=opened,
        opened_by=by.member,
        opened_at=by.at,
        device=by.device,
        wordings=wordings,
        stands=stands,
        standing="withdrawn" if withdrawn is not None else _standing(wordings, appeals),
        appeals=appeals,
        notes=tuple(_said(one, body) for one in ordered if isinstance(body := one.body, bodies.NoteAdded)),
        conflicts=conflicts_of(wordings, stands, ordered),
        is_announced=any(one.kind == "case.announced" for one in ordered),
        withdrawn_why=withdrawn.why if withdrawn is not None else "",
        into=(withdrawn.into or "") if withdrawn is not None else "",
        changed=max((one.received or 0 for one in ordered), default=0),
        waiting=sum(one.received is None for one in ordered),
    )


def _said(one: Entry, body: bodies.CaseAppealed | bodies.NoteAdded) -> Said:
    return Said(uuid=one.uuid, member=one.member, at=one.at, body=body)


def standing_of(wordings: tuple[Wording, ...]) -> tuple[Wording, ...]:
    """The texts that no other has taken the place of. After a decision: of those that rest on the one made last."""
    pool = _pool(tuple(one for one in wordings if not one.is_late))
    replaced = {uuid for one in pool for uuid in one.replaces if uuid != one.uuid}
    left = tuple(one for one in pool if one.uuid not in replaced)
    # Two that were written in place of each other: the last one.
    return left or pool[-1:]


def decisions(wordings: tuple[Wording, ...]) -> tuple[Wording, ...]:
    """The head judge's decisions, the one made last at the end: that one stands."""
    found = [one for one in wordings if one.kind == "case.decided"]
    return tuple(sorted(found, key=lambda one: (one.at, one.received or 0, one.uuid)))


def _pool(wordings: tuple[Wording, ...]) -> tuple[Wording, ...]:
    """All texts of which one may stand."""
    decided = decisions(wordings)
    if not decided:
        return wordings
    kept = {decided[-1].uuid: decided[-1]}
    for _ in wordings:
        more = [one for one in wordings if one.kind == "case.amended" and kept.keys() & set(one.replaces)]
        kept |= {one.uuid: one for one in more}
    return tuple(one for one in wordings if one.uuid in kept)


def _wordings(entries: tuple[Entry, ...]) -> tuple[Wording, ...]:
    found = []
    for one in entries:
        body = one.body
        if not isinstance(body, bodies.CaseRuled | bodies.CaseAmended | bodies.CaseDecided):
            continue
        found.append(
            Wording(
                uuid=one.uuid,
                kind=one.kind,
                member=one.member,
                at=one.at,
                received=one.received,
                answer=body.answer,
                reason=body.reason,
                cites=body.cites,
                lines=body.lines if isinstance(body, bodies.CaseRuled) else (),
                why=body.why if isinstance(body, bodies.CaseAmended) else "",
                result=body.result if isinstance(body, bodies.CaseDecided) else "",
                replaces=body.replaces if isinstance(body, bodies.CaseAmended) else (),
            )
        )
    return tuple(found)


def _with_late(wordings: tuple[Wording, ...]) -> tuple[Wording, ...]:
    """The same, with those marked that arrived after a decision and do not rest on it."""
    kept: list[Wording] = []
    resting: set[str] = set()
    for one in wordings:
        if one.kind == "case.decided" or resting & set(one.replaces):
            resting.add(one.uuid)
            kept.append(one)
        else:
            kept.append(replace(one, is_late=bool(resting)))
    return tuple(kept)


def _standing(wordings: tuple[Wording, ...], appeals: tuple[Said, ...]) -> Standing:
    decided = decisions(wordings)
    if decided:
        result = decided[-1].result
        return "upheld" if result == "upheld" else "overturned" if result == "overturned" else "changed"
    if appeals:
        return "appealed"
    return "ruled" if wordings else "open"
