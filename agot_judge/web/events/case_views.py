"""The views of a case: opened, ruled, appealed, decided, amended, withdrawn, announced, noted."""

from uuid import uuid4

from flask import redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from msgspec.structs import replace

from agot_judge.errors import UnknownEvent
from agot_judge.events import bodies
from agot_judge.events.numbers import as_written
from agot_judge.events.similar import Features
from agot_judge.events.state import Case, Event, Person
from agot_judge.search import compared_words
from agot_judge.web.events import typed as forms
from agot_judge.web.events.case_page import case_page, earlier_cases
from agot_judge.web.events.desk import Adding, Desk, desk_of
from agot_judge.web.events.kept import kept_event, now_ms
from agot_judge.web.events.offers import quoted
from agot_judge.web.events.open_page import open_page
from agot_judge.web.events.views import blueprint
from agot_judge.web.sandbox.shares import Standing, board_of, url

RESULTS: dict[str, bodies.Result] = {"upheld": "upheld", "overturned": "overturned", "changed": "changed"}


def case_at(desk: Desk, number: str) -> Case:
    """The case with this number, as somebody may have typed it. Raises UnknownEvent."""
    found = desk.event.case(as_written(number))
    if found is None:
        raise UnknownEvent(f"This event has no case “{number[:20]}”. Its cases are listed under Cases.")
    return found


@blueprint.get("/e/<event>/case")
def new_case(event: str) -> str:
    """Where a case is opened."""
    return render_template("events/open.html", page=open_page(desk_of(event)))


@blueprint.post("/e/<event>/case")
def open_case(event: str) -> ResponseReturnValue:
    """A case, opened; then the page on which it is ruled."""
    desk = desk_of(event)
    form = request.form
    labels = [
        label
        for field in form.getlist("person")[: bodies.MOST_PEOPLE]
        if (label := " ".join(field.split())[:200])
    ]
    people = [_known(desk.event, label) or str(uuid4()) for label in labels]
    named = dict(zip(people, labels, strict=True))
    try:
        with_them = _with(desk.event, named)
        question = forms.needed(form, "question", "The question")
        fresh = forms.without_names(with_them, form, ("question", "table", "round"))
        question = forms.needed(fresh, "question", question)
        opened = bodies.CaseOpened(
            question=question,
            table=forms.short(fresh, "table"),
            round=forms.short(fresh, "round"),
            people=tuple(people),
            edition=desk.event.facts.edition,
            cards=tuple(card for card in forms.short(fresh, "cards").split(";") if card.strip()),
            call_began=_moment(form.get("began", "")),
        )
    except forms.NamesFound as found:
        names = tuple(named.get(uuid) or desk.event.label(uuid) for uuid in found.people)
        return render_template(
            "events/open.html", page=open_page(desk, forms.typed("open", form, names=names))
        ), 400
    except forms.Refused as error:
        return render_template(
            "events/open.html", page=open_page(desk, forms.typed("open", form, error.message))
        ), 400
    adding = Adding(event, desk.me.uuid)
    for uuid, label in named.items():
        if uuid not in desk.event.people:
            adding.say("person.named", uuid, bodies.PersonNamed(label=label))
    subject = forms.uuid_of(form, "case")
    adding.say("case.opened", subject, opened, forms.uuid_of(form))
    adding.keep(desk)
    case = kept_event(event).event.case_of(subject)
    assert case is not None
    return redirect(url_for("events.case", event=event, number=case.number), 303)


@blueprint.get("/e/<event>/c/<number>")
def case(event: str, number: str) -> ResponseReturnValue:
    """A case."""
    desk = desk_of(event)
    found = case_at(desk, number)
    if found.number != number:
        return redirect(url_for("events.case", event=event, number=found.number))
    return render_template("events/case.html", page=case_page(desk, found, request.args.get("do", "")))


@blueprint.get("/e/<event>/c/<number>/<any(appeal, decide, amend, withdraw, note):do>")
def case_form(event: str, number: str, do: str) -> ResponseReturnValue:
    """The form of a case by its own address."""
    return redirect(f"{url_for('events.case', event=event, number=number, do=do)}#{do}")


@blueprint.post("/e/<event>/c/<number>/<any(rule, appeal, decide, amend, withdraw, announce, note):do>")
def act(event: str, number: str, do: str) -> ResponseReturnValue:
    """The entry that a member adds to a case; back to the case then."""
    desk = desk_of(event)
    found = case_at(desk, number)
    form = request.form
    if form.get("press") == "find":
        page = case_page(desk, found, do, forms.typed(do, form))
        return render_template("events/case.html", page=page)
    try:
        fresh = forms.without_names(desk.event, form)
        adding = Adding(event, desk.me.uuid)
        adding.say(*_entry(do, desk, found, fresh), forms.uuid_of(form))
    except forms.NamesFound as names:
        labels = tuple(desk.event.label(uuid) for uuid in names.people)
        return render_template(
            "events/case.html", page=case_page(desk, found, do, forms.typed(do, form, names=labels))
        ), 400
    except forms.Refused as error:
        page = case_page(desk, found, do, forms.typed(do, form, error.message))
        return render_template("events/case.html", page=page), 400
    adding.keep(desk)
    return redirect(url_for("events.case", event=event, number=found.number), 303)


