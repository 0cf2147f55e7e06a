"""Which card forbids something, with its text: the reason that a judge gives (2e/rr/cannot/1)."""

from agot_judge.engine.ability import Forbid
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.board import label
from agot_judge.engine.machine import Machine


def who_forbids(machine: Machine, source: int, forbid: Forbid) -> str:
    """The card by title, and its ability that forbids this in quotation marks, where it is one of the card's own."""
    if source < 0:
        return "an effect in force"
    name = label(machine.game, source)
    for ability in machine.game.cards[source].definition.abilities:
        if ability.text and any(_is_same(node, forbid) for node in nodes(ability)):
            return f'{name}: "{ability.text}"'
    return name


def _is_same(node: object, forbid: Forbid) -> bool:
    """Whether it is that prohibition; in force, what was open in it has been written into it."""
    return node is forbid or (isinstance(node, Forbid) and node.cannot == forbid.cannot)
