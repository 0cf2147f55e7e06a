"""Saved scenarios as plain files of a folder: for a browser, which keeps the folder and has no database."""

from datetime import datetime
from pathlib import Path

import msgspec

from agot_judge.errors import StorageError
from agot_judge.storage.model import SavedScenario

BOARDS = "boards"
URL = "files://"


class ScenarioFiles:
    """A file for each scenario, by its id. Each method raises ``StorageError`` where the folder cannot be used."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / BOARDS

    def insert(self, scenario: SavedScenario, client: str) -> None:
        """Keep a scenario. One that is there under this id stays: its content is the same. Nothing is counted here."""
        del client  # a device has one
        path = self._path(scenario.id)
        try:
            if self._is_kept(path, scenario):
                return
            path.parent.mkdir(parents=True, exist_ok=True)
            half = path.with_suffix(".half")
            half.write_bytes(msgspec.json.encode(scenario))
            half.replace(path)
        except OSError as error:
            raise StorageError(f"this device does not keep the scenario: {error.strerror}") from error

    def find(self, scenario_id: str, now: datetime) -> SavedScenario | None:
        """The scenario with this id, if there is one. On a device nothing goes with time, so nothing is noted."""
        del now
        path = self._path(scenario_id)
        if not scenario_id.isalnum() or not path.exists():
            return None
        return self._read(path)

    def newest(self, most: int) -> tuple[SavedScenario, ...]:
        """The scenarios that were saved last, so many at most, the newest first."""
        try:
            found = [self._read(path) for path in self._folder.glob("*.json")]
        except OSError as error:
            raise StorageError(f"this device does not show what it keeps: {error.strerror}") from error
        return tuple(sorted(found, key=lambda one: one.created, reverse=True)[:most])

    def check(self) -> str:
        """The number of scenarios in the folder."""
        try:
            return f"{sum(1 for _ in self._folder.glob('*.json'))} boards on this device"
        except OSError as error:
            raise StorageError(f"this device does not show what it keeps: {error.strerror}") from error

    def close(self) -> None:
        """Nothing stays open."""

    def _is_kept(self, path: Path, scenario: SavedScenario) -> bool:
        """True where it is there, whole: a damaged one is written again."""
        try:
            kept = self._read(path)
        except StorageError:
            return False
        return (kept.title, kept.text) == (scenario.title, scenario.text)

    def _path(self, scenario_id: str) -> Path:
        return self._folder / f"{scenario_id}.json"

    def _read(self, path: Path) -> SavedScenario:
        try:
            return msgspec.json.decode(path.read_bytes(), type=SavedScenario)
        except (OSError, msgspec.DecodeError) as error:
            raise StorageError(f"the scenario {path.stem} cannot be read on this device") from error
