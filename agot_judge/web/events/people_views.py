"""The views of people at the tables: named, merged, erased."""

from uuid import uuid4

from flask import redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from agot_judge.errors import NotAllowed, UnknownEvent
from agot_judge.events.bodies import PersonMerged, PersonNamed
from agot_judge.events.state import Event
from agot_judge.web.events.desk import Adding, desk_of
from agot_judge.web.events.name_days import erasing
from agot_judge.web.events.typed import short
from agot_judge.web.events.views import blueprint


@blueprint.get("/e/<event>/people")
def people(event: str) -> str:
    """Everybody who is named, with the cases that they are part of."""
    desk = desk_of(event)
    cases = {
        uuid: tuple(case.number for case in desk.event.cases if case.opened and uuid in case.opened.people)
        for uuid in desk.event.people
    }
    return render_template(
        "events/people.html",
        event=desk.event,
        cases=cases,
        can_name=desk.can("person.named"),
        can_erase=desk.can("person.erased"),
    )


@blueprint.post("/e/<event>/people")
def change_people(event: str) -> ResponseReturnValue:
    """A person named anew, merged into another or erased; all of them at once."""
    desk = desk_of(event)
    do = request.form.get("do", "")
    person = request.form.get("person", "")
    if do == "erase all":
        named = tuple(one.uuid for one in desk.event.people.values() if one.label)
        erasing(event, desk.me.uuid, named).keep(desk)
        return redirect(url_for("events.people", event=event), 303)
    if do != "new" and person not in desk.event.people:
        raise UnknownEvent("This event has no such person.")
    if do == "erase":
        erasing(event, desk.me.uuid, _same(desk.event, person)).keep(desk)
        return redirect(url_for("events.people", event=event), 303)
    adding = Adding(event, desk.me.uuid)
    if do in ("new", "name"):
        label = short(request.form, "label")
        if label:
            adding.say("person.named", str(uuid4()) if do == "new" else person, PersonNamed(label=label))
    elif do == "merge":
        into = request.form.get("into", "")
        if into not in desk.event.people or into == person:
            raise UnknownEvent("Choose the person who this one is.")
        adding.say("person.merged", person, PersonMerged(into=into))
    else:
        raise NotAllowed("Name, merge or erase a person by the buttons of the page.")
    adding.keep(desk)
    return redirect(url_for("events.people", event=event), 303)


def _same(event: Event, person: str) -> tuple[str, ...]:
    """Everybody who was merged with a person, and that person: one human has one name."""
    end = event.person(person)
    uuid = end.uuid if end is not None else person
    return tuple(
        one.uuid for one in event.people.values() if (found := event.person(one.uuid)) and found.uuid == uuid
    )
