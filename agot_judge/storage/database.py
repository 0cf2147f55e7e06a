"""The table of saved scenarios."""

from sqlalchemy import BigInteger, Column, MetaData, String, Table, Text, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.schema import CreateTable

from agot_judge.storage.card_records import moment
from agot_judge.storage.connection import Connected
from agot_judge.storage.model import ID_LENGTH, SavedScenario, id_of

SAVED = Table(
    "saved_scenario",
    MetaData(),
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("title", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),  # seconds since 1970 in UTC: the same in every database
    Column("parent", String(ID_LENGTH)),
)


class Database:
    """An open database that has the table. Each method raises ``StorageError`` when the database does not answer."""

    def __init__(self, url: str) -> None:
        self._database = Connected(url, "saved scenarios")
        with self._database.transaction() as connection:
            connection.execute(CreateTable(SAVED, if_not_exists=True))

    def insert(self, scenario: SavedScenario) -> None:
        """Keep a scenario; return once it is durable. One that is there under this id stays as it is."""
        row = {
            "id": scenario.id,
            "title": scenario.title,
            "text": scenario.text,
            "created": int(scenario.created.timestamp()),
            "parent": scenario.parent,
        }
        try:
            with self._database.transaction() as connection:
                connection.execute(insert(SAVED).values(row))
        except IntegrityError:
            # Saved before: the id is made of the content, so it is the same scenario, unless what is kept is damaged.
            kept = self.find(scenario.id)
            if kept is None or id_of(kept.title, kept.text) != scenario.id:
                with self._database.transaction() as connection:
                    connection.execute(update(SAVED).where(SAVED.c.id == scenario.id).values(row))

    def find(self, scenario_id: str) -> SavedScenario | None:
        """The scenario with this id, if there is one."""
        with self._database.transaction() as connection:
            row = connection.execute(select(SAVED).where(SAVED.c.id == scenario_id)).one_or_none()
        if row is None:
            return None
        return SavedScenario(
            id=row.id,
            title=row.title,
            text=row.text,
            created=moment(row.created),
            parent=row.parent,
        )

    def close(self) -> None:
        """Close every connection that is not in use."""
        self._database.close()
