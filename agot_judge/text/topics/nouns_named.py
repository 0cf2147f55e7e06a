"""Cards of the cardtype or the faction that was named."""

from agot_judge.text.description import Patch, excluding
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.noun_lists import nouns

__all__ = ["nouns"]


@nouns.rule
def of_that_type(reading: Reading) -> Patch:
    """``each card of that type``: of the cardtype that was named."""
    if not any(choice.word == "card type" for choice in reading.choices):
        raise Unclear("no cardtype was named")
    return {"type": ("chosen",)}


@nouns.rule
def not_of_that_type(reading: Reading) -> Patch:
    return excluding(of_that_type(reading))


@nouns.rule
def of_that_faction(reading: Reading) -> Patch:
    """``each character of that faction``: of the one that was named."""
    if not any(choice.word == "faction" for choice in reading.choices):
        raise Unclear("no faction was named")
    return {"faction": ("chosen",)}
