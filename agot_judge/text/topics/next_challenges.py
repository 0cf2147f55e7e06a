"""What holds during a challenge to come: a delayed effect that waits for its initiation."""

from typing import Any

from agot_judge.engine.ability.ability import Adjust, Effect, Later, Modify
from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.constants import modifies
from agot_judge.text.topics.delayed import spoken_of
from agot_judge.text.topics.durations import PERIODS
from agot_judge.text.topics.lasting import Subject, lasts
from agot_judge.text.topics.lasting import changed as spoken_of_as_subject
from agot_judge.text.topics.sentences import Effects

next_challenges = Topic("next_challenges", "effect")

Fields = dict[str, Any]

_AS_IT_IS_INITIATED = ("stealth", "assault")
"""Keywords that are used while a challenge is initiated: a delayed effect would come too late for them."""


Contest = tuple[Trigger, str]
"""The initiation of such a challenge, and until when it is waited for."""


@next_challenges.rule
def subject(reading: Reading, noun: Noun) -> Subject:
    return spoken_of_as_subject(reading, noun)


@next_challenges.rule
def change_during(reading: Reading, on: Subject, fields: Fields, contest: Contest) -> Effects:
    return said_first(reading, contest, modifies(on, fields))


@next_challenges.rule
def value_during(reading: Reading, found: Modify | Adjust, contest: Contest) -> Effects:
    return said_first(reading, contest, (found,))


@next_challenges.rule
def said_first(reading: Reading, contest: Contest, found: Effects) -> Effects:
    trigger, period = contest
    if not found or not all(_can_wait(effect) for effect in found):
        raise Unclear("what would have to hold as the challenge is initiated")
    effects = lasts(found, "challenge")
    return (Later(trigger=trigger, effects=effects, on=spoken_of(effects), until=PERIODS[period]),)


def _can_wait(effect: Effect) -> bool:
    """Whether it comes to the same if it holds from the initiation on: for known cards, or a plot card's value."""
    if not isinstance(effect, Modify) or effect.rules or effect.cannot or effect.gains_abilities:
        return False
    if any(keyword.startswith(_AS_IT_IS_INITIATED) for keyword in effect.gains_keywords):
        return False
    if effect.gains_icons or effect.loses_icons or effect.loses_keywords:
        return False
    on = effect.on
    return isinstance(on, str) or on == Cards(type=("plot",), revealed=True, controller=on.controller)


@next_challenges.rule
def contest(reading: Reading, icon: str | None, *more: Any) -> Contest:
    *who, period = more
    fields: Fields = {"event": "initiate challenge", "challenge": (icon,) if icon else ()}
    for one in who:
        fields |= one
    return Trigger(**fields), period


@next_challenges.rule
def initiated_by(reading: Reading, person: Person) -> Fields:
    return {"player": _one(person)}


@next_challenges.rule
def against(reading: Reading, person: Person) -> Fields:
    return {"other_player": _one(person)}


@next_challenges.rule
def initiated_against(reading: Reading, person: Person, other: Person) -> Fields:
    return {**initiated_by(reading, person), **against(reading, other)}


def _one(person: Person) -> Any:
    if person.every or person.none:
        raise Unclear("whose challenge")
    return person.who
