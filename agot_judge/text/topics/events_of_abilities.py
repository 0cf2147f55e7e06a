"""``When the effects of an opponent's event would initiate``: which abilities."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading
from agot_judge.text.topic import Topic

events_of_abilities = Topic("events_of_abilities", "event")

Fields = dict[str, Any]


@events_of_abilities.rule
def would_initiate(reading: Reading, fields: Fields) -> Trigger:
    return Trigger(event="initiate", would=True, **fields)


@events_of_abilities.rule
def chooses_only_target(reading: Reading, person: Person, noun: Noun) -> Trigger:
    """``When an opponent chooses a character you control as the only target of an ability``: as it initiates."""
    reading.mention(noun, "its target")
    reading.happening = "occurrence"
    return Trigger(event="initiate", player=person.who, only_target=noun.cards)


@events_of_abilities.rule
def any_ability(reading: Reading, fields: Fields) -> Fields:
    return fields


@events_of_abilities.rule
def owned_ability(reading: Reading, owner: Person, fields: Fields) -> Fields:
    reading.player = owner.in_turn
    return {**fields, "player": owner.who}


@events_of_abilities.rule
def event_card(reading: Reading, noun: Noun) -> Fields:
    """``an opponent's event``: whose it is is who plays it."""
    player = noun.cards.controller
    card = replace(noun.cards, zone="any", controller="any")
    reading.mention(noun, "occurrence")
    return {"card": card, "player": player} if player != "any" else {"card": card}


@events_of_abilities.rule
def any_reaction(reading: Reading, what: str) -> Fields:
    return {"reacts_to": what}


@events_of_abilities.rule
def owned_reaction(reading: Reading, owner: Person, what: str) -> Fields:
    return {"reacts_to": what, "player": owner.who}


@events_of_abilities.rule
def of_kinds(reading: Reading, types: tuple[str, ...]) -> Fields:
    return {"card": Cards(type=types, zone="any")}


@events_of_abilities.rule
def of_other_kinds(reading: Reading, types: tuple[str, ...]) -> Fields:
    return {"card": Cards(zone="any", excluding=(Cards(type=types, zone="any"),))}


@events_of_abilities.rule
def ability(reading: Reading) -> Fields:
    return {}


@events_of_abilities.rule
def when_revealed(reading: Reading) -> Fields:
    return {"ability_kind": "when revealed"}


@events_of_abilities.rule
def with_only_target(reading: Reading, noun: Noun) -> Fields:
    reading.mention(noun, "its target")
    return {"only_target": noun.cards}


@events_of_abilities.rule
def that_searches(reading: Reading) -> Fields:
    return {"with_word": "search"}


@events_of_abilities.rule
def winning(reading: Reading) -> str:
    return "win challenge"


@events_of_abilities.rule
def kinds(reading: Reading, *found: str) -> tuple[str, ...]:
    return found


@events_of_abilities.rule
def exclusions(reading: Reading, *found: str) -> tuple[str, ...]:
    return found
