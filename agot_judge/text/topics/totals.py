"""What cards have together, beside a number: conditions."""

from agot_judge.engine.ability.cards import Amount, CardNumber
from agot_judge.engine.ability.conditions import Compare, Condition
from agot_judge.engine.ability.words import Relation
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.attributes import MEASURES, RELATIONS
from agot_judge.text.topics.how_many import HowMany, just, least, most

totals = Topic("totals", "state")
for _meaning in (least, most, just):
    totals.rule(_meaning)


@totals.rule
def of(reading: Reading, measure: str, noun: Noun) -> CardNumber:
    """``the total STR of attacking characters``."""
    if noun.also or (noun.ref is None and noun.quantity not in ("bare", "each")):
        raise Unclear("the total of which cards")
    return CardNumber(what=MEASURES[measure], on=noun.meant())


@totals.rule
def theirs(reading: Reading, noun: Noun, measure: str) -> CardNumber:
    """``those characters' total STR``."""
    return of(reading, measure, noun)


@totals.rule
def pronoun(reading: Reading, measure: str) -> CardNumber:
    """``their total printed cost``."""
    return of(reading, measure, reading.those_meant())


def _compared(total: CardNumber, relation: Relation, amount: Amount) -> Condition:
    return Condition(compare=Compare(left=total, relation=relation, right=amount))


@totals.rule
def is_so_high(reading: Reading, total: CardNumber, how: HowMany) -> Condition:
    """``if the total printed cost of those cards is 10 or higher``."""
    return _compared(total, *how)


@totals.rule
def beside_number(reading: Reading, relation: str, many: int) -> HowMany:
    return RELATIONS[relation], many


@totals.rule
def beside(reading: Reading, total: CardNumber, relation: str, other: Amount) -> Condition:
    """``.. is higher than the total STR of defending characters``."""
    if isinstance(other, int):
        raise Unclear("a number")  # read in another way
    return _compared(total, RELATIONS[relation], other)


@totals.rule
def equal_to(reading: Reading, total: CardNumber, other: Amount) -> Condition:
    return _compared(total, "exactly", other)
