"""The tables of saved scenarios: what is saved, what nobody has come back to, and how much who saved."""

from sqlalchemy import BigInteger, Column, Index, MetaData, String, Table, Text

from agot_judge.storage.model import ID_LENGTH

SAVED = Table(
    "saved_scenario",
    MetaData(),
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("title", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),  # seconds since 1970 in UTC: the same in every database
    Column("parent", String(ID_LENGTH)),
)
SAVED_UNDER = Table(
    "saved_under",
    MetaData(),
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("documents", Text, nullable=False),  # as JSON: the version of each document by its id
)
"""The texts of the rules under which a scenario was saved; none for what an older version of the program saved."""
UNOPENED = Table(
    "unopened_scenario",
    MetaData(),
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("bytes", BigInteger, nullable=False),
    Index("unopened_scenario_created", "created"),
)
"""The saved scenarios that nobody has come back to. Those that an older version of the program saved are not among them, and
stay."""
AMOUNTS = Table(
    "saved_amount",
    MetaData(),
    Column("client", String(64), primary_key=True),
    Column("day", BigInteger, primary_key=True),
    Column("bytes", BigInteger, nullable=False),
)
"""The number of bytes that a client has saved in a day, by the days since 1970; under no client and day 0 that of all that is
kept."""
