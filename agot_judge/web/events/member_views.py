"""The views of members: inviting by a link or a code, joining, ending a membership."""

from datetime import UTC, datetime
from uuid import uuid4

from flask import Response, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from agot_judge.errors import NotAllowed, UnknownEvent
from agot_judge.events.bodies import ROLES, MemberInvited, MemberJoined, MemberRevoked, Role
from agot_judge.storage.event_records import Invitation, KeptMember
from agot_judge.web.events.desk import Adding, Desk, desk_of, let_in, let_out, may_lead, new_secret
from agot_judge.web.events.invitations import InvitationShown, invitation_shown
from agot_judge.web.events.kept import kept_event, now_ms, store
from agot_judge.web.events.typed import short
from agot_judge.web.events.views import blueprint

HOURS = (12, 48, 168)
MOST_USES = 100
_ROLE: dict[str, Role] = {
    "organiser": "organiser",
    "head judge": "head judge",
    "judge": "judge",
    "reader": "reader",
}


@blueprint.get("/e/<event>/members")
def members(event: str) -> str:
    """The members of an event, and the form to invite more."""
    return _page(desk_of(event))


@blueprint.post("/e/<event>/members/invite")
def invite(event: str) -> str:
    """An invitation, shown once as a link and a code."""
    desk = desk_of(event)
    may_lead(desk)
    role = _ROLE.get(request.form.get("role", ""), "judge")
    if ROLES.index(role) < ROLES.index(desk.me.role):
        raise NotAllowed("Only an organiser invites organisers.")
    uses = _number(request.form.get("uses", ""), 1, MOST_USES)
    hours = _number(request.form.get("hours", ""), HOURS[0], HOURS[-1])
    label = short(request.form, "label")
    token = new_secret()
    adding = Adding(event, desk.me.uuid)
    adding.say("member.invited", str(uuid4()), MemberInvited(role=role, label=label, uses=uses))
    adding.keep_as_server()
    ends = int(datetime.now(UTC).timestamp()) + hours * 3600
    store().members.invite(token, Invitation(event=event, role=role, label=label, uses=uses, ends=ends))
    return _page(desk_of(event), invitation_shown(token), role)


@blueprint.post("/e/<event>/members/revoke")
def revoke(event: str) -> ResponseReturnValue:
    """A membership, ended."""
    desk = desk_of(event)
    may_lead(desk)
    member = request.form.get("member", "")
    known = desk.event.members.get(member)
    if known is None:
        raise UnknownEvent("This event has no such member.")
    if known.role == "organiser" and desk.me.role != "organiser":
        raise NotAllowed("Only an organiser ends the membership of an organiser.")
    now = now_ms()
    if store().members.revoke(event, member, now):
        adding = Adding(event, desk.me.uuid)
        adding.say("member.revoked", member, MemberRevoked())
        adding.keep_as_server()
    return redirect(
        url_for("events.members" if member != desk.me.uuid else "events.events", event=event), 303
    )


@blueprint.post("/e/<event>/members/leave")
def leave(event: str) -> ResponseReturnValue:
    """The membership of the one who asks, ended by their own press; this browser forgets its secret.

    Raises NotAllowed for the only organiser: nobody could lead the event any more.
    """
    desk = desk_of(event)
    others = (one for one in desk.event.members.values() if one.uuid != desk.me.uuid)
    if desk.me.role == "organiser" and not any(
        one.role == "organiser" and not one.revoked_at for one in others
    ):
        raise NotAllowed("You are the only organiser: invite another one before you leave.")
    if store().members.revoke(event, desk.me.uuid, now_ms()):
        adding = Adding(event, desk.me.uuid)
        adding.say("member.revoked", desk.me.uuid, MemberRevoked())
        adding.keep_as_server()
    response = redirect(url_for("events.events"), 303)
    assert isinstance(response, Response)
    return let_out(response, event)


@blueprint.get("/e/join/<token>")
def join(token: str) -> str:
    """An invitation: nothing happens before the button is pressed, since programs look at links as well."""
    found = _invitation(token)
    event = kept_event(found.event).event
    return render_template("events/join.html", event=event, invitation=found, token=token)


@blueprint.post("/e/join/<token>")
def joined(token: str) -> ResponseReturnValue:
    """A new member: in this browser, or as a token for a program, shown once."""
    label = short(request.form, "label")
    found = _invitation(token)
    role = _ROLE[found.role]
    member, secret = str(uuid4()), new_secret()
    name = label or found.label or role
    adding = Adding(found.event, member)
    adding.say("member.joined", member, MemberJoined(role=role, label=name))
    if store().members.take(token, _now()) is None:
        raise UnknownEvent("This invitation was used up just now. Ask for another one.")
    adding.keep_as_server()
    store().members.enrol(
        KeptMember(uuid=member, event=found.event, role=role, label=name, revoked_at=0), secret
    )
    if request.form.get("as") == "token":
        event = kept_event(found.event).event
        return render_template("events/token.html", event=event, secret=secret, member=member)
    response = redirect(url_for("events.desk", event=found.event), 303)
    assert isinstance(response, Response)
    return let_in(response, found.event, secret)


def _invitation(token: str) -> Invitation:
    found = store().members.invitation(token, _now())
    if found is None:
        raise UnknownEvent(
            "This invitation is used up or too old, or a letter of it is missing. Ask for another one."
        )
    return found


def _page(desk: Desk, shown: InvitationShown | None = None, role: str = "") -> str:
    members = sorted(desk.event.members.values(), key=lambda one: (bool(one.revoked_at), one.role, one.label))
    return render_template(
        "events/members.html",
        event=desk.event,
        members=members,
        me=desk.me,
        leads=desk.me.role in ("organiser", "head judge"),
        roles=ROLES[ROLES.index(desk.me.role) :] if desk.me.role in ROLES else (),
        shown=shown,
        role=role,
        hours=HOURS,
    )


def _number(text: str, least: int, most: int) -> int:
    return min(max(int(text), least), most) if text.isascii() and text.isdigit() and len(text) < 6 else least


def _now() -> int:
    return int(datetime.now(UTC).timestamp())
