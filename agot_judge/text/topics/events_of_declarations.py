"""Against whom characters are declared: triggering conditions."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.conditions import Condition
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.challenges import exists
from agot_judge.text.topics.events_of_cards import happening

events_of_declarations = Topic("events_of_declarations", "event")

Fields = dict[str, Any]


@events_of_declarations.rule
def against_player(reading: Reading, noun: Noun, fields: Fields, person: Person) -> Trigger:
    """``as an attacker against you``: in a challenge in which you are the defending player."""
    if fields["event"] != "declare attacker" or fields.get("or_events") or person.who != "you":
        raise Unclear("against whom")
    found = happening(reading, noun, fields)
    return replace(found, when=(*found.when, Condition(you_are="defending player")))


@events_of_declarations.rule
def against_cards(reading: Reading, noun: Noun, fields: Fields, other: Noun) -> Trigger:
    """``as a defender against this character``: while it is attacking."""
    if fields.get("or_events"):
        raise Unclear("on which side")
    found = happening(reading, noun, fields)
    role = {"defending": True} if found.event == "declare attacker" else {"attacking": True}
    return replace(found, when=(*found.when, exists(reading, other, **role)))
