"""Traits that stand for the cards that have them, or say what they are."""

from agot_judge.text.description import Patch, either_of
from agot_judge.text.reading import Reading
from agot_judge.text.topic import Topic

trait_nouns = Topic("trait_nouns", "traitnoun", "nature")


@trait_nouns.rule
def traitnoun(reading: Reading, name: str) -> str:
    return name


@trait_nouns.rule
def nature_or_having(reading: Reading, name: str, patch: Patch) -> Patch:
    """``that is a Direwolf or has a Direwolf attachment``."""
    return either_of(({"trait": (name,)}, patch))
