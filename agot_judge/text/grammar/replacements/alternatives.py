"""Alternatives to what was said just before. The meaning is a change of the effects before."""

from collections.abc import Callable

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards
from agot_judge.engine.state.game import Keyword
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.constants.changes.parts import added
from agot_judge.text.grammar.sentences import Effects, Sentence
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, FIRST, READING, SECOND, call, joined
from agot_judge.text.phrases.description import Patch, Said
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person
from agot_judge.text.trees.alternative import Alternative
from agot_judge.text.trees.other_cards import OtherMeasure, OtherNoun
from agot_judge.text.trees.other_effects import (
    HigherStrength,
    OtherAmount,
    OtherContribution,
    OtherEffects,
    OtherKeyword,
    OtherReduction,
    OtherStrength,
    Otherwise,
    Prevented,
    UpToPower,
)
from agot_judge.text.trees.substitution import with_x

alternatives = Fragment(__name__, "alternative", "instead", "sentence", "effects")


LIMITED = ("STR", "printed STR", "printed cost")
"""The measures of which cards that are chosen may have only so much."""


@alternatives.rule
def keyword(reading: Reading, found: Keyword) -> Alternative:
    """The other keyword instead."""
    return OtherKeyword(keyword=str(found))


@alternatives.rule
def measure(reading: Reading, patch: Patch) -> Alternative:
    """The other bound of the cards instead."""
    if (
        isinstance(patch, Said)
        or set(patch) != {"where"}
        or any(one.of not in LIMITED for one in patch["where"])
    ):
        raise Unclear("what is another limit")
    if any(one.of == "STR" and one.relation == "exactly" for one in patch["where"]):
        raise Unclear("what is contributed")  # read in another way
    return OtherMeasure(patch=patch)


@alternatives.rule
def noun(reading: Reading, found: Noun) -> Alternative:
    """The other cards instead."""
    if found.also or found.ref is not None:
        raise Unclear("instead of which cards")
    if found.cards == Cards() and found.quantity == "some" and not found.any_number:
        raise Unclear("so many cards of any kind")  # read in another way
    return OtherNoun(noun=found)


def choosing(reading: Reading, found: Noun) -> Alternative:
    """``(Choose up to 2 cards instead if ..)``: of what is chosen, others or more."""
    if found.also or found.ref is not None or found.quantity != "some":
        raise Unclear("instead of which cards")
    return OtherNoun(noun=found)


@alternatives.rule
def choosing_and_placing(reading: Reading, found: Noun) -> Alternative:
    """``(Choose up to 2 cards and place them in any order instead if ..)``: where the one would be placed."""
    choosing(reading, found)
    return OtherNoun(noun=found, placed=True)


@alternatives.rules(effect=OtherEffects, otherwise=Otherwise)
def other_effects(reading: Reading, kind: Callable[..., Alternative], found: Effects) -> Alternative:
    """The other effects instead, or otherwise."""
    if not found:
        raise Unclear("a choice instead of something")
    return kind(effects=found)


@alternatives.rule
def where_x(reading: Reading, found: Effects, number: Amount) -> Sentence:
    """The sentence with X put in its place."""
    reading.choices = [with_x(choice, number) for choice in reading.choices]
    return Sentence(with_x(found, number))


@alternatives.rule
def prevented(reading: Reading, person: Person) -> Person:
    """From here on nothing is a target: it is done only if the player wants to."""
    reading.clause = replace(reading.clause, optional=True)
    if person.none:
        raise Unclear("who may prevent it")
    return person


@alternatives.rule
def prevented_by(reading: Reading, person: Person, found: Effects) -> Alternative:
    """``An opponent may discard his or her hand to cancel this effect.``"""
    if not found:
        raise Unclear("a choice instead of something")
    return Prevented(player=person.who, effects=found)


alternatives.means(
    contributed=OtherContribution(many=FIRST),
    amount=OtherAmount(many=FIRST, thing=SECOND),  # The other amount instead: "2 power instead"
    power_up_to=UpToPower(many=FIRST),
    by=OtherReduction(many=FIRST),  # The other reduction instead: "by 2 instead"
    higher=HigherStrength(many=FIRST),
    said_first=call(replace, FIRST, condition=SECOND),  # The alternative with its condition last
    said_last=call(replace, SECOND, condition=FIRST),  # The alternative with its condition first
    strength=OtherStrength(other=call(added, FIRST)),  # The other STR instead
    # "Then, you may discard X gold from it to .., where X is ..".
    then_where_x=call(replace, call(where_x, READING, FIRST, SECOND), then=True),
    effects=call(joined, ALL),  # The effects, one after another
)
