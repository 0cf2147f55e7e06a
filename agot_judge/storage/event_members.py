"""The members of events and their invitations, in the database: secrets are kept as hashes alone."""

from hashlib import sha256

from msgspec import convert
from msgspec.structs import asdict
from sqlalchemy import delete, insert, select, update

from agot_judge.storage.connection import Connected
from agot_judge.storage.event_records import Invitation, KeptMember
from agot_judge.storage.tables import EVENT, INVITATION, MEMBER


def hash_of(secret: str) -> str:
    """The hash under which a secret is kept: of 128 random bits, so that it needs no salt."""
    return sha256(secret.encode()).hexdigest()


class EventMembers:
    """The tables of members and invitations. Each method raises ``StorageError`` when the database does not answer."""

    def __init__(self, connected: Connected) -> None:
        self._database = connected

    def enrol(self, member: KeptMember, secret: str) -> None:
        """Keep a new member."""
        with self._database.transaction() as connection:
            connection.execute(insert(MEMBER).values(**asdict(member), secret=hash_of(secret)))

    def by_secret(self, event: str, secret: str) -> KeptMember | None:
        """The member of an event who has this secret, revoked or not; nobody has none."""
        if not secret:
            return None
        here = select(MEMBER).where(MEMBER.c.secret == hash_of(secret), MEMBER.c.event == event)
        with self._database.transaction() as connection:
            row = connection.execute(here).one_or_none()
        return None if row is None else convert(row._mapping, KeptMember)

    def seen(self, event: str, secret: str) -> tuple[KeptMember, int] | None:
        """The member of an event who has this secret, with the number of the event's last entry: asked every few seconds."""
        wanted = (
            select(MEMBER, EVENT.c.latest)
            .join(EVENT, EVENT.c.id == MEMBER.c.event)
            .where(MEMBER.c.secret == hash_of(secret), MEMBER.c.event == event)
        )
        with self._database.transaction() as connection:
            row = connection.execute(wanted).one_or_none()
        return None if row is None else (convert(row._mapping, KeptMember), int(row.latest))

    def revoke(self, event: str, member: str, at: int) -> bool:
        """End a membership at a time in milliseconds, and each open invitation by which they could come back: an
        organiser may know the way back in as well, which has no end. False where there is none that goes on."""
        here = (MEMBER.c.uuid == member) & (MEMBER.c.event == event) & (MEMBER.c.revoked_at == 0)
        with self._database.transaction() as connection:
            role = connection.execute(select(MEMBER.c.role).where(here)).scalar()
            if not connection.execute(update(MEMBER).where(here).values(revoked_at=at)).rowcount:
                return False
            may_know = delete(INVITATION).where(INVITATION.c.event == event)
            connection.execute(may_know if role == "organiser" else may_know.where(INVITATION.c.ends > 0))
        return True

    def invite(self, token: str, invitation: Invitation) -> None:
        """Keep an invitation."""
        with self._database.transaction() as connection:
            connection.execute(insert(INVITATION).values(**asdict(invitation), token=hash_of(token)))

    def invitation(self, token: str, now: int) -> Invitation | None:
        """The invitation with this token, while it can be taken."""
        here = (INVITATION.c.token == hash_of(token)) & (INVITATION.c.uses > 0)
        lasts = (INVITATION.c.ends == 0) | (INVITATION.c.ends > now)
        with self._database.transaction() as connection:
            row = connection.execute(select(INVITATION).where(here, lasts)).one_or_none()
        return None if row is None else convert(row._mapping, Invitation)

    def take(self, token: str, now: int) -> Invitation | None:
        """The invitation with this token, used once more; None where it cannot be taken any more."""
        found = self.invitation(token, now)
        if found is None:
            return None
        here = update(INVITATION).where(INVITATION.c.token == hash_of(token), INVITATION.c.uses > 0)
        with self._database.transaction() as connection:
            connection.execute(delete(INVITATION).where(INVITATION.c.ends > 0, INVITATION.c.ends <= now))
            taken = connection.execute(here.values(uses=INVITATION.c.uses - 1)).rowcount
        return found if taken else None
