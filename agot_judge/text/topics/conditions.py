"""Conditions."""

from msgspec.structs import replace

from agot_judge.engine.ability.conditions import Condition
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.challenges import Challenge

conditions = Topic("conditions", "condition")


@conditions.rule
def condition(reading: Reading, found: Condition) -> Condition:
    return found


@conditions.rule
def during(reading: Reading, challenge: Challenge) -> Condition:
    return Condition(challenge=challenge.types or ("any",))


@conditions.rule
def you_control(reading: Reading, noun: Noun) -> Condition:
    if not isinstance(noun.least, int):
        raise Unclear("a number must stand here")
    cards = replace(reading.happens_to(noun) or noun.cards, controller="you")
    if noun.quantity == "no":
        return Condition(exists=cards, count_at_most=0)
    return Condition(exists=cards, count_at_least=noun.least)


@conditions.rule
def cards_are(reading: Reading, noun: Noun, role: str) -> Condition:
    cards = reading.happens_to(noun) or noun.cards
    fields = {"kneeling": role == "kneeling"} if role in ("standing", "kneeling") else {role: True}
    return Condition(exists=replace(cards, **fields))


@conditions.rule
def first_player(reading: Reading) -> Condition:
    return Condition(you_are="first player")
