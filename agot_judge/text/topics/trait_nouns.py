"""Traits that stand for the cards that have them."""

from agot_judge.text.reading import Reading
from agot_judge.text.topic import Topic

trait_nouns = Topic("trait_nouns", "traitnoun")


@trait_nouns.rule
def traitnoun(reading: Reading, name: str) -> str:
    return name
