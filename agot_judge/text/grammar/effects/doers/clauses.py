"""Clauses of a sentence, one after another."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import If
from agot_judge.engine.ability.cards import Condition
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.doers import doers
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.template import FIRST, joined


@doers.rule
def cost(reading: Reading, found: Effects) -> Effects:
    """The cost."""
    if not found:
        raise Unclear("a choice is no cost")
    return found


@doers.rule
def clauses(reading: Reading, *found: Effects | None) -> Effects:
    """``discards each card in hand, then draws 3 cards``: the latter if the former was done in full."""
    at = found.index(None) if None in found else len(found)
    before = joined(tuple(one for one in found[:at] if one is not None))
    after = joined(tuple(one for one in found[at + 1 :] if one is not None))
    if at == len(found):
        return before
    return (*needs(before), If(condition=Condition(succeeded=True), effects=needs(after)))


@doers.rule
def and_then(reading: Reading) -> None:
    """No meaning of its own: what follows happens if what comes before was done in full."""


@doers.rule
def order_if_able(reading: Reading, found: Effects) -> Effects:
    """As much is done as can be."""
    if_able(reading)
    return found


@doers.rule
def if_able(reading: Reading) -> Effects:
    """No effects: the cards are chosen as far as they are there: ``that player chooses 2 cards in hand, if able``."""
    reading.choices[reading.chosen_before :] = [
        replace(one, apart_if_able=True) if one.player is None and not one.word else one
        for one in reading.choices[reading.chosen_before :]
    ]
    return ()


@doers.rules(may=True, unless=True)
def may(reading: Reading, optional: bool) -> None:
    """No target from here to the end of the clause: it is done only if the player wants to."""
    reading.clause = replace(reading.clause, optional=optional)


def after(reading: Reading, word: str) -> str:
    """The printed words of what may be done: after ``may``, or with their player after ``unless``."""
    return reading.clause.words.partition(f" {word} ")[2]


def needs(found: Effects) -> Effects:
    """Something that is done: a choice of targets belongs to the ability, not to a part of its effects."""
    if not found:
        raise Unclear("a choice within the effects")
    return found


doers.means(
    order=FIRST,
)
