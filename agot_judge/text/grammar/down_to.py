"""Hands down and up to a number: ``discard until you have 3 cards``, ``draw until your hand size is equal to ..``."""

from agot_judge.engine.ability.cards import PlayerMeasure, PlayerNumber
from agot_judge.engine.ability.effects_on_players import (
    DiscardFromHand,
)
from agot_judge.engine.ability.words import Who
from agot_judge.text.grammar.hands_and_decks import discards, draw, hands_and_decks
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.grammar.zones import Zone
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear


@hands_and_decks.rule
def until_they(reading: Reading) -> Who:
    if reading.subject == "you":
        raise Unclear("whose cards in hand count")
    return reading.subject


@hands_and_decks.rule
def discard_until(reading: Reading, chosen: str | None, zone: Zone, who: Who, many: int) -> Effects:
    return _down_to(many, discards(reading, zone))


def _down_to(many: int, who: Who) -> Effects:
    return (DiscardFromHand(amount=PlayerNumber(what="hand", player=who, plus=-many), player=who),)


@hands_and_decks.rule
def draw_until(
    reading: Reading, owner: Person, what: PlayerMeasure, other: Person, limit: PlayerMeasure
) -> Effects:
    """``draw cards until your hand size is equal to your reserve value``."""
    if (what, limit) != ("hand", "reserve") or {owner.who, other.who} != {reading.subject}:
        raise Unclear("until when cards are drawn")
    number = PlayerNumber(what="short of reserve", player=reading.subject)
    return draw(reading, number, None)
