"""Entries for tests: a hall with devices that each count for themselves."""

from itertools import count
from uuid import UUID, uuid4

from msgspec.structs import replace

from agot_judge.events.bodies import (
    CaseAmended,
    CaseDecided,
    CaseOpened,
    CaseRuled,
    CaseWithdrawn,
    Cited,
    PersonNamed,
)
from agot_judge.events.entry import Entry

EVENT = "7k4m2x9c"
START = 1_790_000_000_000
MINUTE = 60_000


def uuid(number):
    """The same uuid for the same number."""
    return str(UUID(int=number, version=4))


def cited(id_="2e/rr/save/1", label="RR Save ¶1"):
    return Cited(id=id_, label=label, version="Rules Reference", hash="00", quote="A saved card stays.")


class Device:
    """One device with its member; what it says has its own count and time."""

    def __init__(self, name, member=None):
        self.id = name
        self.member = member or str(uuid4())
        self._n = count(1)

    def say(self, kind, subject, body, minute=0, received=None):
        n = next(self._n)
        return Entry(
            uuid=str(uuid4()),
            event=EVENT,
            subject=subject,
            kind=kind,
            body=body,
            member=self.member,
            device=self.id,
            n=n,
            made_at=START + minute * MINUTE,
            received=received,
        )

    def open(self, subject, minute=0, received=None, **facts):
        return self.say(
            "case.opened", subject, CaseOpened(**{"question": "May I save him?", **facts}), minute, received
        )

    def rule(self, subject, answer, minute=0, received=None, cites=()):
        return self.say("case.ruled", subject, CaseRuled(answer=answer, cites=tuple(cites)), minute, received)

    def amend(self, subject, answer, replaces, minute=0, received=None):
        body = CaseAmended(answer=answer, why="better", replaces=tuple(one.uuid for one in replaces))
        return self.say("case.amended", subject, body, minute, received)

    def decide(self, subject, result, answer, minute=0, received=None):
        return self.say("case.decided", subject, CaseDecided(result=result, answer=answer), minute, received)

    def withdraw(self, subject, minute=0, received=None, into=None):
        return self.say("case.withdrawn", subject, CaseWithdrawn(why="mistake", into=into), minute, received)

    def name(self, person, label, minute=0, received=None):
        return self.say("person.named", person, PersonNamed(label=label), minute, received)


def received(*entries):
    """The entries with numbers, in this order."""
    return tuple(replace(one, received=number) for number, one in enumerate(entries, 1))
