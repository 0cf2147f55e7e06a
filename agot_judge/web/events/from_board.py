"""A case from a board that is being stepped: "Rule on this"."""

from flask import redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from msgspec.structs import replace

from agot_judge.errors import NotAllowed, OutOfBudget, UnknownEvent, UnknownScenario
from agot_judge.web.events.desk import Adding, Desk, desk_of, my_events
from agot_judge.web.events.frozen import opened_from
from agot_judge.web.events.kept import kept_event, now_ms
from agot_judge.web.events.personal_page import personal_page
from agot_judge.web.events.typed import uuid_of
from agot_judge.web.events.views import blueprint
from agot_judge.web.limits import BOARD_SECONDS, within
from agot_judge.web.sandbox.loading import boards_kept
from agot_judge.web.sandbox.packing import CannotUnpack
from agot_judge.web.sandbox.views import (
    HERE,
    CannotStart,
    asked_for,
    no_such_board,
    opened,
    to_be_mended,
    too_large,
)

# The address is that of a board, and so is what may be wrong with it.
blueprint.register_error_handler(CannotUnpack, no_such_board)
blueprint.register_error_handler(UnknownScenario, no_such_board)
blueprint.register_error_handler(OutOfBudget, too_large)
blueprint.register_error_handler(CannotStart, to_be_mended)


@blueprint.post(f"/sandbox{HERE}/case")
@within(BOARD_SECONDS)
def rule_on_this(kind: str, key: str) -> ResponseReturnValue:
    """A case with this board, at the event that was looked at last; a ruling of one's own where there is none."""
    with boards_kept():
        board, line = opened(kind, key)
        place = line.places.places[line.places.number(asked_for().standing.at)]
        begun = opened_from(board.text, line, place)
    desk = _desk()
    if desk is None:
        return render_template("events/personal_rule.html", page=personal_page(begun))
    event = desk.event
    rounds = [one.opened.round for one in event.cases if one.opened is not None and one.opened.round]
    adding = Adding(event.id, desk.me.uuid)
    subject = uuid_of(request.form, "case")
    whole = replace(begun, round=rounds[-1] if rounds else "", call_began=now_ms())
    adding.say("case.opened", subject, whole, uuid_of(request.form))
    adding.keep(desk)
    case = kept_event(event.id).event.case_of(subject)
    assert case is not None
    return redirect(f"{url_for('events.case', event=event.id, number=case.number)}#rule", 303)


def _desk() -> Desk | None:
    """The desk of the event that was looked at last where this browser may rule; None where there is none."""
    for event in my_events():
        try:
            desk = desk_of(event)
        except (NotAllowed, UnknownEvent):
            continue
        if desk.can("case.opened"):
            return desk
    return None
