"""Numbers that cards have: conditions on STR and printed cost."""

from agot_judge.engine.ability.cards import Amount, CardNumber, Compare, Comparison, Condition, Measure
from agot_judge.engine.ability.words import Relation
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.conditions.cards import conditions_of_cards
from agot_judge.text.grammar.conditions.cards.characteristics import have
from agot_judge.text.grammar.nouns.attributes.measures import RELATIONS
from agot_judge.text.phrases.noun import Noun


def _measured(reading: Reading, noun: Noun, measure: Measure, relation: Relation, many: int) -> Condition:
    return have(reading, noun, {"where": (Comparison(of=measure, relation=relation, amount=many),)})


def _it(reading: Reading) -> Noun:
    return reading.noun_meant()


@conditions_of_cards.rule
def measured(reading: Reading, noun: Noun, measure: Measure, many: int) -> Condition:
    """The condition that a number of the card is so high: ``its STR is 3``."""
    return _measured(reading, noun, measure, "exactly", many)


@conditions_of_cards.rule
def measured_lower(reading: Reading, noun: Noun, measure: Measure, many: int) -> Condition:
    """The condition that a number of the card is at most so high."""
    return _measured(reading, noun, measure, "at most", many)


@conditions_of_cards.rule
def measured_higher(reading: Reading, noun: Noun, measure: Measure, many: int) -> Condition:
    """The condition that a number of the card is at least so high."""
    return _measured(reading, noun, measure, "at least", many)


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


@conditions_of_cards.rule
def its_measured_lower(reading: Reading, measure: Measure, many: int) -> Condition:
    """The condition that a number of the card spoken of is at most so high."""
    return _measured(reading, _it(reading), measure, "at most", many)


@conditions_of_cards.rule
def its_measured_higher(reading: Reading, measure: Measure, many: int) -> Condition:
    """The condition that a number of the card spoken of is at least so high."""
    return _measured(reading, _it(reading), measure, "at least", many)


conditions_of_cards.means(
    strength="STR",
    printed_strength="printed STR",
    printed_cost="printed cost",
)
