"""Passives that do the same, so that no order among them makes a difference."""

from msgspec.structs import replace

from agot_judge.engine.ability import Ability, ThatMany
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.state import InForce, State
from agot_judge.rules.six_steps.frames import Passive, Window
from agot_judge.rules.six_steps.rulebook import six_steps

_OF_THE_OCCURRENCE = frozenset(
    (
        *("occurrence", "doer", "its target", "those"),
        *("that player", "acting player", "controller", "owner", "its player", "triggering player"),
    )
)
"""The words by which an ability speaks of what has triggered it."""
_OF_ITSELF = ("self", "host")


@six_steps.rule("1e/faq/passive-effects-conflict/1", "1e/faq/2.4/1")
def are_alike(machine: Machine, state: State, window: Window, passives: tuple[Passive, ...]) -> bool:
    """True where it is all the same which of the passives is resolved first: one ability, triggered by several occurrences of
    which it does not speak, or one effect that has been waiting several times."""
    first, *others = (_what(machine, state, window, one) for one in passives)
    return first is not None and all(one == first for one in others)


def _what(machine: Machine, state: State, window: Window, one: Passive) -> object:
    """All on which depends what the passive does; None where it is the rules that have it."""
    if one.game:
        return None
    if one.resolution is not None:
        return one.resolution
    if one.ability < 0:
        effect = next((effect for effect in state.in_force if effect.serial == one.serial), None)
        return None if effect is None else _whoever_said_it(machine, effect)
    event = window.occurred[one.event] if one.event >= 0 else None
    ability = machine.ability(one.card, one.ability)
    return one.card, one.ability, event if _speaks_of_occurrence(ability) else None


def _whoever_said_it(machine: Machine, effect: InForce) -> object:
    """The effect that waits, by the print of the card that said it where it does not speak of that card: copies say the same."""
    its_own = any(
        getattr(node, name) in _OF_ITSELF for node in nodes(effect.effects) for name in node.__struct_fields__
    )
    if its_own or effect.source < 0:
        return replace(effect, serial=-1)
    return machine.game.cards[effect.source].definition, replace(effect, serial=-1, source=-1)


def _speaks_of_occurrence(ability: Ability) -> bool:
    trigger = ability.trigger
    if trigger is not None and (trigger.when or trigger.one_or_more):
        return True
    said = (ability.costs, ability.choose, ability.effects, ability.then, ability.condition)
    return any(
        isinstance(node, ThatMany)
        or any(_is_of_occurrence(getattr(node, name)) for name in node.__struct_fields__)
        for node in nodes(said)
    )


def _is_of_occurrence(value: object) -> bool:
    words = value if isinstance(value, tuple) else (value,)
    return any(isinstance(word, str) and word in _OF_THE_OCCURRENCE for word in words)
