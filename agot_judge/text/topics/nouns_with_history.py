"""Noun phrases: what happened to the cards, or what they did, in the challenge, the phase or the round."""

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.state.events import TAKING_PART
from agot_judge.text.description import Patch, excluding
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.noun_descriptions import controlled
from agot_judge.text.topics.the_one import nouns

__all__ = ["nouns"]

HAPPENED = {
    "killed": "kill",
    "sacrificed": "sacrifice",
    "discarded": "discard",
    "knelt": "kneel",
    "saved": "save",
}


def _in_any_history(events: tuple[str, ...], period: str) -> Patch:
    return {"any_of": tuple(Cards(zone="any", in_history=event, history_period=period) for event in events)}


@nouns.rule
def happened(reading: Reading, what: str, period: str) -> Patch:
    return {"in_history": HAPPENED[what], "history_period": period, "zone": "any"}


@nouns.rule
def happened_either(reading: Reading, what: str, other: str, period: str) -> Patch:
    """``that was killed or sacrificed this phase``."""
    return {**_in_any_history((HAPPENED[what], HAPPENED[other]), period), "zone": "any"}


@nouns.rule
def discarded_from_play(reading: Reading, what: str, period: str) -> Patch:
    return {"in_history": _from_play(what), "history_period": period, "zone": "any"}


@nouns.rule
def happened_or_discarded_from_play(reading: Reading, what: str, other: str, period: str) -> Patch:
    """``that was killed or discarded from play this phase``."""
    return {**_in_any_history((HAPPENED[what], _from_play(other)), period), "zone": "any"}


def _from_play(what: str) -> str:
    if what != "discarded":
        raise Unclear("what happened to it from play")
    return "discard from play"


@nouns.rule
def marshaled(reading: Reading, period: str) -> Patch:
    return {"in_history": "marshal", "history_period": period}


@nouns.rule
def revealed_in(reading: Reading, period: str) -> Patch:
    """``a plot card that was revealed this round``: wherever it is now."""
    if period != "round":
        raise Unclear("when it was revealed")
    return {"in_history": "reveal plot", "history_period": period, "zone": "any"}


@nouns.rule
def revealed_by_in(reading: Reading, person: Person, period: str) -> Patch:
    return {"_all": [revealed_in(reading, period), controlled(reading, person)]}


@nouns.rule
def played(reading: Reading, period: str) -> Patch:
    """``each event in your discard pile that was played this phase``."""
    return {"in_history": "play event", "history_period": period}


@nouns.rule
def declared(reading: Reading, role: str, period: str) -> Patch:
    return {"in_history": f"declare {role.removesuffix('s')}", "history_period": period}


@nouns.rule
def declared_either(reading: Reading, role: str, other: str, period: str) -> Patch:
    """``that was declared as an attacker or defender this phase``."""
    return _in_any_history((f"declare {role}", f"declare {other}"), period)


@nouns.rule
def not_declared(reading: Reading, *said: str) -> Patch:
    """``that has not been declared as an attacker or defender this phase``."""
    *roles, period = said
    return {"_all": [excluding(declared(reading, role, period)) for role in roles]}


@nouns.rule
def did_not_enter_play(reading: Reading, period: str) -> Patch:
    return excluding(entered_play(reading, period))


@nouns.rule
def entered_play(reading: Reading, period: str) -> Patch:
    return {"in_history": "enter play", "history_period": period}


@nouns.rule
def participated(reading: Reading) -> Patch:
    """In the present challenge, or the one that has just ended, whether it still does or not."""
    return _in_any_history(TAKING_PART, "challenge")


@nouns.rule
def did_not_participate(reading: Reading) -> Patch:
    return excluding(participated(reading))


@nouns.rule
def participated_in_one(reading: Reading, period: str) -> Patch:
    return _in_any_history(TAKING_PART, period)


@nouns.rule
def participated_in_none(reading: Reading, period: str) -> Patch:
    """``that did not participate in a challenge this phase``."""
    return excluding(participated_in_one(reading, period))


@nouns.rule
def came_out(reading: Reading, period: str) -> Patch:
    return {"in_history": "come out of shadows", "history_period": period}
