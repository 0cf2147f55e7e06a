"""The tables of the database: imported cards, saved scenarios, and events, whose entries are only ever added, while names
of people are erased. Times are seconds since 1970 in UTC: the same in every database."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

from agot_judge.storage.model import ID_LENGTH

UUID = 36
EVENT_ID = 8
DIGEST = 64
_METADATA = MetaData()
# SQLite counts up only a column of its own kind of whole number.
_COUNTED = BigInteger().with_variant(Integer, "sqlite")

CARDS = Table(
    "card",
    _METADATA,
    Column("code", String(32), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
LISTS = Table(
    "restricted_list",
    _METADATA,
    Column("name", String(200), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
IMPORTS = Table(
    "card_import",
    _METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("created", BigInteger, nullable=False),
    Column("sources", Text, nullable=False),
    Column("added", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("removed", Integer, nullable=False),
)

SEALS = Table(
    "card_seal",
    _METADATA,
    Column("name", String(40), primary_key=True),  # of a table
    Column("data", LargeBinary, nullable=False),
)

SAVED = Table(
    "saved_scenario",
    _METADATA,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("title", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("parent", String(ID_LENGTH)),
)
SAVED_UNDER = Table(
    "saved_under",
    _METADATA,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("documents", Text, nullable=False),  # as JSON: the version of each document by its id
)
"""The texts of the rules under which a scenario was saved; none for what an older version of the program saved."""
UNOPENED = Table(
    "unopened_scenario",
    _METADATA,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("bytes", BigInteger, nullable=False),
    Index("unopened_scenario_created", "created"),
)
"""The saved scenarios that nobody has come back to. Those that an older version of the program saved are not among them, and
stay."""
AMOUNTS = Table(
    "saved_amount",
    _METADATA,
    Column("client", String(64), primary_key=True),
    Column("day", BigInteger, primary_key=True),
    Column("bytes", BigInteger, nullable=False),
)
"""The number of bytes that a client has saved in a day, by the days since 1970; under no client and day 0 that of all that is
kept."""

EVENT = Table(
    "event",
    _METADATA,
    Column("id", String(EVENT_ID), primary_key=True),
    Column("created", BigInteger, nullable=False),
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

OF_EVENTS = (EVENT, ENTRY, PERSON, MEMBER, INVITATION)
