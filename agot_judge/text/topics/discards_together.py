"""What is discarded from play, and from elsewhere besides; what is left of a hand."""

from agot_judge.engine.ability.cards import Amount
from agot_judge.engine.ability.effects_on_cards import Discard
from agot_judge.engine.ability.effects_on_players import DiscardFromHand
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.deeds import affected
from agot_judge.text.topics.drawn_cards import hands_and_decks
from agot_judge.text.topics.hands_and_decks import at_random, discard_cards, discards
from agot_judge.text.topics.sentences import Effects
from agot_judge.text.topics.zones import Zone

__all__ = ["hands_and_decks"]


@hands_and_decks.rule
def so_many_at_random(reading: Reading, zone: Zone, many: Amount) -> Effects:
    """``discards cards at random from his or her hand equal to the number of Knights you control``."""
    return at_random(reading, many, zone, None)


@hands_and_decks.rule
def discard_so_many(reading: Reading, zone: Zone, many: Amount) -> Effects:
    """``discards cards from his or her hand equal to the number of Knights you control``."""
    if reading.part == "cost":
        raise Unclear("so many, and no fewer")
    return (DiscardFromHand(amount=many, player=discards(reading, zone)),)


@hands_and_decks.rule
def discard_from_play_and(reading: Reading, noun: Noun, other: Noun) -> Effects:
    """``discard each location from play and each card in shadows``."""
    if noun.ref is not None or noun.also or other.ref is not None or other.cards.zone == "play":
        raise Unclear("from where the others are discarded")
    return (Discard(on=affected(reading, noun, None)), *discard_cards(reading, None, other))
