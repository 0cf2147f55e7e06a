"""``Kneel a character. (Kill it instead if ..)``: the card of which the alternative speaks, where the one is not knelt."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect
from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.effects_on_cards import Sacrifice
from agot_judge.engine.ability.effects_on_players import DiscardFromDeck, DiscardFromHand, DiscardRandom, Draw
from agot_judge.engine.ability.walk import nodes
from agot_judge.text.phrases.person import Unclear
from agot_judge.text.trees.alternative import Effects

_BRINGING = (DiscardFromDeck, DiscardFromHand, DiscardRandom, Draw)
"""Effects by which alone the cards are known that they concern."""


def of_the_same(effects: Effects, last: Effect, condition: Condition | None) -> Effects:
    """What is done instead of ``last``, to the card that would be picked for that. Raises Unclear where the card is only
    known once that is done, or where the condition asks about it."""
    on = getattr(last, "on", None)
    picks = isinstance(on, Cards) and on.pick is not None
    if not picks and not isinstance(last, _BRINGING):
        return effects
    if not _speak_of_those(effects):
        return effects
    first, *rest = effects
    own = (
        isinstance(last, Sacrifice) and isinstance(on, Cards) and on.controller != "you"
    )  # one's own, said or not
    if not picks or own or getattr(first, "on", None) != "those" or _speak_of_those((condition,)):
        raise Unclear("which card it is, where the other thing is not done")
    change: Callable[..., Any] = replace
    return (change(first, on=on), *rest)


def _speak_of_those(found: tuple[object, ...]) -> bool:
    names = ("on", "card", "among", "of", "to")
    return any(getattr(node, name, None) == "those" for node in nodes(found) for name in names)
