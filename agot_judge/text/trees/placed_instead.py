"""What is done instead of something else: only while that is about to happen, or the card to be placed."""

from agot_judge.engine.ability.ability import Delayed, Instead, Later
from agot_judge.engine.ability.walk import nodes
from agot_judge.text.phrases.person import Unclear


def is_about_to_happen(kind: str, said: object) -> None:
    """Raises Unclear where what would be replaced has happened already, or is not to happen at all: a replacement effect
    is resolved before its triggering condition is (2e/rr/replacement-effects/1)."""
    if kind == "interrupt":
        return
    if _replaces(said, "placement"):
        raise Unclear("which card is about to be placed")
    if _replaces(said, "occurrence"):
        raise Unclear("instead of what, once it has happened")


def _replaces(said: object, what: str) -> bool:
    """A delayed effect waits for what it replaces."""
    return any(
        isinstance(node, Instead) and node.of == what for node in nodes(said, outside=(Delayed, Later))
    )
