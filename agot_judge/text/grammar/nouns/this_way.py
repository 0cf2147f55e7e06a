"""What something was done to by the text itself: "each card revealed this way"."""

from agot_judge.engine.ability.words import WORKED_ON, Ref
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns import nouns
from agot_judge.text.phrases.description import Patch, Said
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person


@nouns.rule
def done_this_way(reading: Reading, done: str) -> Patch:
    """``each character knelt this way``: those that paid, where that was the cost."""
    return {"among": what_was_done(reading, done), "zone": "any"}


def what_was_done(reading: Reading, done: str) -> Ref:
    """To which cards that was done this way: those that paid the cost, or those that an effect before affected. Raises
    Unclear where it can be the one or the other."""
    refs = reading.discourse.effects.done.get(done, ())
    if "cost" not in refs and refs.count("those") > 1:
        raise Unclear("to which of them it was done, one after the other")
    only_paid = bool(reading.discourse.costs()) and not any(
        one.ref in WORKED_ON for one in reading.discourse.mentions
    )
    if (not refs and only_paid) or (len(set(refs)) > 1 and "cost" in refs):
        raise Unclear("whether it paid")
    if "cost" in refs:
        return "cost"
    return reading.discourse.latest(done)


@nouns.rule
def of_player_done_this_way(reading: Reading, person: Person, done: str) -> Patch:
    """The cards to which that player did it: ``discarded this way``."""
    if "cost" in reading.discourse.effects.done.get(done, ()):
        raise Unclear("by which player")
    return of_player_this_way(reading, person)


def of_player_this_way(reading: Reading, person: Person) -> Patch:
    """``cards he or she shuffled this way``: of a place of his or her own, so that they are that player's own."""
    _, whose = list(reading.places.items())[-1] if reading.places else ("", None)
    of_each = whose in ("that player", person.who)
    if person.every or person.none or person.who in ("any", "opponent") or not of_each:
        raise Unclear("by which player")
    return Said(each=({"among": "those", "zone": "any"}, {"owner": person.who}))


@nouns.rule
def placed_under(reading: Reading, noun: Noun) -> Noun:
    """``each card you placed under this card``: by the effect before. Raises Unclear for other cards, and where it is not said
    of the end of a period."""
    if not reading.ending:
        raise Unclear("what is beneath this card by then")
    if noun.ref != "self" or noun.also:
        raise Unclear("under which card")
    if what_was_done(reading, "placed") not in ("those", "moved"):
        raise Unclear("which cards were placed there")
    return Noun(ref="moved")  # by its name: something else may be done before them
