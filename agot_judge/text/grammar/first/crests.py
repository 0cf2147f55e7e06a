"""Crests that characters lose."""

from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.first_edition.lexicon import CRESTS
from agot_judge.text.grammar.constants.changes.fields import Fields
from agot_judge.text.grammar.first import TEMPLATING
from agot_judge.text.parsing.fragment import Fragment

first_crests = Fragment(__name__, "lost", templating=TEMPLATING)


@first_crests.rule
def crest(reading: Reading, name: str) -> Fields:
    """``loses a Holy crest``."""
    if name not in CRESTS.values():
        raise Unclear("which crest")
    return {"loses_traits": (name,)}