@blueprint.post("/e/<event>/c/<number>/board")
def open_board(event: str, number: str) -> ResponseReturnValue:
    """The board of a case, kept where it is too long for an address."""
    found = case_at(desk_of(event), number)
    frozen = found.opened.board if found.opened is not None else None
    if frozen is None:
        raise UnknownEvent("This case has no board.")
    return redirect(url(board_of(frozen.text), "", Standing(at=frozen.at)), 303)


@blueprint.get("/e/<event>/like")
def like(event: str) -> str:
    """The earlier cases that are like a question that is being typed, as a part of a page."""
    desk = desk_of(event)
    asked = Features(words=compared_words(request.args.get("q", "")[:600]))
    return render_template("events/_earlier.html", earlier=earlier_cases(desk, None, asked))


def _entry(do: str, desk: Desk, case: Case, form: forms.Form) -> tuple[str, str, bodies.Body]:
    """The kind, the subject and the body of the entry that a form comes to. Raises Refused."""
    body: bodies.Body
    if do in ("appeal", "announce") and not case.stands:
        raise forms.Refused("This case has no ruling yet: rule it first.")
    if do == "rule":
        board = case.opened.board if case.opened is not None else None
        cites = forms.cites_of(form)
        lines = tuple(
            line for line in (board.lines if board is not None else ()) if set(line.cites) & set(cites)
        )
        body = bodies.CaseRuled(
            answer=forms.needed(form, "answer", "The ruling"),
            reason=forms.long(form, "reason"),
            cites=quoted(cites),
            lines=lines,
        )
        return "case.ruled", case.uuid, body
    if do == "decide":
        body = _decision(form)
        return "case.decided", case.uuid, body
    if do == "amend":
        body = _amendment(case, form)
        return "case.amended", case.uuid, body
    if do == "appeal":
        body = bodies.CaseAppealed(by=forms.short(form, "by"), grounds=forms.long(form, "grounds"))
        return "case.appealed", case.uuid, body
    if do == "announce":
        return "case.announced", case.uuid, bodies.CaseAnnounced()
    if do == "withdraw":
        return "case.withdrawn", case.uuid, _withdrawal(desk, case, form)
    return "note.added", case.uuid, bodies.NoteAdded(text=forms.needed(form, "text", "The note"))


def _decision(form: forms.Form) -> bodies.CaseDecided:
    result = RESULTS.get(form.get("result", ""))
    if result is None:
        raise forms.Refused("Say what becomes of the ruling: upheld, overturned or changed.")
    return bodies.CaseDecided(
        result=result,
        answer=forms.needed(form, "answer", "The decision"),
        reason=forms.long(form, "reason"),
        cites=quoted(forms.cites_of(form)),
    )


def _amendment(case: Case, form: forms.Form) -> bodies.CaseAmended:
    known = {one.uuid: one for one in case.wordings}
    replaces = tuple(dict.fromkeys(one for one in form.getlist("replaces") if one in known))
    picked = known.get(form.get("pick", ""))
    if not replaces:
        raise forms.Refused("This was written on a page that is not of this case: open it anew.")
    if picked is not None:
        return bodies.CaseAmended(
            answer=picked.answer,
            reason=picked.reason,
            cites=picked.cites,
            why="One of two texts was picked.",
            replaces=replaces,
        )
    return bodies.CaseAmended(
        answer=forms.needed(form, "answer", "The text"),
        reason=forms.long(form, "reason"),
        cites=quoted(forms.cites_of(form)),
        why=forms.needed(form, "why", "The reason for changing it"),
        replaces=replaces,
    )


def _withdrawal(desk: Desk, case: Case, form: forms.Form) -> bodies.CaseWithdrawn:
    number = as_written(form.get("into", ""))
    into = desk.event.case(number) if number else None
    if number and (into is None or into.uuid == case.uuid):
        raise forms.Refused(f"There is no other case “{number[:20]}” to merge this one into.")
    why = forms.long(form, "why")
    if not why and into is None:
        raise forms.Refused(
            "The reason is missing: say why it is withdrawn, or which case it is merged into."
        )
    return bodies.CaseWithdrawn(why=why or "The same case.", into=into.uuid if into is not None else None)


def _known(event: Event, label: str) -> str:
    same = label.casefold()
    return next((one.uuid for one in event.people.values() if one.label.casefold() == same), "")


def _with(event: Event, named: dict[str, str]) -> Event:
    people = {uuid: Person(uuid=uuid, label=label) for uuid, label in named.items()}
    return replace(event, people={**event.people, **people})


def _moment(text: str) -> int:
    """When the judge was called: as the page noted it, if that is no more than a day ago."""
    now = now_ms()
    if not (text.isascii() and text.isdigit()) or len(text) > 15:
        return 0
    return int(text) if now - 24 * 3600 * 1000 <= int(text) <= now else 0
