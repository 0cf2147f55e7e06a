"""Who has or controls the most, or as much as anybody else."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Count, PlayerMeasure
from agot_judge.engine.ability.conditions import Condition
from agot_judge.engine.ability.words import Relation
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.substitution import spoken_of
from agot_judge.text.topic import Topic
from agot_judge.text.topics.people import the_fewest, the_most
from agot_judge.text.topics.states_of_players import compares

superlatives = Topic("superlatives", "state")


@superlatives.rule
def has_the_most(reading: Reading, person: Person, what: PlayerMeasure) -> Condition:
    """Nobody has more."""
    return _of_one(person, the_most(reading, what))


@superlatives.rule
def has_the_fewest(reading: Reading, person: Person, what: PlayerMeasure) -> Condition:
    return _of_one(person, the_fewest(reading, what))


def _of_one(person: Person, found: Condition) -> Condition:
    if person.every or person.none or person.who in ("any", "opponent"):
        raise Unclear("which player")
    return spoken_of(found, person.who)


@superlatives.rule
def control_the_most(reading: Reading, noun: Noun) -> Condition:
    """No opponent controls more."""
    return _no_opponent(noun, "less than")


@superlatives.rule
def control_the_fewest(reading: Reading, noun: Noun) -> Condition:
    return _no_opponent(noun, "more than")


def _no_opponent(noun: Noun, relation: Relation) -> Condition:
    if noun.ref is not None or noun.also or noun.cards.controller != "any":
        raise Unclear("the most of what")
    mine = Count(cards=replace(noun.cards, controller="you"))
    theirs = Count(cards=replace(noun.cards, controller="this opponent"))
    return compares(Person("opponent", none=True), mine, relation, theirs)
