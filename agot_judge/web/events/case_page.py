"""The page of one case: the question, the text that stands and all before it, and what may be done."""

from collections.abc import Sequence
from uuid import uuid4

from flask import url_for
from msgspec import Struct
from msgspec.structs import replace

from agot_judge.events.allowed import may_amend, may_withdraw
from agot_judge.events.bodies import CaseAppealed, Cited, NoteAdded
from agot_judge.events.fold import people_of
from agot_judge.events.moments import in_words
from agot_judge.events.names import nameless, shown
from agot_judge.events.similar import Features, earlier, features
from agot_judge.events.state import Case, Event, Said, Wording
from agot_judge.search import compared_words
from agot_judge.web.events.desk import Desk
from agot_judge.web.events.kept import kept_event, store
from agot_judge.web.events.offers import Offer, offers
from agot_judge.web.events.since import Since, since
from agot_judge.web.events.typed import NOTHING_TYPED, Typed
from agot_judge.web.pages import Citation
from agot_judge.web.sandbox.shares import Standing as Place
from agot_judge.web.sandbox.shares import carried, url
from agot_judge.web.urls import paragraph_url

OTHER_EVENTS = 20
"""Cases of so many other events at most are looked through."""
STANDING_WORDS = {
    "open": "open",
    "ruled": "ruled",
    "appealed": "appealed: the head judge decides",
    "upheld": "upheld by the head judge",
    "overturned": "overturned by the head judge",
    "changed": "changed by the head judge",
    "withdrawn": "withdrawn",
}
CONFLICT_WORDS = {
    "two rulings": "Two rulings on one question. Both stay until the head judge decides, or one is withdrawn.",
    "two texts": "This was amended twice at once. Pick one of the texts, or write another.",
    "two decisions": "There are two decisions: the one made later stands, and both are shown.",
    "after the decision": "A ruling arrived after the head judge had decided. It is kept as a note under the decision.",
    "after the withdrawal": "Something arrived after this was withdrawn. It is kept below.",
    "one table": "Two devices opened a case for this table within five minutes: are they one?",
}


class Quote(Struct, frozen=True, kw_only=True):
    """A paragraph as it was quoted."""

    citation: Citation
    text: str
    version: str
    since: Since


class ShownWording(Struct, frozen=True, kw_only=True):
    """A text of a case."""

    uuid: str
    kind: str
    """``Ruling``, ``Amendment``, ``Decision``."""
    by: str
    at: str
    answer: str
    reason: str
    why: str
    result: str
    quotes: tuple[Quote, ...]
    lines: tuple[str, ...]
    stands: bool
    is_late: bool


class ShownSaid(Struct, frozen=True):
    """A note or an appeal."""

    by: str
    at: str
    text: str


class ShownConflict(Struct, frozen=True):
    """Something at odds, in words."""

    text: str
    is_open: bool
    others: tuple[tuple[str, str], ...]
    """The numbers of other cases that it is about, with their addresses."""


class ShownEarlier(Struct, frozen=True, kw_only=True):
    """An earlier case that is like this one."""

    number: str
    url: str
    """Empty for one of another event."""
    event: str
    question: str
    answer: str
    standing: str
    because: str
    is_overturned: bool


class RulingForm(Struct, frozen=True, kw_only=True):
    """A form in which an answer is written and paragraphs are ticked."""

    do: str
    entry: str
    answer: str
    reason: str
    why: str
    offers: tuple[Offer, ...]
    find: str
    problem: str
    names: tuple[str, ...]
    result: str = ""
    replaces: tuple[str, ...] = ()


class CasePage(Struct, frozen=True, kw_only=True):
    """The whole page."""

    event_id: str
    event_name: str
    case: Case
    table: str
    round: str
    edition: str
    people: tuple[str, ...]
    question: str
    cards: tuple[str, ...]
    opened: str
    standing_words: str
    withdrawn_why: str
    into: str
    conflicts: tuple[ShownConflict, ...]
    stands: tuple[ShownWording, ...]
    before: tuple[ShownWording, ...]
    appeals: tuple[ShownSaid, ...]
    notes: tuple[ShownSaid, ...]
    earlier: tuple[ShownEarlier, ...]
    board_url: str
    board_is_long: bool
    """True where the board is too long for an address: a press keeps it."""
    board_lines: tuple[str, ...]
    documents: tuple[tuple[str, str], ...]
    form: RulingForm | None
    """The form that is open: to rule, to decide or to amend."""
    may: tuple[str, ...]
    """The things that this member may do: ``rule``, ``amend``, ``appeal``, ``decide``, ``withdraw``, ``announce``, ``note``."""
    did: Typed
    latest: int
    may_pick: bool
    slip_url: str


