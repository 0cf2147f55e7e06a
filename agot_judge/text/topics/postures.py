"""That a card stands or kneels, and takes part in a challenge or not; beside which other one."""

from agot_judge.engine.ability.conditions import Condition
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.challenges import both_on_a_side
from agot_judge.text.topics.states_of_cards import (
    Fields,
    Opposite,
    are,
    in_role,
    not_in_role,
    states_of_cards,
)

__all__ = ["states_of_cards"]


@states_of_cards.rule
def are_in_role(
    reading: Reading, noun: Noun, posture: Fields, role: Fields, *where: Condition | Opposite
) -> Condition:
    """``is kneeling and participating in a challenge``: of one certain card, lest it be one or another of several."""
    if noun.ref is None and not noun.named:
        raise Unclear("whether it is the same card")
    return Condition(all_of=(are(reading, noun, posture), in_role(reading, noun, role, *where)))


@states_of_cards.rule
def are_not_in_role(
    reading: Reading, noun: Noun, posture: Fields, role: Fields, *where: Condition | Opposite
) -> Condition:
    part = not_in_role(reading, noun, role, *where)
    return Condition(all_of=(are_in_role(reading, noun, posture, role).all_of[0], part))


@states_of_cards.rule
def in_role_alongside(reading: Reading, noun: Noun, role: Fields, other: Noun) -> Condition:
    """``while Old Tam is attacking alongside a Knight``: both are on the same side."""
    return Condition(all_of=both_on_a_side(reading, noun, role, other))
