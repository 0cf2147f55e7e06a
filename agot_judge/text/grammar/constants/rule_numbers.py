"""Numbers of the rules: how many cards are drawn in the draw phase, how much gold is returned, what a win is worth."""

from typing import Any

from agot_judge.engine.ability.cards import PlayerNumber
from agot_judge.engine.ability.changed_numbers import Adjust
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.constants.plot_values import change_of
from agot_judge.text.grammar.costs.changes import By
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, call
from agot_judge.text.phrases.person import Person

rule_numbers = Fragment(__name__, "value_change")


@rule_numbers.rules(drawn="draw phase cards", gold_returned="unspent gold")
def changed(reading: Reading, what: Any, direction: str, person: Person, by: By) -> Adjust:
    """The change of the cards drawn in the draw phase, of the gold returned in the taxation phase."""
    return Adjust(player=person.whoever, where=person.where, what=what, amount=change_of(direction, by))


@rule_numbers.rule
def no_gold_returned(reading: Reading, person: Person) -> Adjust:
    """None of what is in the pool (2e/rr/7.2/1)."""
    if person.none:
        raise Unclear("who returns what")
    return Adjust(player=person.whoever, where=person.where, what="unspent gold", set_to=0)


rule_numbers.means(
    # "each gold in your gold pool contributes 1 additional STR to your total for dominance"
    gold_contributes=Adjust(what="dominance STR", amount=PlayerNumber(what="gold", times=FIRST)),
    # The change of your total for dominance
    dominance_raised=Adjust(what="dominance STR", amount=call(change_of, "raise", FIRST)),
)
