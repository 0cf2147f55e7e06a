"""Players whose revealed plot card has a value, ``each opponent with initiative value higher than yours``; who control
the most."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Compare, Count, PlayerMeasure
from agot_judge.engine.ability.conditions import Condition
from agot_judge.engine.ability.words import Relation
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.people import THEM, at_least, at_most, just, people, value_beside

__all__ = ["people"]


@people.rule
def whose_value_is_at_least(reading: Reading, person: Person, what: PlayerMeasure, many: int) -> Person:
    return replace(person, where=at_least(reading, many, what))


@people.rule
def whose_value_is_at_most(reading: Reading, person: Person, what: PlayerMeasure, many: int) -> Person:
    """``each player whose reserve value is 5 or lower``."""
    return replace(person, where=at_most(reading, many, what))


@people.rule
def value_after(reading: Reading, what: PlayerMeasure, relation: str, other: Person) -> Condition:
    return value_beside(reading, relation, what, other)


@people.rule
def value_after_yours(reading: Reading, what: PlayerMeasure, relation: str) -> Condition:
    return value_beside(reading, relation, what, Person("you"))


@people.rule
def value_exactly(reading: Reading, what: PlayerMeasure, many: int) -> Condition:
    return just(reading, many, what)


@people.rule
def value_at_least(reading: Reading, what: PlayerMeasure, many: int) -> Condition:
    """``each player with claim value 2 or higher``."""
    return at_least(reading, many, what)


@people.rule
def value_at_most(reading: Reading, what: PlayerMeasure, many: int) -> Condition:
    return at_most(reading, many, what)


@people.rule
def controls_the_most(reading: Reading, noun: Noun) -> Condition:
    """``each player with the most locations``: nobody controls more."""
    return _beside_all(noun, "at least", Count(cards=noun.cards, of_several="highest"))


@people.rule
def controls_the_fewest(reading: Reading, noun: Noun) -> Condition:
    return _beside_all(noun, "at most", Count(cards=noun.cards, of_several="lowest"))


def _beside_all(noun: Noun, relation: Relation, right: Count) -> Condition:
    if noun.ref is not None or noun.also or noun.cards.controller != "any" or noun.cards.zone != "play":
        raise Unclear("the most of what")
    left = Count(cards=replace(noun.cards, controller=THEM))
    return Condition(compare=Compare(left=left, relation=relation, right=right))
