"""Noun phrases: what happened to the cards, or what they did, in the challenge, the phase or the round; and what the text
itself did to them: "each card revealed this way"."""

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.words import WORKED_ON, Ref
from agot_judge.engine.state.events import TAKING_PART
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns import nouns
from agot_judge.text.lexicon import lexicon
from agot_judge.text.parsing.template import FIRST, READING, SECOND, call
from agot_judge.text.phrases.description import Patch, Said, excluding
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person


def _in_any_history(events: tuple[str, ...], period: str) -> tuple[Cards, ...]:
    """The cards to which one of these happened, or which did it."""
    return tuple(Cards(zone="any", in_history=event, history_period=period) for event in events)


def _kind(what: str) -> str:
    """The kind of occurrence in which that is done to a card."""
    return lexicon().kinds[what]


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
    """``cards he or she shuffled this way``: of a place of his or her own, so that they are that player's own."""
    if "cost" in reading.discourse.effects.done.get(done, ()):
        raise Unclear("by which player")
    _, whose = list(reading.places.items())[-1] if reading.places else ("", None)
    if whose not in ("that player", person.one):
        raise Unclear("by which player")
    return Said(each=({"among": "those", "zone": "any"}, {"owner": person.one}))


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
    # The occurrence in a period: "killed this round"
    happened={"in_history": call(_kind, FIRST), "history_period": SECOND, "zone": "any"},
    # "that was killed or discarded from play this phase"
    happened_or_discarded_from_play={
        "any_of": call(_in_any_history, (call(_kind, FIRST), "discard from play"), SECOND),
        "zone": "any",
    },
    # "that was targeted by assault this challenge"
    targeted_by_assault={"in_history": "assault", "history_period": "challenge"},
    # "that did not participate in a challenge this phase"
    participated_in_none=call(excluding, {"any_of": call(_in_any_history, TAKING_PART, FIRST)}),
    # "each character knelt this way": those that paid, where that was the cost
    done_this_way={"among": call(what_was_done, READING, FIRST), "zone": "any"},
)
