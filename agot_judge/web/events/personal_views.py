"""The views of rulings outside events: made here, kept in the browser alone."""

from uuid import uuid4

import msgspec
from flask import render_template, request
from flask.typing import ResponseReturnValue

from agot_judge.errors import EntryError
from agot_judge.events.bodies import CaseOpened, CaseRuled, Frozen
from agot_judge.events.fold import fold
from agot_judge.events.found import Wanted, found
from agot_judge.events.numbers import as_written
from agot_judge.events.sent import decoded
from agot_judge.search import compared_words
from agot_judge.web.events.case_list import listed
from agot_judge.web.events.offers import quoted
from agot_judge.web.events.personal_page import OWN, as_text, own_entry, personal_page, read_kept
from agot_judge.web.events.slip_page import slip
from agot_judge.web.events.typed import Form, Refused, cites_of, long, needed, short, typed
from agot_judge.web.events.views import blueprint
from agot_judge.web.json_body import json_body


@blueprint.get("/rulings")
def own_rulings() -> str:
    """The rulings that this browser keeps: filled in by it."""
    return render_template("events/personal.html")


@blueprint.get("/rulings/new")
def own_ruling() -> str:
    """Where a ruling outside events is written."""
    return render_template("events/personal_rule.html", page=personal_page())


@blueprint.post("/rulings/new")
def make_own() -> ResponseReturnValue:
    """A ruling outside events: its slip, with the entries for the browser to keep."""
    form = request.form
    board = _board(form)
    opened = CaseOpened(
        question=form.get("question", "")[:4000], board=board, edition=form.get("edition", "")[:20]
    )
    if form.get("press") == "find":
        return render_template("events/personal_rule.html", page=personal_page(opened, typed("rule", form)))
    try:
        subject, cites = str(uuid4()), cites_of(form)
        whole = msgspec.structs.replace(
            opened,
            question=needed(form, "question", "The question"),
            table=short(form, "table"),
            cards=tuple(one.strip() for one in short(form, "cards").split(";") if one.strip()),
        )
        lines = board.lines if board is not None else ()
        ruled = CaseRuled(
            answer=needed(form, "answer", "The ruling"),
            reason=long(form, "reason"),
            cites=quoted(cites),
            lines=tuple(line for line in lines if set(line.cites) & set(cites)),
        )
    except Refused as error:
        page = personal_page(opened, typed("rule", form, error.message))
        return render_template("events/personal_rule.html", page=page), 400
    entries = (own_entry("case.opened", subject, whole, 0), own_entry("case.ruled", subject, ruled, 1))
    folded = fold(OWN, entries)
    page_ = slip(folded, folded.cases[0], "", False)
    return render_template("events/personal_slip.html", page=page_, entries=as_text(entries))


@blueprint.post("/rulings/list")
def list_own() -> str:
    """The rulings of a browser that a search finds, as a part of a page; nothing of them is kept."""
    sent, event = read_kept(json_body())
    some = found(event, Wanted(words=sent.q), compared_words)
    cases = tuple(listed(event, one) for one in some)
    return render_template("events/_own_list.html", cases=cases, count=len(event.cases))


@blueprint.post("/rulings/slip")
def slip_own() -> ResponseReturnValue:
    """The slip of one of them, as a part of a page."""
    sent, event = read_kept(json_body())
    case = event.case(as_written(sent.number))
    if case is None:
        raise EntryError(f"There is no ruling {sent.number} in this list.")
    return render_template("events/_slip.html", page=slip(event, case, "", False))


def _board(form: Form) -> Frozen | None:
    sent = form.get("board", "")
    return decoded(sent, Frozen, "board of a ruling") if sent else None
