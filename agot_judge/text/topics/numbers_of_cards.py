"""Numbers that cards have: conditions on STR and printed cost."""

from typing import Literal

from agot_judge.engine.ability.cards import Amount, CardNumber, Comparison, Measure
from agot_judge.engine.ability.conditions import Compare, Condition
from agot_judge.engine.ability.words import Relation
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.attributes import RELATIONS
from agot_judge.text.topics.postures import states_of_cards
from agot_judge.text.topics.states_of_cards import a_token, have

__all__ = ["states_of_cards"]


def _measured(reading: Reading, noun: Noun, measure: Measure, relation: Relation, many: int) -> Condition:
    return have(reading, noun, {"where": (Comparison(of=measure, relation=relation, amount=many),)})


def _it(reading: Reading) -> Noun:
    return reading.noun_meant()


@states_of_cards.rule
def measured(reading: Reading, noun: Noun, measure: Measure, many: int) -> Condition:
    return _measured(reading, noun, measure, "exactly", many)


@states_of_cards.rule
def measured_lower(reading: Reading, noun: Noun, measure: Measure, many: int) -> Condition:
    return _measured(reading, noun, measure, "at most", many)


@states_of_cards.rule
def measured_higher(reading: Reading, noun: Noun, measure: Measure, many: int) -> Condition:
    return _measured(reading, noun, measure, "at least", many)


def _number_of(reading: Reading, noun: Noun, measure: Measure) -> CardNumber:
    """Of the one card that is meant."""
    happened = reading.happens_to(noun)
    if noun.ref is not None:
        return CardNumber(what=measure, on=noun.ref)
    if happened is None and noun.quantity != "the":
        raise Unclear("of which card")
    return CardNumber(what=measure, on=happened or noun.cards)


@states_of_cards.rule
def compared(reading: Reading, noun: Noun, measure: Measure, relation: str, amount: Amount) -> Condition:
    """``if attached character's STR is equal to or lower than the number of ..``."""
    number = _number_of(reading, noun, measure)
    return Condition(compare=Compare(left=number, relation=RELATIONS[relation], right=amount))


@states_of_cards.rule
def compared_with_that_of(
    reading: Reading, noun: Noun, measure: Measure, relation: str, other: Noun, of: Measure | None
) -> Condition:
    """``if that character's STR is lower than attached character's``; ``.. higher than each other character's STR``: than the
    highest of them."""
    said = of or measure
    if other.quantity != "each":
        return compared(reading, noun, measure, relation, _number_of(reading, other, said))
    if other.also or other.each_of or (other.cards.this is False and noun.ref != "self"):
        raise Unclear("than that of which cards")
    end: Literal["highest", "lowest"] = "lowest" if "lower" in relation else "highest"
    those = CardNumber(what=said, on=other.cards, of_several=end)
    return compared(reading, noun, measure, relation, those)


@states_of_cards.rule
def equal_to(reading: Reading, noun: Noun, measure: Measure, amount: Amount) -> Condition:
    number = _number_of(reading, noun, measure)
    return Condition(compare=Compare(left=number, relation="exactly", right=amount))


@states_of_cards.rule
def its_compared(reading: Reading, measure: Measure, relation: str, amount: Amount) -> Condition:
    return compared(reading, _it(reading), measure, relation, amount)


@states_of_cards.rule
def its_compared_with_that_of(
    reading: Reading, measure: Measure, relation: str, other: Noun, of: Measure | None
) -> Condition:
    return compared_with_that_of(reading, _it(reading), measure, relation, other, of)


@states_of_cards.rule
def its_equal_to(reading: Reading, measure: Measure, amount: Amount) -> Condition:
    return equal_to(reading, _it(reading), measure, amount)


@states_of_cards.rule
def its_measured(reading: Reading, measure: Measure, many: int) -> Condition:
    return _measured(reading, _it(reading), measure, "exactly", many)


@states_of_cards.rule
def its_measured_lower(reading: Reading, measure: Measure, many: int) -> Condition:
    return _measured(reading, _it(reading), measure, "at most", many)


@states_of_cards.rule
def its_measured_higher(reading: Reading, measure: Measure, many: int) -> Condition:
    return _measured(reading, _it(reading), measure, "at least", many)


@states_of_cards.rule
def strength(reading: Reading) -> Measure:
    return "STR"


@states_of_cards.rule
def printed_strength(reading: Reading) -> Measure:
    return "printed STR"


@states_of_cards.rule
def printed_cost(reading: Reading) -> Measure:
    return "printed cost"


@states_of_cards.rule
def token_is_on(reading: Reading, token: str, noun: Noun) -> Condition:
    """``if that token is still on that character``."""
    return have(reading, noun, a_token(reading, token, None))
