"""The editions by name, each registered here once. Each has its own rulebook; they never mix.

The package of an edition holds ``FRAMEWORK``, what it declares about itself, and where an engine executes it ``rulebook``.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from agot_judge.errors import NotSupportedYet

if TYPE_CHECKING:
    from agot_judge.engine.framework import Framework
    from agot_judge.engine.machine import Machine
    from agot_judge.engine.rulebook import Rulebook

EDITIONS = {
    "2e": "agot_judge.editions.second",
    "1e": "agot_judge.editions.first",
    "ccg": "agot_judge.editions.ccg",
}
"""By short name: the package. In the order in which readers see them."""
DEFAULT_EDITION = "2e"
"""The edition that is meant where none is named; the cards that can be imported are its cards."""


@cache
def _imported(package: str) -> Any:
    """The package of an edition; cached, because it is asked for at every move."""
    return import_module(package)


def framework_for(edition: str) -> "Framework":
    """All that an edition declares about itself; of the default edition where nobody knows this one."""
    package = EDITIONS.get(edition, EDITIONS[DEFAULT_EDITION])
    framework: Framework = _imported(package).FRAMEWORK
    return framework


def rulebook_for(edition: str) -> "Rulebook[Machine]":
    """The rulebook of an edition (``2e``). Raises NotSupportedYet for one that no engine executes yet."""
    if not has_engine(edition):
        name = framework_for(edition).name if edition in EDITIONS else edition
        raise NotSupportedYet(f"not supported yet: stepping a board of the {name} ({edition}).")
    rulebook: Rulebook[Machine] = _imported(EDITIONS[edition]).rulebook
    return rulebook


def has_engine(edition: str) -> bool:
    """True for an edition that an engine executes."""
    return edition in EDITIONS and hasattr(_imported(EDITIONS[edition]), "rulebook")


def played() -> tuple[str, ...]:
    """The editions that an engine executes."""
    return tuple(edition for edition in EDITIONS if has_engine(edition))


def names() -> dict[str, str]:
    """By edition: its name (``Second Edition``)."""
    return {edition: framework_for(edition).name for edition in EDITIONS}


def labels() -> dict[str, str]:
    """By edition: its short name for readers (``CCG``)."""
    return {edition: framework_for(edition).label for edition in EDITIONS}


def folder_of(edition: str) -> Path:
    """The folder of the package of an edition. Raises KeyError for one that is not registered."""
    return Path(str(_imported(EDITIONS[edition]).__file__)).parent
