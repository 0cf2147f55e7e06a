"""Effects that are done later, and something else instead or otherwise: ``At the end of the phase, .. If .., place it in your
dead pile instead``; ``If you win this challenge by 5 or more STR, .. Otherwise, ..``."""

from collections.abc import Callable

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Delayed, Effect, If, Later, May
from agot_judge.engine.ability.cards import Compare, Condition, PlayerNumber
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import WORKED_ON, Ref
from agot_judge.text.discourse.reading import Unclear
from agot_judge.text.trees.alternative import Effects, other_last

_KEPT = (*TARGETS, *WORKED_ON, "occurrence")
"""The cards that an effect which waits has to keep."""


def other_then(
    awaited: Delayed | Later, condition: Condition, other: Effects, changed: Callable[[Effect], Effects]
) -> Delayed | Later:
    """The awaited effect, of which the last thing done is another if the condition is true then.

    Raises Unclear where other cards would have to be kept, or the condition asks of a challenge that is over then.
    """
    if any(isinstance(one, May) for one in other):
        raise Unclear("whether something else is done, later")
    _waits_for_no_other_cards(awaited, (*other, condition), condition.card)
    period = awaited.period if isinstance(awaited, Delayed) else awaited.until
    if period != "challenge" and asks_of_the_challenge(condition):
        raise Unclear("which challenge")
    return replace(awaited, effects=other_last(awaited.effects, condition, changed))


def _waits_for_no_other_cards(awaited: Delayed | Later, said: object, asked: Ref | None = None) -> None:
    """Raises Unclear where what is said is done to other cards, or asks of them."""
    spoken = {getattr(one, "on", None) for one in nodes(said)} | {asked}
    if any(isinstance(on, str) and on in _KEPT and on != awaited.on for on in spoken):
        raise Unclear("several cards that it waits for")


def asks_of_the_challenge(condition: Condition) -> bool:
    """True where it asks who won or lost the present challenge, or by how much."""
    parts = tuple(nodes(condition))
    sides = {side for one in parts if isinstance(one, Condition) for side in (one.you_are, one.player_is)}
    by_how_much = any(
        isinstance(one, PlayerNumber) and one.what in ("winning STR", "losing STR") for one in parts
    )
    return by_how_much or not sides.isdisjoint(("winner", "loser"))


_DETERMINED = Trigger(event="determine winner")
"""When it is known which of the two it is."""


def with_other_result(later: Later, otherwise: tuple[Effect, ...]) -> Later | None:
    """The effect that waits for you to win or lose the present challenge, with what happens if you do not; None: it waits for
    something else. Raises Unclear where the other thing is done to other cards."""
    condition = _condition(later.trigger)
    if condition is None or later.until != "challenge" or not later.once:
        return None
    _waits_for_no_other_cards(later, otherwise)
    then = If(condition=condition, effects=later.effects, otherwise=otherwise)
    return replace(later, trigger=_DETERMINED, effects=(then,))


def _condition(trigger: Trigger) -> Condition | None:
    """The condition that the trigger was met: you are the winner (by so much STR), or the loser. None for another trigger."""
    plain = Trigger(event=trigger.event, player="you", by_at_least=trigger.by_at_least)
    if trigger != plain:
        return None
    if trigger.event == "win challenge" and trigger.by_at_least:
        by = PlayerNumber(what="winning STR")
        return Condition(compare=Compare(left=by, relation="at least", right=trigger.by_at_least))
    role = {"win challenge": Condition(you_are="winner"), "lose challenge": Condition(you_are="loser")}
    return role.get(trigger.event)


def without_other_result(later: Effect) -> tuple[Later, tuple[Effect, ...]] | None:
    """The same taken apart again; None: nothing happens otherwise."""
    if not isinstance(later, Later) or later.trigger != _DETERMINED:
        return None
    (then,) = later.effects
    assert isinstance(then, If)
    trigger = Trigger(
        event="lose challenge" if then.condition.you_are == "loser" else "win challenge", player="you"
    )
    compare = then.condition.compare
    if compare is not None and isinstance(compare.right, int):
        trigger = replace(trigger, by_at_least=compare.right)
    return replace(later, trigger=trigger, effects=then.effects), then.otherwise
