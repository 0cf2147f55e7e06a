"""Points that only the whole ability tells: when targets are chosen, what is left of what it speaks of, what is replaced."""

from msgspec import Struct

from agot_judge.engine.ability import Condition
from agot_judge.engine.ability.ability import Ability, Delayed, Instead, Later
from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.later_choices import is_of_open_number, is_too_early
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.walk import nodes
from agot_judge.text.phrases.person import Unclear
from agot_judge.text.trees.lost_states import counts_nothing_lost


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


def is_known_on_which(effects: object) -> None:
    """Raises Unclear where something is done to each of the cards on a card that is neither chosen nor each of a kind."""
    if any(_is_each_on_one(node) for node in nodes(effects)):
        raise Unclear("on one of them, or on any")


def _is_each_on_one(effect: Struct) -> bool:
    on = getattr(effect, "on", None)
    if not isinstance(on, Cards) or on.pick is not None or not isinstance(on.attached_to, Cards):
        return False
    return on.attached_to.pick is not None


def is_clear_as_a_whole(kind: str, trigger: Trigger | None, ability: Ability) -> None:
    """Raises Unclear where it is not."""
    if any(is_too_early(choose) for choose in ability.choose):
        raise Unclear("when it is chosen")
    if is_of_open_number(ability):
        raise Unclear("how many are chosen, before that is done")
    if any(
        _asks_who_did_it(one)
        for one in nodes((ability.effects, ability.then))
        if isinstance(one, Delayed | Later)
    ):
        raise Unclear("who that player is by then")
    counts_nothing_lost(kind, trigger, ability)
    is_about_to_happen(kind, (ability.effects, ability.then))
    is_known_on_which((ability.effects, ability.then))


def _asks_who_did_it(later: Delayed | Later) -> bool:
    """``At the end of the phase, each other opponent ..``: nothing keeps the occurrence until then."""
    return any(isinstance(one, Condition) and one.player_is == "triggering player" for one in nodes(later))
