"""Alternatives to what was said just before. The meaning is a change of the effects before."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.constants.changes.parts import added
from agot_judge.text.grammar.effects.doers.players import needs
from agot_judge.text.grammar.sentences import Effects, Sentence
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, FIRST, READING, SECOND, call, joined
from agot_judge.text.phrases.description import Patch, Said
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person
from agot_judge.text.trees.alternative import Alternative, ChangedLast
from agot_judge.text.trees.other_cards import OtherMeasure, OtherNoun
from agot_judge.text.trees.other_effects import (
    OtherAmount,
    OtherEffects,
    OtherReduction,
    Otherwise,
    Prevented,
    higher_strength,
    other_contribution,
    other_keyword,
    other_strength,
    up_to_power,
)
from agot_judge.text.trees.substitution import with_x

alternatives = Fragment(__name__, "alternative", "instead", "sentence", "effects")


LIMITED = ("STR", "printed STR", "printed cost")
"""The measures of which cards that are chosen may have only so much."""


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
    if found.described == Cards() and found.quantity == "some" and not found.any_number:
        raise Unclear("so many cards of any kind")  # read in another way
    return OtherNoun(noun=found)


@alternatives.rule
def choosing_and_placing(reading: Reading, found: Noun) -> Alternative:
    """``(Choose up to 2 cards and place them in any order instead if ..)``: where the one would be placed."""
    if found.also or found.ref is not None or found.quantity != "some":
        raise Unclear("instead of which cards")
    return OtherNoun(noun=found, placed=True)


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


alternatives.means(
    keyword=ChangedLast(change=other_keyword, said=call(str, FIRST)),
    effect=OtherEffects(effects=call(needs, FIRST)),
    otherwise=Otherwise(effects=call(needs, FIRST)),
    # "An opponent may discard his or her hand to cancel this effect."
    prevented_by=Prevented(player=FIRST.who, effects=call(needs, SECOND)),
    contributed=ChangedLast(change=other_contribution, said=FIRST),
    amount=OtherAmount(many=FIRST, thing=SECOND),  # The other amount instead: "2 power instead"
    power_up_to=ChangedLast(change=up_to_power, said=FIRST),
    by=OtherReduction(many=FIRST),  # The other reduction instead: "by 2 instead"
    higher=ChangedLast(change=higher_strength, said=FIRST),
    said_first=call(replace, FIRST, condition=SECOND),  # The alternative with its condition last
    said_last=call(replace, SECOND, condition=FIRST),  # The alternative with its condition first
    strength=ChangedLast(change=other_strength, said=call(added, FIRST)),  # The other STR instead
    # "Then, you may discard X gold from it to .., where X is ..".
    then_where_x=call(replace, call(where_x, READING, FIRST, SECOND), then=True),
    effects=call(joined, ALL),  # The effects, one after another
)
