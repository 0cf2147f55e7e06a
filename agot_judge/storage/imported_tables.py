"""The tables of imported cards: the cards, the restricted lists, the imports, and what seals them."""

from sqlalchemy import BigInteger, Column, Integer, LargeBinary, MetaData, String, Table, Text

CARDS = Table(
    "card",
    MetaData(),
    Column("code", String(32), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
LISTS = Table(
    "restricted_list",
    MetaData(),
    Column("name", String(200), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
IMPORTS = Table(
    "card_import",
    MetaData(),
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("created", BigInteger, nullable=False),  # seconds since 1970 in UTC: the same in every database
    Column("sources", Text, nullable=False),
    Column("added", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("removed", Integer, nullable=False),
)

SEALS = Table(
    "card_seal",
    MetaData(),
    Column("name", String(40), primary_key=True),  # of a table
    Column("data", LargeBinary, nullable=False),
)
