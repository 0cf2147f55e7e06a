"""Crests that characters lose."""

from agot_judge.text.first_edition.lexicon import CRESTS
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.changes import Fields
from agot_judge.text.topics.first import TEMPLATING

first_crests = Topic("first_crests", "lost", templating=TEMPLATING)


@first_crests.rule
def crest(reading: Reading, name: str) -> Fields:
    """``loses a Holy crest``."""
    if name not in CRESTS.values():
        raise Unclear("which crest")
    return {"loses_traits": (name,)}
