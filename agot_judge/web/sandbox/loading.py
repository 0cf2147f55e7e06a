"""Scenarios of the sandbox: cards that they do not define are those that were imported."""

from agot_judge.scenario.format import Loaded
from agot_judge.scenario.format import load as load_scenario
from agot_judge.web.card_library import imported_cards


def load(text: str) -> Loaded:
    """The scenario that a text says; raises as ``scenario.format.load``."""
    return load_scenario(text, imported_cards())
