"""Amounts: a number, ``X``, the number that was spoken of."""

from agot_judge.engine.ability.cards import Amount, Paid
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST

quantities = Fragment(__name__, "many")


@quantities.rule
def that_many(reading: Reading) -> Amount:
    """The number that was spoken of."""
    return reading.discourse.effects.how_many()


quantities.means(
    number=FIRST,
    x=Paid(),
    one=1,
)
