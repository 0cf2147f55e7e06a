"""Amounts: a number, ``X``, the number that was spoken of."""

from agot_judge.engine.ability.cards import Paid
from agot_judge.text.discourse.effects_so_far import EffectsSoFar
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, READING, call

quantities = Fragment(__name__, "many")


quantities.means(
    number=FIRST,
    x=Paid(),
    one=1,
    that_many=call(EffectsSoFar.how_many, READING.discourse.effects),  # The number that was spoken of
)
