"""Lasting effects of which nothing says how long they last."""

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, Condition
from agot_judge.engine.ability.ability import Ability, Effect, Forbid, If, Modify, Permit
from agot_judge.engine.ability.changed_numbers import Adjust, Cost
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.walk import nodes, rewritten
from agot_judge.engine.ability.words import Duration

_LASTING = (Modify, Cost, Forbid, Permit, Adjust)
_IN_A_CHALLENGE = Condition(challenge=("any",))


def lasts_without_end(said: object) -> bool:
    """True where there is such an effect among these, or within one of them; not in what a card gains by one of them."""
    return any(isinstance(node, _LASTING) and node.until is None for node in nodes(said, outside=(Ability,)))


def as_it_enters(trigger: Trigger | None, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects; one by which a card gains something after it enters play, of which nothing says for how long (``it gains a
    Trait of your choice``), lasts for as long as the card is in play, where lasting effects on it expire as it leaves
    (2e/rr/leaves-play/6)."""
    if trigger is None or trigger.event != "enter play" or trigger.card != Cards(this=True):
        return effects
    return tuple(replace(one, until="game") if _is_gained(one) else one for one in effects)


def _is_gained(effect: Effect) -> bool:
    """True where it is a Trait or an icon that this card gains, and nothing else."""
    return isinstance(effect, Modify) and effect == Modify(
        on="self", gains_traits=effect.gains_traits, gains_icons=effect.gains_icons
    )


_VALUES = ("gold", "initiative", "claim", "reserve")


def while_it_is_in_play(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects, of which those that change values on this plot card for no said time do so for as long as it is in play:
    what affects a card expires when it leaves play (2e/rr/leaves-play/6)."""
    return rewritten(
        effects,
        lambda node: replace(node, until="this leaves play") if _changes_values(node, None) else node,
        lambda node: isinstance(node, Ability),
    )


def is_while_in_play(effect: Modify) -> bool:
    """True where it changes values on this card for as long as it is in play, which is not said."""
    return _changes_values(effect, "this leaves play")


def _changes_values(node: object, until: Duration | None) -> bool:
    if not isinstance(node, Modify) or node.on != "self" or node.until != until:
        return False
    return any(getattr(node, name) for name in _VALUES)


def until_its_end(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects, of which some are so "during this challenge": those that last do so until its end."""
    return tuple(one for effect in effects for one in _until_its_end(effect))


def _until_its_end(effect: Effect) -> tuple[Effect, ...]:
    if isinstance(effect, If) and effect.condition == _IN_A_CHALLENGE and not effect.otherwise:
        so_long = (isinstance(one, Modify | Forbid) and one.until is None for one in effect.effects)
        if all(so_long):
            return tuple(replace(one, until="challenge") for one in effect.effects)
    if isinstance(effect, Modify) and effect.until is None and effect.condition == _IN_A_CHALLENGE:
        return (replace(effect, condition=None, until="challenge"),)
    if isinstance(effect, Modify | Forbid) and effect.until is None and effect.during == _IN_A_CHALLENGE:
        return (replace(effect, during=None, until="challenge"),)
    return (effect,)
