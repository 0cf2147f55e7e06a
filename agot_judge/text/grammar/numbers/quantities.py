"""How many."""

from agot_judge.engine.ability.cards import Amount, Paid
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.parsing.fragment import Fragment

quantities = Fragment(__name__, "many")


@quantities.rule
def number(reading: Reading, many: int) -> Amount:
    return many


@quantities.rule
def x(reading: Reading) -> Amount:
    return Paid()


@quantities.rule
def that_many(reading: Reading) -> Amount:
    return reading.how_many()


@quantities.rule
def one(reading: Reading) -> Amount:
    return 1
