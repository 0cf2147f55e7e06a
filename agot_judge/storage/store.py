"""The store of saved scenarios: what may be saved, and under which id."""

import os
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Protocol

from agot_judge.errors import DamagedScenario, ScenarioError, TooLongToSave, UnknownScenario
from agot_judge.places import instance_path
from agot_judge.storage.files import URL, ScenarioFiles
from agot_judge.storage.model import LIMIT_BYTES, SavedScenario, id_of

NO_DOCUMENTS: Mapping[str, str] = MappingProxyType({})


def database_url() -> str:
    """The database to use: ``AGOT_JUDGE_DATABASE``, else an SQLite file in the instance folder."""
    return os.environ.get("AGOT_JUDGE_DATABASE") or f"sqlite:///{instance_path() / 'scenarios.sqlite3'}"


class Scenarios(Protocol):
    """Where scenarios are kept: a database on a server, a folder in a browser. Each method raises ``StorageError``."""

    def insert(self, scenario: SavedScenario, client: str) -> None:
        """Keep a scenario; return once it is durable. One that is there under this id stays as it is. Raises NoRoom."""

    def find(self, scenario_id: str, now: datetime) -> SavedScenario | None:
        """The scenario with this id, if there is one."""

    def newest(self, most: int) -> tuple[SavedScenario, ...]:
        """The scenarios that were saved last, so many at most, the newest first; opening none of them."""

    def check(self) -> str:
        """A few words of it, said only where it answers."""

    def close(self) -> None:
        """Let go of what is open."""


class ScenarioStore:
    """Saves and loads scenarios; safe to share between threads, and to create before a server forks.

    The database is opened by the first save or load, so a page that needs none does not wait for one.
    """

    def __init__(self, url: str) -> None:
        self.url = url

    def save(
        self,
        text: str,
        title: str,
        parent: str | None = None,
        client: str = "",
        documents: Mapping[str, str] = NO_DOCUMENTS,
    ) -> str:
        """Keep a scenario and return its id once it is safe on disk.

        The same text and title have the same id, however often they are saved; the first ``parent`` and the first
        ``documents``, the versions under which it is saved, stay. ``client`` is whose quota it counts against.

        Raises ``TooLongToSave``, ``NoRoom``; ``ScenarioError`` for half a character; ``UnknownScenario`` for a ``parent`` that
        is not there; ``StorageError``.
        """
        _check_size(title, text)
        if parent is not None:
            self.load(parent)
        scenario = SavedScenario(
            id=id_of(title, text),
            title=title,
            text=text,
            created=datetime.now(UTC).replace(microsecond=0),
            parent=parent,
            documents=dict(documents),
        )
        self._database.insert(scenario, client)
        return scenario.id

    def load(self, scenario_id: str) -> SavedScenario:
        """The scenario that was saved under this id. Raises UnknownScenario, DamagedScenario, StorageError."""
        scenario = self._database.find(scenario_id, datetime.now(UTC))
        if scenario is None:
            raise UnknownScenario(
                f"no scenario is saved as {scenario_id[:40]!r}: check the link for missing letters; "
                "if it is right, what was saved there is lost"
            )
        if id_of(scenario.title, scenario.text) != scenario_id:
            # The id is made of the content: this is not what was saved.
            raise DamagedScenario(
                f"the scenario {scenario_id} is damaged: what is kept is not what was saved. "
                "Put a copy of the database in its place"
            )
        return scenario

    def newest(self, most: int) -> tuple[SavedScenario, ...]:
        """The scenarios that were saved last and are whole, so many at most, the newest first; opening none of them.

        Raises StorageError.
        """
        found = self._database.newest(most)
        return tuple(one for one in found if id_of(one.title, one.text) == one.id)

    def check(self) -> str:
        """A few words of what keeps the scenarios, which answers now. Raises StorageError."""
        return self._database.check()

    def close(self) -> None:
        """Let go of the database; a later save or load opens it again."""
        opened: Scenarios | None = self.__dict__.pop("_database", None)
        if opened is not None:
            opened.close()

    @cached_property
    def _database(self) -> Scenarios:
        if self.url.startswith(URL):
            return ScenarioFiles(Path(self.url.removeprefix(URL)))
        # Imported here because SQLAlchemy takes longer to import than most pages to answer.
        from agot_judge.storage.database import Database

        return Database(self.url)


def _check_size(title: str, text: str) -> None:
    try:
        size = len(title.encode()) + len(text.encode())
    except UnicodeEncodeError as error:
        raise ScenarioError(
            f"The text holds something that is no character, at position {error.start}."
        ) from error
    if size > LIMIT_BYTES:
        raise TooLongToSave(
            f"the scenario is too long to save: {size // 1024} KiB, and {LIMIT_BYTES // 1024} KiB are allowed; "
            "keep it as a file, and run it with `agot-judge run`"
        )
