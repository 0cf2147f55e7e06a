"""Something else instead of what is done later: ``At the end of the phase, .. If .., place it in your dead pile instead.``"""

from collections.abc import Callable

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Delayed, Effect, Later, May
from agot_judge.engine.ability.cards import Condition, PlayerNumber
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import WORKED_ON
from agot_judge.text.discourse.reading import Unclear
from agot_judge.text.trees.alternative import Effects, other_last


def other_then(
    awaited: Delayed | Later, condition: Condition, other: Effects, changed: Callable[[Effect], Effects]
) -> Delayed | Later:
    """What is awaited, of which the last thing done is another if the condition is true then.

    Raises Unclear where other cards would have to be kept, or the condition asks of a challenge that is over then.
    """
    if any(isinstance(one, May) for one in other):
        raise Unclear("whether something else is done, later")
    spoken = {getattr(one, "on", None) for one in nodes((*other, condition))} | {condition.card}
    if any(
        on in (*TARGETS, *WORKED_ON, "occurrence") and on != awaited.on
        for on in spoken
        if isinstance(on, str)
    ):
        raise Unclear("several cards that it waits for")
    period = awaited.period if isinstance(awaited, Delayed) else awaited.until
    if period != "challenge" and asks_of_the_challenge(condition):
        raise Unclear("which challenge")
    return replace(awaited, effects=other_last(awaited.effects, condition, changed))


def asks_of_the_challenge(condition: Condition) -> bool:
    """True where it asks who won or lost the present challenge, or by how much."""
    parts = tuple(nodes(condition))
    sides = {side for one in parts if isinstance(one, Condition) for side in (one.you_are, one.player_is)}
    by_how_much = any(
        isinstance(one, PlayerNumber) and one.what in ("winning STR", "losing STR") for one in parts
    )
    return by_how_much or not sides.isdisjoint(("winner", "loser"))
