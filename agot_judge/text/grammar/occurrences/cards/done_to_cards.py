"""What is done to cards: the verb of an occurrence."""

from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.grammar.occurrences.cards import events_of_cards
from agot_judge.text.grammar.occurrences.cards.happening import DISCARD_FROM, Fields
from agot_judge.text.grammar.places.zones import Zone


@events_of_cards.rule
def killed(reading: Reading) -> Fields:
    return {"event": "kill"}


@events_of_cards.rule
def sacrificed(reading: Reading) -> Fields:
    return {"event": "sacrifice"}


@events_of_cards.rule
def saved(reading: Reading) -> Fields:
    return {"event": "save"}


@events_of_cards.rule
def knelt(reading: Reading) -> Fields:
    return {"event": "kneel"}


@events_of_cards.rule
def stood(reading: Reading) -> Fields:
    return {"event": "stand"}


@events_of_cards.rule
def played(reading: Reading) -> Fields:
    return {"event": "play event"}


@events_of_cards.rule
def marshaled(reading: Reading) -> Fields:
    return {"event": "marshal"}


@events_of_cards.rule
def discarded(reading: Reading) -> Fields:
    return {"event": "discard"}


@events_of_cards.rule
def discarded_from(reading: Reading, zone: Zone) -> Fields:
    kinds = tuple(DISCARD_FROM.get((place,), "") for place in zone.places)
    if not all(kinds):
        raise Unclear("discarded from where")
    found: Fields = {"event": kinds[0], "or_events": kinds[1:]}
    if zone.who != "any":
        found["player"] = zone.who
    if zone.who in ("any", "opponent") and set(zone.places) <= {"hand", "deck"}:
        reading.player = "that player"
    return found


@events_of_cards.rule
def discarded_at_random_from(reading: Reading, zone: Zone) -> Fields:
    if zone.places != ("hand",):
        raise Unclear("discarded at random from where")
    return {**discarded_from(reading, zone), "at_random": True}


@events_of_cards.rule
def returned(reading: Reading, zone: Zone) -> Fields:
    if zone.places == ("shadows",):
        return returned_to_shadows(reading)
    if zone.places != ("hand",):
        raise Unclear("returned to where")
    found: Fields = {"event": "return to hand"}
    if zone.who not in ("any", "owner"):
        found["_owner"] = zone.who
    return found


@events_of_cards.rule
def placed(reading: Reading, zone: Zone) -> Fields:
    """``placed in your dead pile``: as of anything that enters a pile."""
    return into(zone)


def into(zone: Zone) -> Fields:
    """That a card enters a place out of play."""
    if len(zone.places) != 1:
        raise Unclear("into which place")
    if zone.places[0] == "play":
        return {"event": "enter play"}
    found: Fields = {"event": "enter pile", "to": zone.places[0]}
    if zone.who != "any":
        found["player"] = zone.who
    return found


@events_of_cards.rule
def removed_from_challenge(reading: Reading, challenge: Challenge) -> Fields:
    return {"event": "remove from challenge", "challenge": challenge.only("types").types}


@events_of_cards.rule
def revealed(reading: Reading) -> Fields:
    return {"event": "reveal"}


@events_of_cards.rule
def revealed_from(reading: Reading, zone: Zone) -> Fields:
    found: Fields = {"event": "reveal", "_zone": zone.field}
    if zone.who != "any":
        found["player"] = zone.who
    return found


@events_of_cards.rule
def declared(reading: Reading, found: Fields) -> Fields:
    return found


@events_of_cards.rule
def bypassed(reading: Reading) -> Fields:
    return {"event": "bypass"}


def returned_to_shadows(reading: Reading) -> Fields:
    return {"event": "return to shadows"}
