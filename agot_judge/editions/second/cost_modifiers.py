"""What changes the cost of a card: constant abilities in play, and lasting effects for the next such card."""

from agot_judge.editions.second.book import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state import State


@second.rule("2e/rr/initiating-abilities-marshaling-cards/4", "2e/rr/modifiers/3")
def cost_change(machine: Machine, state: State, player: int, card: int, way: str) -> int:
    """By how much everything that is in force changes what this card costs the player in this way; less than 0: cheaper."""
    return 0


@second.rule("2e/rr/initiating-abilities-marshaling-cards/4")
def use_up(machine: Machine, state: State, player: int, card: int, way: str) -> State:
    """The state in which what changed the cost of "the next" such card does so no longer."""
    return state
