"""``If attached character's STR is 0, kill it.``: a terminal condition, which the engine knows as a change of the card."""

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Cards, Comparison, Condition
from agot_judge.engine.ability.effects_on_cards import Kill
from agot_judge.text.grammar.sentences import Effects

AT_ZERO = (Comparison(of="STR", relation="exactly", amount=0),)
THIS = Condition(exists=Cards(this=True, where=AT_ZERO))
HOST = Condition(exists=Cards(host=True, where=AT_ZERO))
TERMINAL = ((THIS, Kill(on="self")), (HOST, Kill(on="host")))

Conditions = tuple[Condition, ...]


def with_terminal_condition(effects: Effects, conditions: Conditions) -> tuple[Effects, Conditions]:
    """What a constant ability does and while what is true; of a terminal condition, the change that is one.

    Source: 2e/faq/terminal-condition/1.
    """
    for met, kill in TERMINAL:
        if met in conditions and effects == (kill,):
            rest = tuple(condition for condition in conditions if condition != met)
            return (Modify(on=kill.on, killed_at_zero=True),), rest
    return effects, conditions
