"""Against whom characters are declared: triggering conditions."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.conditions import Condition
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.substitution import spoken_of
from agot_judge.text.topic import Topic
from agot_judge.text.topics.challenges import Challenge, besides, exists, is_player
from agot_judge.text.topics.events_of_cards import happening

events_of_declarations = Topic("events_of_declarations", "event", "declaration")

Fields = dict[str, Any]


@events_of_declarations.rule
def against_player(reading: Reading, noun: Noun, fields: Fields, person: Person) -> Trigger:
    """``as an attacker against you``: in a challenge in which you are the defending player."""
    if fields["event"] != "declare attacker" or fields.get("or_events"):
        raise Unclear("against whom")
    found = happening(reading, noun, fields)
    return replace(found, when=(*found.when, *_against(reading, person)))


def _against(reading: Reading, person: Person) -> tuple[Condition, ...]:
    """That such a player is the defending player."""
    if person.none or person.every:
        raise Unclear("against whom")
    if person.whoever != "you":
        reading.player = "defending player"
    found: tuple[Condition, ...] = ()
    if person.whoever != "any":
        found = (is_player(person.whoever, "defending player"),)
    if person.where is not None:
        found = (*found, spoken_of(person.where, "defending player"))
    return found


@events_of_declarations.rule
def declares(
    reading: Reading, person: Person, noun: Noun, fields: Fields, challenge: Challenge | None
) -> Trigger:
    if person.none or person.every:
        raise Unclear("who declares")
    found = happening(reading, noun, fields)
    found = replace(found, player=person.who)
    if challenge is None:
        return found
    return replace(found, challenge=challenge.types, when=(*found.when, challenge.condition()))


@events_of_declarations.rule
def declares_against(reading: Reading, person: Person, noun: Noun, fields: Fields, other: Person) -> Trigger:
    if fields["event"] != "declare attacker" or fields.get("or_events"):
        raise Unclear("against whom")
    found = declares(reading, person, noun, fields, None)
    return replace(found, when=(*found.when, *_against(reading, other)))


@events_of_declarations.rule
def declares_one(reading: Reading, person: Person, role: str, challenge: Challenge | None) -> Trigger:
    """``an opponent declares a defender``."""
    noun = Noun(cards=Cards(type=("character",)), quantity="some")
    return declares(reading, person, noun, {"event": f"declare {role}"}, challenge)


@events_of_declarations.rule
def declares_many(
    reading: Reading, person: Person, many: int, roles: str, challenge: Challenge | None
) -> Trigger:
    """``you declare 3 or more attackers``."""
    cards = Cards(type=("character",))
    noun = Noun(cards=cards, quantity="some", least=many, most=many, any_number=True, plural=True)
    return declares(reading, person, noun, {"event": f"declare {roles.removesuffix('s')}"}, challenge)


@events_of_declarations.rule
def attacker(reading: Reading) -> Fields:
    return {"event": "declare attacker"}


@events_of_declarations.rule
def defender(reading: Reading) -> Fields:
    return {"event": "declare defender"}


@events_of_declarations.rule
def either(reading: Reading) -> Fields:
    return {"event": "declare attacker", "or_events": ("declare defender",)}


@events_of_declarations.rule
def against_cards(reading: Reading, noun: Noun, fields: Fields, other: Noun) -> Trigger:
    """``as a defender against this character``: while it is attacking."""
    if fields.get("or_events"):
        raise Unclear("on which side")
    found = happening(reading, noun, fields)
    role = {"defending": True} if found.event == "declare attacker" else {"attacking": True}
    return replace(found, when=(*found.when, exists(reading, other, **role)))


@events_of_declarations.rule
def alongside(reading: Reading, noun: Noun, fields: Fields, other: Noun) -> Trigger:
    """``as an attacker alongside a Knight``: while that one is attacking, too."""
    if fields.get("or_events"):
        raise Unclear("on which side")
    found = happening(reading, noun, fields)
    role = {"attacking": True} if found.event == "declare attacker" else {"defending": True}
    if not other.named:
        itself = (Cards(among="occurrence", zone="any"),)
        described = noun.ref is None and not noun.named
        cards = replace(other.cards, this=None, excluding=(*other.cards.excluding, *itself))
        other = replace(other, cards=cards if described else besides(noun, other.cards))
    return replace(found, when=(*found.when, exists(reading, other, **role)))


@events_of_declarations.rule
def declared_attacker(reading: Reading, challenge: Challenge | None) -> Fields:
    return _declared(challenge, "declare attacker")


@events_of_declarations.rule
def declared_defender(reading: Reading, challenge: Challenge | None) -> Fields:
    return _declared(challenge, "declare defender")


@events_of_declarations.rule
def declared_either(reading: Reading, challenge: Challenge | None) -> Fields:
    return _declared(challenge, "declare attacker", "declare defender")


@events_of_declarations.rule
def declared_attacker_alone(reading: Reading) -> Fields:
    """As the only one on its side."""
    return {**_declared(None, "declare attacker"), "_alone": True}


@events_of_declarations.rule
def declared_defender_alone(reading: Reading) -> Fields:
    return {**_declared(None, "declare defender"), "_alone": True}


@events_of_declarations.rule
def declared_either_alone(reading: Reading) -> Fields:
    return {**_declared(None, "declare attacker", "declare defender"), "_alone": True}


def _declared(challenge: Challenge | None, event: str, *more: str) -> Fields:
    found: Fields = {"event": event, "or_events": more}
    if challenge is not None:
        found["challenge"] = challenge.types
        found["when"] = (challenge.condition(),)
    return found
