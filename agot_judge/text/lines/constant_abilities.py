"""Sentences as constant abilities; a terminal condition is known to the engine as a change of the card."""

from collections.abc import Sequence

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Ability, Modify, Permit
from agot_judge.engine.ability.cards import Cards, Comparison, Condition
from agot_judge.engine.ability.effects_on_cards import Kill
from agot_judge.engine.ability.effects_on_players import ByHand
from agot_judge.engine.ability.triggers import Limit
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.lines.complete_parses import conjoined
from agot_judge.text.trees.zones_of_abilities import ZONES, used_from, where_this_is

AT_ZERO = (Comparison(of="STR", relation="exactly", amount=0),)
THIS = Condition(exists=Cards(this=True, where=AT_ZERO))
HOST = Condition(exists=Cards(host=True, where=AT_ZERO))
TERMINAL = ((THIS, Kill(on="self")), (HOST, Kill(on="host")))

Conditions = tuple[Condition, ...]


def with_terminal_condition(effects: Effects, conditions: Conditions) -> tuple[Effects, Conditions]:
    """The effects and the conditions of a constant ability; in place of a terminal condition, the change that is one.

    Source: 2e/faq/terminal-condition/1.
    """
    for met, kill in TERMINAL:
        if met in conditions and effects == (kill,):
            rest = tuple(condition for condition in conditions if condition != met)
            return (Modify(on=kill.on, killed_at_zero=True),), rest
    return effects, conditions


def constant_ability(
    effects: Effects, conditions: tuple[Condition, ...], limit: Limit | None, card_type: str, text: str
) -> Ability:
    """The constant ability that has these effects while all of the conditions are true."""
    effects, conditions = with_terminal_condition(effects, conditions)
    condition = conjoined(conditions)
    return Ability(
        kind="constant",
        condition=condition,
        effects=tuple(replace(one, limit=limit) if isinstance(one, Permit) else one for one in effects),
        limit=limit if any(isinstance(one, ByHand) for one in effects) else None,
        zone=where_this_is(condition) or used_from(effects) or ZONES.get(card_type, "play"),
        text=text,
    )


def condition_of_all(abilities: Sequence[Ability]) -> tuple[Condition, ...] | None:
    """The condition that all of these constant abilities have, none if they always apply; None: there is not one for all."""
    if not abilities or any(one.kind != "constant" or one.then for one in abilities):
        return None
    first = abilities[0].condition
    if any(one.condition != first for one in abilities):
        return None
    return () if first is None else (first,)
