"""Abilities that cards gain: they are numbered beyond the printed ones, each alike wherever it is gained.

A card with a gained characteristic functions as if it possessed it; it is not printed.
"""

from typing import TYPE_CHECKING

from agot_judge.engine.index import FIRST_GAINED
from agot_judge.engine.state.state import State
from agot_judge.engine.values.continuous import modifiers

if TYPE_CHECKING:
    from agot_judge.engine.machine import Machine


def has_gained(machine: "Machine", state: State, card: int, number: int) -> bool:
    """Whether the card has the gained ability of this number now."""
    if state.cards[card].zone != "play":
        return False
    ability = machine.index.gained[number - FIRST_GAINED]
    return any(
        ability in change.modify.gains_abilities for change in modifiers(machine, state, card, "abilities")
    )


def gained_by(machine: "Machine", state: State, card: int) -> tuple[int, ...]:
    """The numbers of the abilities that the card has gained, in the order in which they are known to the game."""
    numbers = range(FIRST_GAINED, FIRST_GAINED + len(machine.index.gained))
    return tuple(number for number in numbers if has_gained(machine, state, card, number))


def gained_listeners(machine: "Machine", state: State, group: str, event: str) -> tuple[tuple[int, int], ...]:
    """Card and number of every gained ability of the group that listens to the occurrence."""
    numbers = machine.index.gained_listeners.get((group, event), ())
    return _holders(machine, state, numbers) if numbers else ()


def gained_actions(machine: "Machine", state: State) -> tuple[tuple[int, int], ...]:
    """Card and number of every action ability that a card has gained."""
    return _holders(machine, state, machine.index.gained_actions) if machine.index.gained_actions else ()


def _holders(machine: "Machine", state: State, numbers: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple(
        (card, number)
        for number in numbers
        for player in state.players
        for card in player.play
        if has_gained(machine, state, card, number)
    )
