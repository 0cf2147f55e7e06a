"""The things that are kept between runs: saved scenarios under ids that their content determines, imported cards, rulings."""

from agot_judge.storage.card_records import Import
from agot_judge.storage.cards import CardStore
from agot_judge.storage.events import EventStore
from agot_judge.storage.model import LIMIT_BYTES, SavedScenario
from agot_judge.storage.store import ScenarioStore, database_url

__all__ = [
    "LIMIT_BYTES",
    "CardStore",
    "EventStore",
    "Import",
    "SavedScenario",
    "ScenarioStore",
    "database_url",
]
