"""The three editions by name. Each has its own rulebook; they never mix."""

from importlib import import_module

from agot_judge.engine.machine import Machine
from agot_judge.engine.rulebook import Rulebook
from agot_judge.errors import NotSupportedYet

_MODULES = {"2e": "agot_judge.editions.second"}
_NAMES = {"2e": "Second Edition", "1e": "First Edition", "ccg": "Iron Throne Edition"}

__all__ = ["rulebook_for"]


def rulebook_for(edition: str) -> Rulebook[Machine]:
    """The rulebook of an edition (``2e``). Raises NotSupportedYet for one that no engine executes yet."""
    module = _MODULES.get(edition)
    if module is None:
        name = _NAMES.get(edition, edition)
        raise NotSupportedYet(f"not supported yet: stepping a board of the {name} ({edition}).")
    rulebook = import_module(module).rulebook
    assert isinstance(rulebook, Rulebook)
    return rulebook
