"""Saved scenarios: kept under a short id that their content determines, never changed, never replaced."""

from agot_judge.storage.model import LIMIT_BYTES, SavedScenario
from agot_judge.storage.store import ScenarioStore, database_url

__all__ = ["LIMIT_BYTES", "SavedScenario", "ScenarioStore", "database_url"]
