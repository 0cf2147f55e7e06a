"""Keywords, crests and blank text boxes in words that only First Edition cards have."""

from agot_judge.engine.ability import Modify
from agot_judge.engine.state.game import Keyword
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.first_edition.lexicon import CRESTS
from agot_judge.text.grammar.first import TEMPLATING
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.noun import Noun

first_characteristics = Fragment(__name__, "keyword", "keywordname", "lost", "blanked", templating=TEMPLATING)


@first_characteristics.rule
def crest(reading: Reading, name: str) -> Modify:
    """``loses a Holy crest``."""
    if name not in CRESTS.values():
        raise Unclear("which crest")
    return Modify(loses_traits=(name,))


@first_characteristics.rule
def blank_with_traits(reading: Reading, noun: Noun) -> Modify:
    """``treat that character as if its printed text box were blank``: Traits are in the text box (1e/faq/3.7/1)."""
    return Modify(on=noun.cards if noun.is_one_by_title else reading.on(noun), blank=True)


first_characteristics.means(
    plain=Keyword(FIRST),  # "gains deadly"
    keywordname=FIRST,  # "a character with stalwart"
)
