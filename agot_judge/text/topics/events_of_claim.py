"""Claim that is applied and satisfied: triggering conditions."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.challenges import Challenge, is_player

events_of_claim = Topic("events_of_claim", "event")


@events_of_claim.rule
def applied(reading: Reading, icon: str, happening: None, *more: Person | Challenge) -> Trigger:
    """The claim result, of the player to whom it is applied."""
    found = Trigger(event="claim", challenge=(icon,) if icon else ())
    for part in more:
        if isinstance(part, Challenge):
            found = _for(found, part)
            continue
        found = replace(found, player=_one(reading, part))
    return found


@events_of_claim.rule
def would_be_applied(reading: Reading, icon: str, happening: None, *more: Person | Challenge) -> Trigger:
    return replace(applied(reading, icon, happening, *more), would=True)


@events_of_claim.rule
def applied_of(reading: Reading, icon: str, challenge: Challenge, happening: None, *more: Person) -> Trigger:
    """``the claim result for a challenge you won is applied``."""
    return applied(reading, icon, happening, *more, challenge)


@events_of_claim.rule
def would_be_applied_of(
    reading: Reading, icon: str, challenge: Challenge, happening: None, *more: Person
) -> Trigger:
    return would_be_applied(reading, icon, happening, *more, challenge)


@events_of_claim.rule
def satisfies(reading: Reading, person: Person, icon: str, *challenge: Challenge) -> Trigger:
    return applied(reading, icon, None, person, *challenge)


@events_of_claim.rule
def would_satisfy(reading: Reading, person: Person, icon: str, *challenge: Challenge) -> Trigger:
    return replace(satisfies(reading, person, icon, *challenge), would=True)


@events_of_claim.rule
def applies(reading: Reading, person: Person, icon: str, *challenge: Challenge) -> Trigger:
    """The winner of a challenge applies its claim (2e/rr/challenges-phase)."""
    found = applied(reading, icon, None, *challenge)
    return replace(found, when=(*found.when, is_player(_one(reading, person), "winner")))


@events_of_claim.rule
def would_apply(reading: Reading, person: Person, icon: str, *challenge: Challenge) -> Trigger:
    return replace(applies(reading, person, icon, *challenge), would=True)


def _one(reading: Reading, person: Person) -> Any:
    if person.every or person.none:
        raise Unclear("whose claim")
    if person.who != "you":
        reading.player = person.in_turn
    return person.who


def _for(found: Trigger, challenge: Challenge) -> Trigger:
    here = challenge.condition()
    if found.challenge and challenge.types:
        raise Unclear("the type of the challenge said twice")
    return replace(
        found,
        challenge=found.challenge or challenge.types,
        when=(*found.when, *here.all_of),
        unopposed=challenge.unopposed,
    )


@events_of_claim.rule
def claim(reading: Reading, icon: str = "") -> str:
    return icon


@events_of_claim.rule
def happening(reading: Reading) -> None:
    """While claim is resolved its triggering condition is the claim result."""


@events_of_claim.rule
def to_player(reading: Reading, person: Person) -> Person:
    return person
