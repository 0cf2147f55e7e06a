"""Assumptions of each edition where its documents are silent, by names that the shared rules use; see ``engine.assumptions``."""

from collections.abc import Mapping

from msgspec.structs import replace

from agot_judge.engine.assumptions import Assumption, announce, assumed
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.errors import MachineError

_ASSUMPTIONS: dict[str, Mapping[str, Assumption]] = {}
_NUMBERS: dict[str, Mapping[str, int]] = {}


def declare(edition: str, assumptions: Mapping[str, Assumption], numbers: Mapping[str, int]) -> None:
    """Declare by name what an edition assumes, and the numbers that its documents give where others assume one."""
    _ASSUMPTIONS[edition] = assumptions
    _NUMBERS[edition] = numbers


def named(constants: Mapping[str, object]) -> dict[str, Assumption]:
    """The assumptions among the constants of a module, each by its name in words (``power to win``)."""
    return {
        name.lower().replace("_", " "): value
        for name, value in constants.items()
        if isinstance(value, Assumption)
    }


def assume(machine: Machine, state: State, name: str, said: str = "") -> State:
    """The state with a line that says so, where the edition assumes what others are told; ``said``: what is assumed on this
    board."""
    one = _ASSUMPTIONS[machine.edition].get(name)
    if one is None:
        return state
    return announce(state, replace(one, text=said) if said else one)


def number(edition: str, game: Game, name: str) -> int:
    """The number that the documents of the edition give, or the one that is assumed. Raises MachineError where there is none."""
    numbers = _NUMBERS[edition]
    if name in numbers:
        return numbers[name]
    one = _ASSUMPTIONS[edition].get(name)
    if one is None:
        raise MachineError(f"The edition {edition} gives no number for {name}, and assumes none.")
    return assumed(game, one)


def as_assumed(edition: str, name: str) -> str:
    """The words by which a requirement says that it rests on an assumption; empty where it does not."""
    one = _ASSUMPTIONS[edition].get(name)
    return "" if one is None else f" (assumption {one.id})"
