"""Noun phrases: where the cards are; those at an end of a deck or pile: "the top 3 cards of your deck"."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards, Paid
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns import nouns
from agot_judge.text.grammar.places.zones import Zone, of_one
from agot_judge.text.parsing.template import FIRST, READING, SECOND, call
from agot_judge.text.phrases.description import Patch, Said
from agot_judge.text.phrases.noun import Noun


@nouns.rule
def in_zone(reading: Reading, zone: Zone) -> Patch:
    """The place of the cards: ``in your hand``."""
    return Said(
        fields=zone.fields,
        each_of=zone.who if zone.every else "",
        of_same_player=zone.single,
        of_any_player=zone.of_any_player,
    )


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
def placed_beneath(reading: Reading, other: Noun) -> Patch:
    """``each card you placed under it``: what only this card's own text places there. Raises Unclear for others, and at the end
    of a period, where those are meant that were placed before."""
    if other.ref != "self" or reading.ending:
        raise Unclear("under which card it was placed")
    return beneath(reading, other)


def _all_but(end: Noun) -> Noun:
    if end.each_of or end.cards.zone != "deck":
        raise Unclear("all but these")
    rest = Cards(zone="deck", controller=end.cards.controller, excluding=(end.cards,))
    return Noun(cards=rest, quantity="each", plural=True)


@nouns.rule
def topmost(reading: Reading, described: Noun) -> Noun:
    """``the top King character in your dead pile``: the first of them from the top."""
    cards = described.cards
    is_bare = described.quantity == "bare" and not described.plural and not described.also
    if not is_bare or cards.zone not in ("deck", "discard", "dead"):
        raise Unclear("on top of what")
    several = cards.controller in ("any", "opponent")
    if cards == Cards(zone=cards.zone, controller=cards.controller) or (several and not described.each_of):
        raise Unclear("of whose pile")  # the top card is read in another way
    return replace(described, cards=replace(cards, topmost=True), quantity="the", plural=several)


@nouns.rule
def topmost_of(reading: Reading, described: Noun, zone: Zone) -> Noun:
    """The topmost such card of a pile: ``the topmost character in your discard pile``."""
    zone = of_one(reading, zone)
    if described.cards.zone != "play":
        raise Unclear("on top of what")
    there = replace(described.cards, zone=zone.field, controller=zone.who)
    each_of = zone.who if zone.every else described.each_of
    return topmost(reading, replace(described, cards=there, each_of=each_of))


def _end_of(reading: Reading, end: str, many: Amount, zone: Zone) -> Noun:
    """The cards at one end of a pile."""
    if "used" in zone.places:
        raise Unclear("the order of used plot cards")
    zone = of_one(reading, zone)
    found = replace(Cards(zone=zone.field, controller=zone.who), **{end: many})
    each_of = zone.who if zone.every else ""
    return Noun(cards=found, quantity="the", plural=many != 1 or zone.every, each_of=each_of)


nouns.means(
    removed={"zone": "out of game"},
    under_agenda={"zone": "agenda", "controller": "you", "facedown": True},
    attached_to={"attached_to": call(Noun.on, FIRST)},  # The card to which they are attached: "on a Knight"
    top_one=call(_end_of, READING, "top", 1, FIRST),  # "the top card of your deck"
    top=call(_end_of, READING, "top", FIRST, SECOND),  # "the top 3 cards of your deck"
    top_x=call(_end_of, READING, "top", Paid(), FIRST),
    bottom_one=call(_end_of, READING, "bottom", 1, FIRST),
    bottom=call(_end_of, READING, "bottom", FIRST, SECOND),
    # The cards of a pile but the bottom one
    all_but_bottom=call(_all_but, call(_end_of, READING, "bottom", 1, FIRST)),
)
