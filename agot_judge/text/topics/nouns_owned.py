"""Noun phrases: of whom the cards are, said before them: "1 of your characters", "an opponent's Knight"."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading
from agot_judge.text.topics.nouns import nouns, some_of

__all__ = ["nouns"]


@nouns.rule
def some_owned(reading: Reading, many: int, owner: Person, found: Noun) -> Noun:
    """``1 of your attacking characters``."""
    return some_of(replace(found, cards=replace(found.cards, controller=owner.who)), many, many)


@nouns.rule
def up_to_owned(reading: Reading, many: int, owner: Person, found: Noun) -> Noun:
    return replace(some_owned(reading, many, owner, found), least=0)


@nouns.rule
def owned_by_name(reading: Reading, owner: Person, title: str) -> Noun:
    """``your Robb Stark``."""
    return Noun(cards=Cards(name=title, controller=owner.who), quantity="the", named=True)


@nouns.rule
def owned(reading: Reading, owner: Person, found: Noun) -> Noun:
    """``an opponent's character``, ``your revealed plot card``."""
    cards_ = replace(found.cards, controller=owner.who)
    return replace(found, cards=cards_, quantity="each" if owner.every or found.plural else "some")
