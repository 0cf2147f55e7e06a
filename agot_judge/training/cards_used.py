"""The ways in which a player might use a card of its own accord."""

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import DUPLICATE, Requirement, Way
from agot_judge.engine.state.state import State
from agot_judge.engine.values.titles import TITLE_ABILITY

TRIVIAL = ("window", "ability", "zone", "type", "turn")
"""The matters of requirements of which everybody sees at a glance whether it is met (V3)."""
AT_A_GLANCE = (*TRIVIAL, "gold", "phase", "kneeling")
"""Matters that are read off the board: how much gold there is, which phase it is, which card kneels."""
_NOT_INITIATED = ("constant", "when revealed", "forced interrupt", "forced reaction")


def initiated(machine: Machine, state: State, player: int, card: int) -> tuple[Way, ...]:
    """The ways to use the card that a player may think of: not what works or resolves without anybody."""
    return tuple(way for way in machine.ways(state, player, card) if _is_initiated(machine, card, way))


def matter(missing: Requirement) -> str:
    """The matter of a requirement that is not met; ``kneeling`` where a card that must kneel as a cost kneels already."""
    return "kneeling" if missing.about == "cost" and "is kneeling" in missing.found else missing.about


def _is_initiated(machine: Machine, card: int, way: Way) -> bool:
    if way.ability < 0:
        return machine.game.cards[card].definition.face.type != "plot"
    if way.ability in (DUPLICATE, TITLE_ABILITY):
        return False
    return machine.ability(card, way.ability).kind not in _NOT_INITIATED
