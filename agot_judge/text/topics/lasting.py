"""Lasting effects."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import (
    Adjust,
    Cost,
    Effect,
    Either,
    Forbid,
    If,
    Later,
    May,
    Modify,
    Permit,
)
from agot_judge.engine.ability.cards import On
from agot_judge.engine.ability.effects_on_cards import TakeControl
from agot_judge.engine.ability.effects_on_players import InitiateChallenge
from agot_judge.engine.ability.words import Duration
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.changes import Fields, added, together
from agot_judge.text.topics.constants import modifies
from agot_judge.text.topics.sentences import Effects

lasting = Topic("lasting", "effect", "lasting")

Lasting = Modify | Cost | Forbid | Permit | Adjust | TakeControl | InitiateChallenge


def lasts(effects: Effects, until: Duration) -> Effects:
    """The effects for so long. Raises Unclear for one that does not last."""
    return tuple(_lasts(effect, until) for effect in effects)


def _lasts(effect: Effect, until: Duration) -> Effect:
    if isinstance(effect, Lasting):
        if effect.until is not None:
            raise Unclear("two times until which it lasts")
        return replace(effect, until=until)
    if isinstance(effect, If):
        return replace(effect, effects=lasts(effect.effects, until), otherwise=lasts(effect.otherwise, until))
    if isinstance(effect, Either):
        return replace(effect, options=tuple(lasts(option, until) for option in effect.options))
    if isinstance(effect, May):
        return replace(effect, effects=lasts(effect.effects, until))
    if isinstance(effect, Later) and until in ("challenge", "phase", "round", "game"):
        return replace(effect, until=until)
    raise Unclear("an effect that does not last")


@lasting.rule
def subject(reading: Reading, noun: Noun) -> On:
    """What is spoken of, before what is said of it."""
    return reading.on(noun)


@lasting.rule
def change(reading: Reading, on: On, fields: Fields) -> Effects:
    return modifies(on, fields)


@lasting.rule
def change_until(reading: Reading, on: On, fields: Fields, until: Duration) -> Effects:
    return lasts(change(reading, on, fields), until)


@lasting.rule
def give(reading: Reading, on: On, fields: Fields, until: Duration) -> Effects:
    return lasts(change(reading, on, fields), until)


@lasting.rule
def give_both(reading: Reading, on: On, strength: str, fields: Fields, until: Duration) -> Effects:
    return lasts(change(reading, on, together((added("strength", strength), fields))), until)


@lasting.rule
def until(reading: Reading, duration: Duration, found: Effects) -> Effects:
    return lasts(found, duration)


@lasting.rule
def lasting_(reading: Reading, *found: Effects) -> Effects:
    return tuple(effect for one in found for effect in one)


@lasting.rule
def blank(reading: Reading, found: Modify) -> Effects:
    return (found,)


@lasting.rule
def blank_until(reading: Reading, found: Modify, until: Duration) -> Effects:
    return lasts((found,), until)
