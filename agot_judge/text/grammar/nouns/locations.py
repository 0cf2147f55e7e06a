"""Noun phrases: where the cards are."""

from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns import nouns
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.phrases.description import Patch, Said
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person


@nouns.rule
def in_zone(reading: Reading, zone: Zone) -> Patch:
    """The place of the cards: ``in your hand``."""
    whose = {"controller": zone.who} if zone.who != "any" else {}
    return Said(
        fields={"zone": zone.field, **whose},
        each_of=zone.who if zone.every else "",
        of_same_player=zone.single,
        of_any_player=zone.of_any_player,
    )


@nouns.rule
def attached_to(reading: Reading, other: Noun) -> Patch:
    """The card to which they are attached: ``on a Knight``."""
    return {"attached_to": other.on()}


@nouns.rule
def attached_to_any(reading: Reading, other: Noun) -> Patch:
    """``each attachment that is attached to a character he or she does not control``: on any of these."""
    return {"attached_to": other.cards if other.ref is None and other.is_any_one else other.on()}


@nouns.rule
def beneath(reading: Reading, other: Noun) -> Patch:
    """``each card under this card``, ``under a Meereen location you control``: placed there by an effect, out of play."""
    if other.ref in ("self", "host"):
        return {"zone": "under", "attached_to": other.on()}
    some = other.is_any_one or other.quantity == "each"
    if other.ref is not None or not some or other.cards.zone != "play" or other.types in ((), ("agenda",)):
        raise Unclear("under which card")
    return {"zone": "under", "attached_to": other.of_one()}


@nouns.rule
def placed_beneath(reading: Reading, person: Person, other: Noun) -> Patch:
    """``each card you placed under it``: what only this card's own text places there. Raises Unclear for others, and at the end
    of a period, where those are meant that were placed before."""
    if person.who != "you" or other.ref != "self" or reading.ending:
        raise Unclear("who placed it under which card")
    return beneath(reading, other)


nouns.means(
    removed={"zone": "out of game"},
    under_agenda={"zone": "agenda", "controller": "you", "facedown": True},
)
