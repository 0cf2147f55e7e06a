"""From where to where cards and power go: triggering conditions."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.events_of_cards import discarded_in, happening, into
from agot_judge.text.topics.zones import Zone

events_of_places = Topic("events_of_places", "event")


@events_of_places.rule
def placed_from(reading: Reading, noun: Noun, zone: Zone, start: Zone) -> Trigger:
    """``placed in your discard pile from play``: in whatever way a card comes there from that place."""
    if zone.places == ("discard",) or "play" in start.places:
        return happening(reading, noun, discarded_in(zone, start))
    return _moved_from(reading, noun, zone, start)


def _moved_from(reading: Reading, noun: Noun, zone: Zone, start: Zone) -> Trigger:
    """From one place out of play to another, in whatever way: both are of the owner of the card."""
    if zone.places == ("play",) or zone.places == start.places or start.places == ("deck",):
        raise Unclear("from where to where")
    named = {start.who, zone.who} - {"any", "owner", "that player"}
    if len(named) > 1:
        raise Unclear("from where to where")
    whose = replace(zone, who=named.pop()) if named else zone
    return replace(happening(reading, noun, into(whose)), out_of=start.places)


@events_of_places.rule
def would_be_placed_from(reading: Reading, noun: Noun, zone: Zone, start: Zone) -> Trigger:
    if zone.places != ("discard",):
        raise Unclear("what would be placed there, before it is")
    return replace(placed_from(reading, noun, zone, start), would=True)


@events_of_places.rule
def placed_after_playing(reading: Reading, noun: Noun, zone: Zone) -> Trigger:
    """An event card that was played is in no zone until it is placed in a pile (2e/faq/1.5/2)."""
    return replace(happening(reading, noun, into(zone)), out_of=("being played",))


@events_of_places.rule
def played_is_placed(reading: Reading, noun: Noun, person: Person, zone: Zone) -> Trigger:
    if person.every or person.none or zone.who not in (person.who, "owner", reading.subject):
        raise Unclear("who played it")
    found = placed_after_playing(reading, noun, zone)
    return replace(found, player=person.who)


@events_of_places.rule
def played_would_be_placed(reading: Reading, noun: Noun, person: Person, zone: Zone) -> Trigger:
    return replace(played_is_placed(reading, noun, person, zone), would=True)


@events_of_places.rule
def returned_from(reading: Reading, noun: Noun, zone: Zone, start: Zone) -> Trigger:
    if zone.places != ("hand",):
        raise Unclear("from where to where")
    if "play" not in start.places:
        return _moved_from(reading, noun, zone, start)
    if len(start.places) > 1:
        raise Unclear("from where to where")
    found: dict[str, Any] = {"event": "return to hand"}
    if zone.who not in ("any", "owner"):
        found["_owner"] = zone.who
    return happening(reading, noun, found)


@events_of_places.rule
def moved_from(reading: Reading, noun: Noun, start: Zone, zone: Zone) -> Trigger:
    return returned_from(reading, noun, zone, start)


@events_of_places.rule
def would_be_returned_from(reading: Reading, noun: Noun, zone: Zone, start: Zone) -> Trigger:
    if "play" not in start.places:
        raise Unclear("what would be placed there, before it is")
    return replace(returned_from(reading, noun, zone, start), would=True)


@events_of_places.rule
def takes_control(reading: Reading, person: Person, noun: Noun) -> Trigger:
    if person.none or person.every:
        raise Unclear("who takes control")
    return replace(happening(reading, noun, {"event": "take control"}), player=person.who)


@events_of_places.rule
def marshals_into_shadows(reading: Reading, person: Person, noun: Noun) -> Trigger:
    if person.none or person.every:
        raise Unclear("who marshals it")
    return replace(happening(reading, noun, {"event": "marshal into shadows"}), player=person.who)


@events_of_places.rule
def bypassed(reading: Reading, noun: Noun) -> Trigger:
    """``a character is bypassed``: by stealth, whatever else can do it."""
    return happening(reading, noun, {"event": "bypass"})


@events_of_places.rule
def put_into_shadows(reading: Reading, noun: Noun) -> Trigger:
    return happening(reading, noun, into(Zone(("shadows",))))


@events_of_places.rule
def puts_into_shadows(reading: Reading, person: Person, noun: Noun) -> Trigger:
    """Into the shadows area of that player."""
    if person.none or person.every or person.where is not None:
        raise Unclear("who puts it there")
    return replace(put_into_shadows(reading, noun), player=person.who)


@events_of_places.rule
def would_marshal_into_shadows(reading: Reading, person: Person, noun: Noun) -> Trigger:
    return replace(marshals_into_shadows(reading, person, noun), would=True)


@events_of_places.rule
def would_take_control(reading: Reading, person: Person, noun: Noun) -> Trigger:
    return replace(takes_control(reading, person, noun), would=True)