def case_page(desk: Desk, case: Case, do: str = "", did: Typed = NOTHING_TYPED) -> CasePage:
    """The page of a case; ``do`` names the form that was asked for, ``did`` one that was sent and not taken."""
    event = desk.event
    opened = case.opened
    may = _may(desk, case)
    opened_form = did.do if did.do in ("rule", "amend", "decide") else do
    if not opened_form and case.standing == "open" and "rule" in may:
        opened_form = "rule"
    form = ruling_form(opened_form, case, did) if opened_form in may else None
    board = opened.board if opened is not None else None
    short = carried(board.text) if board is not None else None
    standing = {one.uuid for one in case.stands}
    into = event.case_of(case.into)
    return CasePage(
        event_id=event.id,
        event_name=event.facts.name,
        case=case,
        table=opened.table if opened else "",
        round=opened.round if opened else "",
        edition=opened.edition if opened else event.facts.edition,
        people=people_of(event, opened) if opened else (),
        question=shown(opened.question, event) if opened else "Its question has not arrived yet.",
        cards=opened.cards if opened else (),
        opened=f"{clock(case.opened_at)}, {event.who(case.opened_by)}",
        standing_words=STANDING_WORDS[case.standing],
        withdrawn_why=shown(case.withdrawn_why, event),
        into=into.number if into is not None else "",
        conflicts=shown_conflicts(event, case),
        stands=tuple(shown_wording(event, one, True) for one in case.stands),
        before=tuple(
            shown_wording(event, one, False) for one in reversed(case.wordings) if one.uuid not in standing
        ),
        appeals=tuple(_said(event, one) for one in case.appeals),
        notes=tuple(_said(event, one) for one in case.notes),
        earlier=earlier_cases(desk, case, _asked(case, did)),
        board_url=url(short, "", Place(at=board.at)) if short is not None and board is not None else "",
        board_is_long=board is not None and short is None,
        board_lines=tuple(line.text for line in board.lines) if board is not None else (),
        documents=board.documents if board is not None else (),
        form=form,
        may=may,
        did=did,
        latest=event.latest,
        may_pick=may_amend(case, desk.me),
        slip_url=url_for("events.slip", event=event.id, number=case.number),
    )


def _asked(case: Case, did: Typed) -> Features:
    """The features of a case, with the paragraphs that have been ticked so far."""
    found = features(case, compared_words)
    return replace(found, cites=frozenset(did.cites)) if did.cites else found


def ruling_form(do: str, case: Case | None, did: Typed) -> RulingForm:
    """The form to rule, to decide or to amend, as it was left."""
    stands = case.stands if case is not None else ()
    opened = case.opened if case is not None else None
    said = opened.board.said if opened is not None and opened.board is not None else ""
    answer = stands[0].answer if stands else said
    reason = stands[0].reason if stands else ""
    ticked = did.cites if did.do == do else tuple(cited.id for one in stands for cited in one.cites)
    looked_for = did.value("find") if did.do == do else ""
    # A board offers its own paragraphs; without one, or once more are asked for, the question is searched.
    asked = opened.question if opened is not None and opened.board is None and not stands else ""
    words = looked_for or nameless(asked)
    own = did if did.do == do else NOTHING_TYPED
    return RulingForm(
        do=do,
        entry=own.value("entry", str(uuid4())),
        answer=own.value("answer", answer),
        reason=own.value("reason", reason),
        why=own.value("why"),
        offers=offers(case, opened.edition if opened is not None else "", words, ticked),
        find=looked_for,
        problem=own.problem,
        names=own.names,
        result=own.value("result"),
        replaces=tuple(one.uuid for one in stands),
    )


def _may(desk: Desk, case: Case) -> tuple[str, ...]:
    me = desk.me
    is_judge = desk.can("case.ruled")
    is_over = case.standing == "withdrawn"
    has_text = bool(case.stands)
    decided = any(one.kind == "case.decided" for one in case.stands)
    found = {
        "rule": is_judge and not has_text and not is_over,
        "appeal": is_judge and has_text and not decided and not case.appeals and not is_over,
        "decide": desk.can("case.decided") and has_text and not is_over,
        "amend": may_amend(case, me) and has_text and not is_over,
        "withdraw": may_withdraw(case, me) and not is_over,
        "announce": desk.can("case.announced") and has_text and not case.is_announced,
        "note": desk.can("note.added"),
    }
    return tuple(name for name, may in found.items() if may)


