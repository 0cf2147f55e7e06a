"""The tables of events: entries, which are only ever added; names of people, which are erased; members and invitations."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

UUID = 36
EVENT_ID = 8
DIGEST = 64
_METADATA = MetaData()
# SQLite counts up only a column of its own kind of whole number.
_COUNTED = BigInteger().with_variant(Integer, "sqlite")

EVENT = Table(
    "event",
    _METADATA,
    Column("id", String(EVENT_ID), primary_key=True),
    Column("created", BigInteger, nullable=False),  # seconds since 1970 in UTC
    Column("latest", BigInteger, nullable=False),
    Column("bytes", BigInteger, nullable=False),
    Column("names_until", BigInteger, nullable=False),
    Column("shares", Boolean, nullable=False),
)
"""``latest``: the number of its last entry. ``names_until``: when its names go, in seconds; 0 when they have gone."""

ENTRY = Table(
    "entry",
    _METADATA,
    Column("received", _COUNTED, primary_key=True, autoincrement=True),
    Column("uuid", String(UUID), nullable=False, unique=True),
    Column("event", String(EVENT_ID), nullable=False),
    Column("subject", String(UUID), nullable=False),
    Column("kind", String(32), nullable=False),
    Column("body", Text, nullable=False),
    Column("member", String(UUID), nullable=False),
    Column("device", String(200), nullable=False),
    Column("n", BigInteger, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("offset", BigInteger, nullable=False),
    Index("entry_of_event", "event", "received"),
    sqlite_autoincrement=True,
)
PERSON = Table(
    "person",
    _METADATA,
    Column("uuid", String(UUID), primary_key=True),
    Column("event", String(EVENT_ID), nullable=False),
    Column("label", Text, nullable=False),
    Index("person_of_event", "event"),
)
"""The only place where names stand."""
MEMBER = Table(
    "member",
    _METADATA,
    Column("uuid", String(UUID), primary_key=True),
    Column("event", String(EVENT_ID), nullable=False),
    Column("role", String(16), nullable=False),
    Column("label", String(200), nullable=False),
    Column("secret", String(DIGEST), nullable=False, unique=True),
    Column("revoked_at", BigInteger, nullable=False),
    Index("member_of_event", "event"),
)
"""``secret``: the hash of what the browser of a member keeps. ``revoked_at``: milliseconds; 0 while it goes on."""
INVITATION = Table(
    "invitation",
    _METADATA,
    Column("token", String(DIGEST), primary_key=True),
    Column("event", String(EVENT_ID), nullable=False),
    Column("role", String(16), nullable=False),
    Column("label", String(200), nullable=False),
    Column("uses", Integer, nullable=False),
    Column("ends", BigInteger, nullable=False),
)
"""``token``: a hash. ``uses``: how many are left. ``ends``: seconds; 0 where it does not end."""

TABLES = (EVENT, ENTRY, PERSON, MEMBER, INVITATION)
