"""Noun phrases: what happened to the cards, or what they did, in the challenge, the phase or the round."""

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.state.events import TAKING_PART
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns import nouns
from agot_judge.text.lexicon import lexicon
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.description import Fields, Patch, excluding


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
def participated_in_none(reading: Reading, period: str) -> Patch:
    """``that did not participate in a challenge this phase``."""
    return excluding(participated_in_one(reading, period))


@nouns.rule
def targeted_by_assault(reading: Reading, period: str) -> Patch:
    """The assault that targeted it: ``that was targeted by assault this challenge``."""
    if period != "challenge":
        raise Unclear("in which challenge")
    return {"in_history": "assault", "history_period": period}


nouns.means(
    # The way out of shadows: "that came out of shadows this phase"
    came_out={"in_history": "come out of shadows", "history_period": FIRST},
)