def earlier_cases(desk: Desk, case: Case | None, asked: Features) -> tuple[ShownEarlier, ...]:
    """Up to three earlier cases that are like what is asked: of this event, then of others that share theirs."""
    event = desk.event
    own = uuid_of(case)
    here = [(event.id, one) for one in event.cases if one.uuid != own and one.stands and not one.into]
    found = list(earlier(asked, here, compared_words))
    if len(found) < 3:
        others = {other: kept_event(other).event for other in store().sharing(event.id, OTHER_EVENTS)}
        elsewhere = [(id_, one) for id_, other in others.items() for one in other.cases if one.stands]
        found += earlier(asked, elsewhere, compared_words)[: 3 - len(found)]
    return tuple(
        ShownEarlier(
            number=one.case.number,
            url=url_for("events.case", event=event.id, number=one.case.number)
            if one.event == event.id
            else "",
            event="" if one.event == event.id else kept_event(one.event).event.facts.name,
            question=(
                shown(one.case.opened.question, event)
                if one.event == event.id
                else nameless(one.case.opened.question)
            )
            if one.case.opened is not None
            else "",
            answer=" / ".join(nameless(each.answer) for each in one.case.stands),
            standing=STANDING_WORDS[one.case.standing],
            because=_because(one.cites, one.cards, one.words, one.case),
            is_overturned=one.case.standing in ("overturned", "changed"),
        )
        for one in found
    )


def uuid_of(case: Case | None) -> str:
    """The uuid of a case; empty where there is none."""
    return case.uuid if case is not None else ""


def _because(cites: Sequence[str], cards: Sequence[str], words: Sequence[str], case: Case) -> str:
    labels = {cited.id: cited.label for cited in case.cites}
    parts = []
    if cites:
        parts.append("same paragraph: " + ", ".join(labels.get(one, one) for one in cites[:3]))
    if cards:
        names = case.opened.cards if case.opened is not None else ()
        parts.append("same card: " + ", ".join(one for one in names if one.casefold() in cards))
    if words:
        parts.append("same words: " + ", ".join(words[:5]))
    return "; ".join(parts)


def shown_conflicts(event: Event, case: Case) -> tuple[ShownConflict, ...]:
    """The conflicts of a case, in words."""
    return tuple(
        ShownConflict(
            CONFLICT_WORDS[one.kind],
            one.is_open,
            tuple(
                (other.number, url_for("events.case", event=event.id, number=other.number))
                for uuid in one.entries
                if one.kind == "one table" and (other := event.case_of(uuid)) and other.uuid != case.uuid
            ),
        )
        for one in case.conflicts
    )


def shown_wording(event: Event, one: Wording, stands: bool) -> ShownWording:
    """A text in words."""
    kinds = {"case.ruled": "Ruling", "case.amended": "Amendment", "case.decided": "Decision"}
    return ShownWording(
        uuid=one.uuid,
        kind=kinds[one.kind],
        by=event.who(one.member),
        at=clock(one.at),
        answer=shown(one.answer, event),
        reason=shown(one.reason, event),
        why=shown(one.why, event),
        result=one.result,
        quotes=tuple(quote(cited) for cited in one.cites),
        lines=tuple(line.text for line in one.lines),
        stands=stands,
        is_late=one.is_late,
    )


def quote(cited: Cited) -> Quote:
    """A paragraph as it was quoted, with since when it reads otherwise."""
    return Quote(
        citation=Citation(id=cited.id, label=cited.label, url=paragraph_url(cited.id)),
        text=cited.quote,
        version=cited.version,
        since=since(cited),
    )


def _said(event: Event, one: Said) -> ShownSaid:
    body = one.body
    if isinstance(body, NoteAdded):
        text = body.text
    else:
        assert isinstance(body, CaseAppealed)
        text = ": ".join(part for part in (body.by, body.grounds) if part)
    return ShownSaid(event.who(one.member), clock(one.at), shown(text, event))


def clock(ms: int) -> str:
    """A moment in words, in UTC; the browser writes it in the time of the place."""
    return in_words(ms, "%d %b %H:%M UTC")
