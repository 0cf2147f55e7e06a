"""An older database is brought up to date and loses nothing; that of a newer program is refused."""

import sqlite3
import threading
from contextlib import closing
from datetime import UTC, datetime

import pytest

from agot_judge.errors import NewerDatabase
from agot_judge.storage import CardStore, ScenarioStore
from agot_judge.storage.connection import Connected
from agot_judge.storage.model import id_of
from agot_judge.storage.schema import LATEST, TABLES, bring_up_to_date, recorded_version

TEXT = "edition: 2e\nplayers: {Ann: {power: 3}, Böb: {}}\n"
FIRST = """
CREATE TABLE saved_scenario (
    id VARCHAR(16) NOT NULL, title TEXT NOT NULL, text TEXT NOT NULL, created BIGINT NOT NULL, parent VARCHAR(16),
    PRIMARY KEY (id)
);
"""
"""What the first version that was released made."""
SECOND = """
CREATE TABLE card (code VARCHAR(32) NOT NULL, data BLOB NOT NULL, PRIMARY KEY (code));
CREATE TABLE restricted_list (name VARCHAR(200) NOT NULL, data BLOB NOT NULL, PRIMARY KEY (name));
CREATE TABLE card_import (
    number INTEGER NOT NULL, created BIGINT NOT NULL, sources TEXT NOT NULL, added INTEGER NOT NULL,
    changed INTEGER NOT NULL, removed INTEGER NOT NULL, PRIMARY KEY (number)
);
"""


@pytest.fixture(params=[FIRST, FIRST + SECOND], ids=["first", "with cards"])
def old(request, tmp_path):
    """The file of a database that an older version left, with a board of 2026."""
    file = tmp_path / "scenarios.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")  # as every version does
        connection.executescript(request.param)
        row = (id_of("A tie", TEXT), "A tie", TEXT, int(datetime(2026, 11, 20, tzinfo=UTC).timestamp()), None)
        connection.execute("INSERT INTO saved_scenario VALUES (?, ?, ?, ?, ?)", row)
        connection.commit()
    return file


def names(file):
    with closing(sqlite3.connect(file)) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def test_what_an_older_version_saved_is_there_and_more_can_be_saved(old):
    store = ScenarioStore(f"sqlite:///{old}")
    assert store.load(id_of("A tie", TEXT)).text == TEXT
    assert store.load(store.save(TEXT, "Another")).title == "Another"
    store.close()

    assert {table.name for table in TABLES} <= names(old)
    cards = CardStore(f"sqlite:///{old}")
    assert (cards.last_import(), cards.cards()) == (0, ())


def test_an_older_database_that_cannot_be_written_to_is_read(old):
    store = ScenarioStore(f"sqlite:///file:{old}?mode=ro&uri=true")
    assert store.load(id_of("A tie", TEXT)).text == TEXT
    store.close()
    assert "schema_version" not in names(old)


def test_the_database_of_a_newer_program_is_refused_and_left_alone(old):
    database = Connected(f"sqlite:///{old}", "saved scenarios")
    bring_up_to_date(database)
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("UPDATE schema_version SET number = ?", (LATEST + 1,))
        connection.commit()

    with pytest.raises(NewerDatabase, match=f"version {LATEST + 1}.*{LATEST}.*Install"):
        ScenarioStore(f"sqlite:///{old}").load("a" * 16)
    database.close()


def test_several_that_open_it_at_once_bring_it_up_to_date_once(old):
    databases = [Connected(f"sqlite:///{old}", "saved scenarios") for _ in range(8)]
    threads = [threading.Thread(target=bring_up_to_date, args=(database,)) for database in databases]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    with databases[0].transaction() as connection:
        assert recorded_version(connection) == LATEST
    with closing(sqlite3.connect(old)) as connection:
        assert connection.execute("SELECT count(*) FROM schema_version").fetchone() == (1,)
    for database in databases:
        database.close()
