"""Half of what a player has: ``discards half the cards in his or her hand (rounded down)``."""

from typing import Literal

from agot_judge.engine.ability.cards import Half, PlayerNumber
from agot_judge.engine.ability.effects_on_players import DiscardFromHand, LoseGold
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.hands_and_decks import discards
from agot_judge.text.topics.searched_for import hands_and_decks
from agot_judge.text.topics.sentences import Effects
from agot_judge.text.topics.tokens import treasures
from agot_judge.text.topics.zones import Zone

__all__ = ["hands_and_decks", "treasures"]

Way = Literal["up", "down"]


@hands_and_decks.rule
def rounded(reading: Reading, way: Way) -> Way:
    return way


@hands_and_decks.rule
def discard_half(reading: Reading, chosen: str | None, zone: Zone, way: Way | None) -> Effects:
    if zone.places != ("hand",) or reading.part != "effect":
        raise Unclear("half of which cards")
    player = discards(reading, zone)
    whole = PlayerNumber(what="hand", player=player)
    return (DiscardFromHand(amount=Half(of=whole, rounded=way or "up"), player=player),)


@treasures.rule
def half_gold(reading: Reading, owner: Person, way: Way | None) -> Effects:
    """``discard half of the gold in his or her gold pool``."""
    if owner.every or owner.none:
        raise Unclear("whose gold")
    whole = PlayerNumber(what="gold", player=owner.who)
    return (LoseGold(amount=Half(of=whole, rounded=way or "up"), player=owner.who),)


@treasures.rule
def rounded_gold(reading: Reading, way: Way) -> Way:
    return way
