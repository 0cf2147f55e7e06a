"""Noun phrases: the one that something is said of, the best or the latest of such cards."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.text.description import Patch
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.done_this_way import nouns
from agot_judge.text.topics.noun_descriptions import description
from agot_judge.text.topics.noun_heads import kinds
from agot_judge.text.topics.nouns import each, type_named
from agot_judge.text.topics.zones import Zone

__all__ = ["nouns"]


@nouns.rule
def the_one(reading: Reading, kind: str, after: list[Patch]) -> Noun:
    """``the character with the highest STR``."""
    found = description(reading, None, Noun(cards=Cards(type=type_named(kind))), after)
    if found.each_of and (found.cards.highest or found.cards.lowest):
        raise Unclear("the highest of each of several players")
    if found.cards.topmost and (
        found.cards.zone not in ("discard", "dead") or found.cards.controller in ("any", "opponent")
    ):
        raise Unclear("of whose pile")
    if found.cards.topmost and found.cards == Cards(
        zone=found.cards.zone, controller=found.cards.controller, topmost=True
    ):
        return replace(found, quantity="the", cards=replace(found.cards, topmost=False, top=1))
    if not (found.cards.topmost or found.cards.highest or found.cards.lowest or found.cards.top):
        return _chosen_so(reading, found)
    return replace(found, quantity="the")


def _chosen_so(reading: Reading, described: Noun) -> Noun:
    """``choose a character you control and a character controlled by an opponent. Stand the character you control``: the
    one that was chosen in these words. Raises Unclear where there is not just one: it does not say each such card."""
    chosen = (choose for choose in reading.choices if not choose.word and choose.player is None)
    so = [
        ref
        for ref, choose in zip(TARGETS, chosen, strict=False)
        if choose.cards == described.cards and choose.most == 1
    ]
    if len(so) != 1:
        raise Unclear("which of several cards")
    return Noun(ref=so[0], cards=Cards(type=described.cards.type), quantity="the")


@nouns.rule
def the_one_so(reading: Reading, before: list[Patch], kind: str, after: list[Patch]) -> Noun:
    """``the defending character with the lowest STR``."""
    found = description(reading, before, Noun(cards=Cards(type=type_named(kind))), after)
    if found.each_of or not (found.cards.highest or found.cards.lowest):
        raise Unclear("which of several cards")
    return replace(found, quantity="the")


@nouns.rule
def the_ones(reading: Reading, kind: str, after: list[Patch]) -> Noun:
    """``the cards under this card``: each of them."""
    return each(reading, None, description(reading, None, kinds(reading, kind), after))


@nouns.rule
def latest(reading: Reading) -> Patch:
    """``the character in your dead pile that was most recently placed there``: the one nearest to its top."""
    return {"topmost": True}


@nouns.rule
def latest_in(reading: Reading, zone: Zone) -> Patch:
    """``the card most recently placed in your discard pile``."""
    if len(zone.places) != 1 or zone.every:
        raise Unclear("in which pile")
    return {"topmost": True, "zone": zone.field, "controller": zone.who}
