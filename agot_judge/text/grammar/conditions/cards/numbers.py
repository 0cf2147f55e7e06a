"""Numbers that cards have: conditions on STR and printed cost."""

from agot_judge.engine.ability.cards import Amount, CardNumber, Compare, Comparison, Condition, Measure
from agot_judge.engine.ability.words import Relation
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.conditions.cards import conditions_of_cards
from agot_judge.text.grammar.conditions.cards.characteristics import have
from agot_judge.text.grammar.nouns.attributes.measures import RELATIONS
from agot_judge.text.phrases.noun import Noun


@conditions_of_cards.rules(measured="exactly", measured_lower="at most", measured_higher="at least")
def measured(reading: Reading, relation: Relation, noun: Noun, measure: Measure, many: int) -> Condition:
    """The condition that a number of the card is so high: ``its STR is 3``, ``its STR is 3 or lower``."""
    return have(reading, noun, {"where": (Comparison(of=measure, relation=relation, amount=many),)})


@conditions_of_cards.rules(its_measured_lower="at most", its_measured_higher="at least")
def its_measured(reading: Reading, relation: Relation, measure: Measure, many: int) -> Condition:
    """The condition that a number of the card spoken of is at most or at least so high."""
    return measured(reading, relation, reading.noun_meant(), measure, many)


def _number_of(reading: Reading, noun: Noun, measure: Measure) -> CardNumber:
    """Of the one card that is meant."""
    happened = reading.happens_to(noun)
    if noun.ref is not None:
        return CardNumber(what=measure, on=noun.ref)
    if happened is None and noun.quantity != "the":
        raise Unclear("of which card")
    return CardNumber(what=measure, on=happened or noun.cards)


@conditions_of_cards.rule
def compared(reading: Reading, noun: Noun, measure: Measure, relation: str, amount: Amount) -> Condition:
    """``if attached character's STR is equal to or lower than the number of ..``."""
    number = _number_of(reading, noun, measure)
    return Condition(compare=Compare(left=number, relation=RELATIONS[relation], right=amount))


conditions_of_cards.means(
    strength="STR",
    printed_strength="printed STR",
    printed_cost="printed cost",
)
