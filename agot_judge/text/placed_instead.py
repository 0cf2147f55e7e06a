"""What is done with a card instead of placing it in a pile: only while it is about to be placed there."""

from agot_judge.engine.ability.ability import Delayed, Instead, Later
from agot_judge.engine.ability.walk import nodes
from agot_judge.text.person import Unclear


def is_about_to_be_placed(kind: str, said: object) -> None:
    """Raises Unclear where the card has been placed already, or is not to be placed at all: a replacement effect is
    resolved before its triggering condition is (2e/rr/replacement-effects/1)."""
    if kind != "interrupt" and _replaces_placement(said):
        raise Unclear("which card is about to be placed")


def _replaces_placement(said: object) -> bool:
    """A delayed effect waits for what it replaces."""
    return any(
        isinstance(node, Instead) and node.of == "placement" for node in nodes(said, outside=(Delayed, Later))
    )
