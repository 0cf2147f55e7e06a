"""How many."""

from agot_judge.engine.ability.cards import Paid
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, READING, call

quantities = Fragment(__name__, "many")


quantities.means(
    number=FIRST,
    x=Paid(),
    one=1,
    that_many=call(Reading.how_many, READING),  # The number that was spoken of
)
