"""Players whose revealed plot card has a value, ``each opponent with initiative value higher than yours``; who control
the most; who won, lost or initiated so few challenges."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Compare, Count, Happenings, PlayerMeasure
from agot_judge.engine.ability.conditions import Condition
from agot_judge.engine.ability.words import Relation
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.challenges import Challenge
from agot_judge.text.topics.counts import happenings
from agot_judge.text.topics.how_many import HowMany, with_bounds
from agot_judge.text.topics.people import THEM, has_so_many, people, value_beside, who_does, who_does_not

__all__ = ["people"]


DONE = {
    "discard": "discarded",
    "sacrifice": "sacrificed",
    "kill": "killed",
    "kneel": "knelt",
    "return": "returned",
    "reveal": "revealed",
}


@people.rule
def who_did(reading: Reading, person: Person, done: str, noun: Noun) -> Person:
    """``each player who sacrificed a location this way``: who did what the sentence before says that each may do.

    Raises Unclear where it may have been done to another kind of card, or something else done.
    """
    others = set(reading.done) - {done}
    same = noun.cards == Cards(type=noun.types) and (
        not noun.types or any(one.types == noun.types for one in reading.mentions)
    )
    if done not in reading.done or others or not same or not noun.is_any_one:
        raise Unclear("who did what this way")
    return who_does(reading, person)


@people.rule
def who_did_not(reading: Reading, person: Person, done: str, noun: Noun) -> Person:
    who_did(reading, person, DONE[done], noun)
    return who_does_not(reading, person)


@people.rule
def value_after(reading: Reading, what: PlayerMeasure, relation: str, other: Person) -> Condition:
    return value_beside(reading, relation, what, other)


@people.rule
def value_after_yours(reading: Reading, what: PlayerMeasure, relation: str) -> Condition:
    return value_beside(reading, relation, what, Person("you"))


@people.rule
def value_is(reading: Reading, what: PlayerMeasure, how: HowMany) -> Condition:
    """``each player with claim value 2 or higher``."""
    return has_so_many(reading, how, what)


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


@people.rule
def won_few(reading: Reading, few: HowMany, challenge: Challenge) -> Condition:
    """``each player who won fewer than 2 challenges this phase``."""
    return _so_few(few, replace(challenge, won_by=THEM))


@people.rule
def lost_few(reading: Reading, few: HowMany, challenge: Challenge) -> Condition:
    return _so_few(few, replace(challenge, lost_by=THEM))


@people.rule
def initiated_few(reading: Reading, few: HowMany, challenge: Challenge) -> Condition:
    return _so_few(few, replace(challenge, initiated_by=THEM))


def _so_few(few: HowMany, challenge: Challenge) -> Condition:
    relation, many = with_bounds(few)
    number = happenings(challenge)
    if not isinstance(number, Happenings) or challenge.every:
        raise Unclear("how many of which challenges")
    return Condition(compare=Compare(left=number, relation=relation, right=many))
