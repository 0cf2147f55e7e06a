"""An invitation as it is shown: a link and a code to scan."""

from flask import url_for
from msgspec import Struct

from agot_judge.events.code import code
from agot_judge.web.urls import absolute

LEVEL = "M"


class InvitationShown(Struct, frozen=True):
    """An invitation as it is shown, once."""

    link: str
    svg: str
    """Empty where the server does not know its own address: then a code would lead nowhere."""


def invitation_shown(token: str) -> InvitationShown:
    """The link and the code of an invitation."""
    link = absolute(url_for("events.join", token=token))
    made = code(link, LEVEL) if link.startswith("http") else None
    return InvitationShown(link, made.svg if made is not None else "")
