"""The verbs of occurrences in which something is done to cards."""

from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.grammar.occurrences.cards import occurrences_of_cards
from agot_judge.text.grammar.occurrences.cards.happening import DISCARD_FROM, Fields
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.lexicon import lexicon
from agot_judge.text.parsing.template import FIRST, call


@occurrences_of_cards.rule
def done(reading: Reading, participle: str) -> Fields:
    """The occurrence of what is done: ``killed``, ``played``."""
    return {"event": lexicon().kinds[participle]}


@occurrences_of_cards.rule
def discarded_from(reading: Reading, zone: Zone) -> Fields:
    """The occurrence of discarding from a place."""
    kinds = tuple(DISCARD_FROM.get((place,), "") for place in zone.places)
    if not all(kinds):
        raise Unclear("discarded from where")
    found: Fields = {"event": kinds[0], "or_events": kinds[1:]}
    if zone.who != "any":
        found["player"] = zone.who
    if zone.who in ("any", "opponent") and set(zone.places) <= {"hand", "deck"}:
        reading.player = "that player"
    return found


@occurrences_of_cards.rule
def discarded_at_random_from(reading: Reading, zone: Zone) -> Fields:
    """The occurrence of discarding at random from a hand."""
    if zone.places != ("hand",):
        raise Unclear("discarded at random from where")
    return {**discarded_from(reading, zone), "at_random": True}


@occurrences_of_cards.rule
def returned(reading: Reading, zone: Zone) -> Fields:
    """The occurrence of returning to a hand or to shadows."""
    if zone.places == ("shadows",):
        return returned_to_shadows(reading)
    if zone.places != ("hand",):
        raise Unclear("returned to where")
    found: Fields = {"event": "return to hand"}
    if zone.who not in ("any", "owner"):
        found["_owner"] = zone.who
    return found


def into(zone: Zone) -> Fields:
    """The fields of the occurrence that a card enters a place, in play or out of play. Raises Unclear for several places."""
    if len(zone.places) != 1:
        raise Unclear("into which place")
    if zone.places[0] == "play":
        return {"event": "enter play"}
    found: Fields = {"event": "enter pile", "to": zone.places[0]}
    if zone.who != "any":
        found["player"] = zone.who
    return found


@occurrences_of_cards.rule
def removed_from_challenge(reading: Reading, challenge: Challenge) -> Fields:
    """The occurrence ``removed from the challenge``."""
    return {"event": "remove from challenge", "challenge": challenge.only("types").types}


@occurrences_of_cards.rule
def revealed_from(reading: Reading, zone: Zone) -> Fields:
    """The occurrence of revealing from a place."""
    found: Fields = {"event": "reveal", "_zone": zone.field}
    if zone.who != "any":
        found["player"] = zone.who
    return found


def returned_to_shadows(reading: Reading) -> Fields:
    """The occurrence of returning to shadows."""
    return {"event": "return to shadows"}


occurrences_of_cards.means(
    stood={"event": "stand"},  # The occurrence "stood"
    discarded={"event": "discard"},  # The occurrence "discarded"
    revealed={"event": "reveal"},  # The occurrence "revealed"
    declared=FIRST,
    bypassed={"event": "bypass"},  # The occurrence "bypassed by stealth"
    placed=call(into, FIRST),  # "placed in your dead pile": as of anything that enters a pile
)
