"""Noun phrases: what happened to the cards, or what they did, in the challenge, the phase or the round; and what the text
itself did to them: "each card revealed this way"."""

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.words import WORKED_ON, Ref
from agot_judge.engine.state.events import TAKING_PART
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns import nouns
from agot_judge.text.lexicon import lexicon
from agot_judge.text.parsing.template import FIRST, READING, call
from agot_judge.text.phrases.description import Fields, Patch, Said, excluding
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person


def _in_any_history(events: tuple[str, ...], period: str) -> Fields:
    return {"any_of": tuple(Cards(zone="any", in_history=event, history_period=period) for event in events)}


@nouns.rule
def happened(reading: Reading, what: str, period: str) -> Patch:
    """The occurrence in a period: ``killed this round``."""
    return {"in_history": lexicon().kinds[what], "history_period": period, "zone": "any"}


@nouns.rule
def happened_or_discarded_from_play(reading: Reading, what: str, other: str, period: str) -> Patch:
    """``that was killed or discarded from play this phase``."""
    return {**_in_any_history((lexicon().kinds[what], _from_play(other)), period), "zone": "any"}


def _from_play(what: str) -> str:
    if what != "discarded":
        raise Unclear("what happened to it from play")
    return "discard from play"


def participated_in_one(reading: Reading, period: str) -> Patch:
    """The cards that took part in a challenge of the period."""
    return _in_any_history(TAKING_PART, period)


@nouns.rule
def targeted_by_assault(reading: Reading, period: str) -> Patch:
    """The assault that targeted it: ``that was targeted by assault this challenge``."""
    if period != "challenge":
        raise Unclear("in which challenge")
    return {"in_history": "assault", "history_period": period}


def what_was_done(reading: Reading, done: str) -> Ref:
    """The cards to which that was done this way: those that paid the cost, or those that an effect before affected. Raises
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


nouns.means(
    # The way out of shadows: "that came out of shadows this phase"
    came_out={"in_history": "come out of shadows", "history_period": FIRST},
    # "that did not participate in a challenge this phase"
    participated_in_none=call(excluding, call(participated_in_one, READING, FIRST)),
    # "each character knelt this way": those that paid, where that was the cost
    done_this_way={"among": call(what_was_done, READING, FIRST), "zone": "any"},
)
