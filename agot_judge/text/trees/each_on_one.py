"""``Discard each attachment on a character``: on one that is picked, or on any."""

from msgspec import Struct

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.walk import nodes
from agot_judge.text.phrases.person import Unclear


def is_known_on_which(effects: object) -> None:
    """Raises Unclear where something is done to each of the cards on a card that is neither chosen nor each of a kind."""
    if any(_is_each_on_one(node) for node in nodes(effects)):
        raise Unclear("on one of them, or on any")


def _is_each_on_one(effect: Struct) -> bool:
    on = getattr(effect, "on", None)
    if not isinstance(on, Cards) or on.pick is not None or not isinstance(on.attached_to, Cards):
        return False
    return on.attached_to.pick is not None
