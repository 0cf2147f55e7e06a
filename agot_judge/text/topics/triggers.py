"""Triggering conditions."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.conditions import Condition
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading
from agot_judge.text.topic import Topic
from agot_judge.text.topics.challenges import Challenge

triggers = Topic("triggers", "trigger")

Fields = dict[str, Any]


@triggers.rule
def trigger(reading: Reading, found: Trigger) -> Trigger:
    return found


@triggers.rule
def result(reading: Reading, person: Person, verb: str, challenge: Challenge, *which: Fields) -> Trigger:
    event = "win challenge" if verb.startswith("win") else "lose challenge"
    found = Trigger(event=event, player=person.who, challenge=challenge.types, unopposed=challenge.unopposed)
    when = tuple(condition for fields in which for condition in fields.pop("when", ()))
    for fields in which:
        found = replace(found, **fields)
    return replace(found, when=when)


@triggers.rule
def in_which(reading: Reading, noun: Noun, role: str) -> Fields:
    cards = reading.happens_to(noun) or Cards()
    return {"when": (Condition(exists=replace(cards, **{role: True})),)}


@triggers.rule
def by(reading: Reading, many: int) -> Fields:
    return {"by_at_least": many}


@triggers.rule
def as_player(reading: Reading, side: str) -> Fields:
    return {"as_player": f"{side} player"}


@triggers.rule
def enters_play(reading: Reading, noun: Noun) -> Trigger:
    return Trigger(event="enter play", card=reading.happens_to(noun))
