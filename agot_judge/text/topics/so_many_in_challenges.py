"""How many characters attack or defend: ``a challenge with fewer than 2 attackers``, ``with no defending characters``."""

from agot_judge.engine.ability.cards import Cards, Count
from agot_judge.engine.ability.conditions import Compare, Condition
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.challenges import Fields, exists, such_that
from agot_judge.text.topics.how_many import HowMany, says_how_many, with_bounds
from agot_judge.text.topics.margins import challenges

__all__ = ["challenges"]

says_how_many(challenges)

THOSE = {
    "attacker": Cards(type=("character",), attacking=True),
    "defender": Cards(type=("character",), defending=True),
}


@challenges.rule
def with_those(reading: Reading, noun: Noun) -> Fields:
    """``a challenge with 3 or more attacking characters``."""
    cards = noun.cards
    if noun.ref is not None or noun.also or noun.quantity not in ("some", "no"):
        raise Unclear("with which cards")
    if not (cards.attacking or cards.defending or cards.participating):
        raise Unclear("who takes part with whom")
    return such_that(reading, exists(reading, noun))


@challenges.rule
def with_so_many(reading: Reading, how: HowMany, who: str) -> Fields:
    """``a challenge with fewer than 2 attackers``."""
    relation, many = with_bounds(how)
    if relation == "exactly" and many:
        number = Compare(left=Count(cards=THOSE[who.removesuffix("s")]), relation="exactly", right=many)
        return such_that(reading, Condition(compare=number))
    if relation == "at least":
        return such_that(reading, Condition(exists=THOSE[who.removesuffix("s")], count_at_least=many))
    return such_that(reading, Condition(exists=THOSE[who.removesuffix("s")], count_at_most=many))


@challenges.rule
def any_such(reading: Reading) -> str:
    return "any"


@challenges.rule
def this_one(reading: Reading) -> str:
    return "this"


@challenges.rule
def each_one(reading: Reading) -> str:
    return "each"
