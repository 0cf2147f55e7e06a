"""The verbs of occurrences in which something is done to cards."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.grammar.occurrences.cards import occurrences_of_cards
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.lexicon import lexicon
from agot_judge.text.parsing.template import FIRST, call

_DISCARD_FROM = {
    "play": "discard from play",
    "hand": "discard from hand",
    "deck": "discard from deck",
    "shadows": "discard from shadows",
}


@occurrences_of_cards.rule
def done(reading: Reading, participle: str) -> Trigger:
    """The occurrence of what is done: ``killed``, ``played``."""
    return Trigger(event=lexicon().kinds[participle])


@occurrences_of_cards.rule
def discarded_from(reading: Reading, zone: Zone) -> Trigger:
    """The occurrence of discarding from a place."""
    if not _DISCARD_FROM.keys() >= {*zone.places}:
        raise Unclear("discarded from where")
    kinds = tuple(_DISCARD_FROM[place] for place in zone.places)
    if zone.who in ("any", "opponent") and set(zone.places) <= {"hand", "deck"}:
        reading.player = "that player"
    return Trigger(event=kinds[0], or_events=kinds[1:], player=zone.who)


@occurrences_of_cards.rule
def discarded_at_random_from(reading: Reading, zone: Zone) -> Trigger:
    """The occurrence of discarding at random from a hand."""
    if zone.places != ("hand",):
        raise Unclear("discarded at random from where")
    return replace(discarded_from(reading, zone), at_random=True)


@occurrences_of_cards.rule
def returned(reading: Reading, zone: Zone) -> Trigger:
    """The occurrence of returning to a hand or to shadows."""
    if zone.places == ("shadows",):
        return Trigger(event="return to shadows")
    if zone.places != ("hand",):
        raise Unclear("returned to where")
    card = None if zone.who in ("any", "owner") else Cards(owner=zone.who)
    return Trigger(event="return to hand", card=card)


def into(zone: Zone) -> Trigger:
    """The occurrence that a card enters a place, in play or out of play. Raises Unclear for several places."""
    if len(zone.places) != 1:
        raise Unclear("into which place")
    if zone.places[0] == "play":
        return Trigger(event="enter play")
    return Trigger(event="enter pile", to=zone.places[0], player=zone.who)


@occurrences_of_cards.rule
def removed_from_challenge(reading: Reading, challenge: Challenge) -> Trigger:
    """The occurrence ``removed from the challenge``."""
    return Trigger(event="remove from challenge", challenge=challenge.only("types").types)


occurrences_of_cards.means(
    stood=Trigger(event="stand"),
    discarded=Trigger(event="discard"),
    revealed=Trigger(event="reveal"),
    revealed_from=Trigger(event="reveal", player=FIRST.who, card=call(Cards, zone=FIRST.field)),
    declared=FIRST,
    bypassed=Trigger(event="bypass"),  # "bypassed by stealth"
    placed=call(into, FIRST),  # "placed in your dead pile": as of anything that enters a pile
)
