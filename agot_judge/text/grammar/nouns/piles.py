"""Cards at an end of a deck or pile: "the top 3 cards of your deck", "all but the bottom card of your deck"."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards, Paid
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns import nouns
from agot_judge.text.grammar.places.zones import Zone, of_one
from agot_judge.text.parsing.template import FIRST, READING, call
from agot_judge.text.phrases.noun import Noun


@nouns.rules(top="top", bottom="bottom")
def at_end(reading: Reading, end: str, *said: Any) -> Noun:
    """The cards at one end of a pile: ``the top 3 cards of your deck``, ``the bottom card of your deck``."""
    many, zone = said if len(said) == 2 else (1, said[0])
    return _end_of(reading, zone, end, many)


@nouns.rule
def all_but_bottom(reading: Reading, *said: Any) -> Noun:
    """The cards of a pile but the bottom one."""
    return _all_but(at_end(reading, "bottom", *said))


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


def _end_of(reading: Reading, zone: Zone, end: str, many: Amount) -> Noun:
    if "used" in zone.places:
        raise Unclear("the order of used plot cards")
    zone = of_one(reading, zone)
    found = replace(Cards(zone=zone.field, controller=zone.who), **{end: many})
    each_of = zone.who if zone.every else ""
    return Noun(cards=found, quantity="the", plural=many != 1 or zone.every, each_of=each_of)


nouns.means(
    top_x=call(_end_of, READING, FIRST, "top", Paid()),  # The top X cards of a pile
)
