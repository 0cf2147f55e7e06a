"""Text boxes that are treated as if they were blank."""

from agot_judge.engine.ability import Modify
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.first import TEMPLATING
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.phrases.noun import Noun

first_blanks = Fragment(__name__, "blanked", templating=TEMPLATING)


@first_blanks.rule
def blank_with_traits(reading: Reading, noun: Noun) -> Modify:
    """``treat that character as if its printed text box were blank``: Traits are in the text box (1e/faq/3.7/1)."""
    return Modify(on=noun.cards if noun.is_one_by_title else reading.on(noun), blank=True)
